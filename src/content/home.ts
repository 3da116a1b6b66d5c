import { depositRange, feeRange, smallestFee } from "@/config/fees";
import { airDays, productionTime, sampleTime, seaDays } from "@/config/lead-times";
import type { PathKey } from "@/config/paths";
import { quoteTime, reportTime, site } from "@/config/site";
import type { Department } from "@/config/department";
import { unbroken } from "@/lib/unbroken";
import { deskTitle, officeCount, officeCountFirst } from "./offices";
import type { PageCopy } from "./page-copy";
import type { TextLinkCopy } from "./sections";
import { toolLink } from "./tools/questions";

export type ServiceCard = {
  pathKey: Extract<
    PathKey,
    | "productSourcing"
    | "qualityControl"
    | "shipping"
    | "warehouse"
    | "fbaPrep"
    | "crowdfunding"
    | "customPackaging"
    | "supplierManagement"
  >;
  title: string;
  text: string;
  fact: string;
  /** With a picture, the card is two columns wide. */
  picture?: "product-sourcing" | "quality-control" | "fba-prep" | "crowdfunding";
};

/** The time of a step in weeks from the visitor's first message. */
export type ProcessStep = {
  title: string;
  text: string;
  time: string;
  link: TextLinkCopy;
  desk: Department;
  start: number;
  min: number;
  max: number;
  air?: { min: number; max: number };
};

export type Testimonial = {
  name: string;
  title: string;
  quote: string;
  stars: 5;
  avatarImageId: `testimonialAvatar${1 | 2 | 3}`;
};

/**
 * `width` is that of the default file at a height of 56 px. It reserves the space while the logo
 * loads.
 */
type ClientLogo = {
  imageId: `clientLogo${1 | 2 | 3 | 4 | 5 | 6}`;
  width: number;
};
type DeskRow = { desk: Department; title: string; detail: string };
type Risk = { problem: string; answer: string; proof: string };
type Payment = { week: number; title: string; text: string };

const intro = {
  lead: `${site.name} is a China sourcing agency.`,
  rest: `We find, check and ship for sellers, campaigns and retailers: a named factory, one disclosed fee of ${unbroken(feeRange)}, photos before you pay the balance.`,
};

export const head = {
  title: `China Sourcing Agent & Trade Services | ${site.name}`,
  description: `We find, check and ship products from China for online sellers, retailers and startups. Named factories, one clear fee, free quote within ${quoteTime}.`,
  heading: "Your factory is an ocean away. We’re just down the lane.",
  intro: `${intro.lead} ${intro.rest}`,
} satisfies PageCopy;

export const hero = {
  // The heading in the parts that the drawing needs: two lines, each broken once on phones. It has
  // no final period, because the lane is drawn from its last word.
  headingLines: [
    ["Your factory", "is an ocean away."],
    ["We’re just", "down the lane"],
  ] as const,
  intro,
  primaryAction: "Get Free Quote Now",
  secondaryAction: "See how it works",
  trustLine: `Since ${site.founded}. ${officeCountFirst} in China. Customers in 100+ countries.`,
  desks: [
    {
      desk: "find",
      title: deskTitle.find,
      detail: `quote within ${quoteTime}`,
    },
    {
      desk: "check",
      title: deskTitle.check,
      detail: `report within ${reportTime}`,
    },
    {
      desk: "ship",
      title: deskTitle.ship,
      detail: `air ${airDays} days, sea ${seaDays}`,
    },
  ] satisfies readonly DeskRow[],
};

export const clients = {
  heading: "Teams like yours",
  note: "Illustrative client marks",
  logos: [
    { imageId: "clientLogo1", width: 229 },
    { imageId: "clientLogo2", width: 229 },
    { imageId: "clientLogo3", width: 219 },
    { imageId: "clientLogo4", width: 263 },
    { imageId: "clientLogo5", width: 191 },
    { imageId: "clientLogo6", width: 242 },
  ] satisfies readonly ClientLogo[],
};

export const services = {
  heading: "Eight services. Take one box or the whole stack.",
  action: "View All Services",
  cards: [
    {
      pathKey: "productSourcing",
      title: "Product sourcing",
      text: "Three to five vetted factories, their quotes side by side.",
      fact: `Free quote within ${quoteTime}`,
      picture: "product-sourcing",
    },
    {
      pathKey: "qualityControl",
      title: "Quality control",
      text: "Inspectors before, during and after production, measuring against the sample you approved.",
      fact: `Photo report within ${reportTime}`,
      picture: "quality-control",
    },
    {
      pathKey: "shipping",
      title: "Shipping and logistics",
      text: "Sea, air, rail and express courier. DDP (delivered duty paid) for one price to the door.",
      fact: `Air ${airDays} days, sea ${seaDays}`,
    },
    {
      pathKey: "warehouse",
      title: "Warehousing and fulfillment",
      text: "We receive, count and store, join several suppliers’ goods, then pick and pack.",
      fact: "Ships to over 200 countries",
    },
    {
      pathKey: "fbaPrep",
      title: "Amazon FBA prep",
      text: "Stock for FBA (Fulfillment by Amazon), ready to check in: units labeled, cartons inside the limits.",
      fact: "Labels, polybags, cartons",
      picture: "fba-prep",
    },
    {
      pathKey: "crowdfunding",
      title: "Crowdfunding fulfillment",
      text: "Send the backer list. Each tier gets its own box, each region a tax plan and each wave a date.",
      fact: "Pilot of 50–100 parcels first",
      picture: "crowdfunding",
    },
    {
      pathKey: "customPackaging",
      title: "Custom packaging",
      text: "Dieline (cut pattern), print proof and a real box in hand before 5,000 exist.",
      fact: "From dieline to drop test",
    },
    {
      pathKey: "supplierManagement",
      title: "Supplier management",
      text: "A scorecard per factory: quality, delivery, cost. We chase, you decide.",
      fact: "Weekly photos per order",
    },
  ] satisfies readonly ServiceCard[],
};

export const why = {
  heading: "Six things that go wrong, and who deals with them",
  intro: `We work from ${officeCount} near ports and factory clusters to catch each one early.`,
  columns: {
    problem: "What goes wrong",
    answer: "What we do about it",
    proof: "What you hold",
  },
  rows: [
    {
      problem: "The “factory” turns out to be a middleman",
      answer:
        "We read the business license, match it to the bank account and see the workshop, on site or by video, before you pay.",
      proof: "Factory name, license copy",
    },
    {
      problem: "The price has a second price inside it",
      answer: `Our fee is a separate line: ${feeRange} of product value, ${smallestFee} minimum. Freight and tests are at cost. Factories pay us nothing.`,
      proof: "The factory’s own quotation",
    },
    {
      problem: "The bulk order drifts from the sample",
      answer:
        "We seal the sample you approve: one for you, one for the factory, one for our inspector.",
      proof: "A golden sample, sealed",
    },
    {
      problem: "The balance is paid before anyone looks",
      answer:
        "Our staff, not the factory’s, take the photos. You read the report, then decide: ship, rework or re-inspect.",
      proof: `Photo report within ${reportTime}`,
    },
    {
      problem: "Freight costs arrive after the goods do",
      answer:
        "Freight, a duty estimate and local charges are on the quote before you place the deposit.",
      proof: "One estimate of the price to your door",
    },
    {
      problem: "Nobody answers while you are awake",
      answer:
        "One contact person from quote to delivery, in English, with weekly photos of every open order.",
      proof: "One name, start to finish",
    },
  ] satisfies readonly Risk[],
};

const DAY_IN_WEEKS = 1 / 7;
// Each step starts where the longest version of the previous one ends.
const QUOTED = DAY_IN_WEEKS;
const SAMPLED = QUOTED + 2;
const PRODUCED = SAMPLED + 6;

export const process = {
  heading: "Four steps, drawn to scale",
  intro:
    "Solid is the shortest time we plan for, striped the longest. With a week of questions, allow 5–11 weeks by air, 7–16 by sea, plus holidays.",
  axis: { weeks: 15, ticks: [0, 2, 4, 6, 8, 10, 12, 14], startLabel: "your email", unit: "week" },
  modeLabels: { sea: "Sea", air: "Air" },
  steps: [
    {
      title: "Tell us what you need",
      text: "Send the product, the quantity and the destination. The quote is free.",
      time: `Within ${quoteTime}`,
      link: toolLink("productionPlanner"),
      desk: "find",
      start: 0,
      min: DAY_IN_WEEKS,
      max: DAY_IN_WEEKS,
    },
    {
      title: "Hold the sample",
      text: "You get 3–5 vetted factories on one sheet, then approve the sample the order must match.",
      time: sampleTime,
      link: toolLink("compareQuotes"),
      desk: "find",
      start: QUOTED,
      min: 1,
      max: 2,
    },
    {
      title: "Production, then inspection",
      text: `A ${depositRange} deposit starts the run. We inspect, the report follows within ${reportTime}, then you release the balance.`,
      time: productionTime,
      link: toolLink("aqlSampling"),
      desk: "check",
      start: SAMPLED,
      min: 2,
      max: 6,
    },
    {
      title: "Freight to your door",
      text: "Air if you are in a hurry, sea if not, with tracking and papers.",
      time: `Air ${airDays} days, sea ${seaDays} days`,
      link: toolLink("landedCost"),
      desk: "ship",
      start: PRODUCED,
      min: 20 * DAY_IN_WEEKS,
      max: 45 * DAY_IN_WEEKS,
      air: { min: 3 * DAY_IN_WEEKS, max: 10 * DAY_IN_WEEKS },
    },
  ] satisfies readonly ProcessStep[],
  money: [
    { week: 0, title: "You pay nothing", text: "for the quote" },
    { week: SAMPLED, title: `${depositRange} deposit`, text: "starts the run" },
    { week: PRODUCED, title: "The balance", text: "after you read the report" },
  ] satisfies readonly Payment[],
  action: "How it works, in full",
};

export const testimonials = {
  heading: "From the other end of the lane",
  action: "Case studies, with figures",
  /** After a number: the name of a row of stars for screen readers. */
  ofStars: "out of 5 stars",
  entries: [
    {
      name: "Hannah Brandt",
      title: "Founder, online kitchenware store, Canada",
      quote:
        "I knew the factory’s name on day two. The first report showed 340 lids in the wrong color, and they were corrected before I paid the balance.",
      stars: 5,
      avatarImageId: "testimonialAvatar1",
    },
    {
      name: "Marcus Oyelaran",
      title: "Operations Manager, board game publisher, Germany",
      quote:
        "Bad addresses were what we feared with 1,900 backer parcels. They cleaned the list, shipped in three waves, and fewer than 1% came back to us.",
      stars: 5,
      avatarImageId: "testimonialAvatar2",
    },
    {
      name: "Amira Haddad",
      title: "Purchasing Director, garden and outdoor retailer, United Kingdom",
      quote:
        "Four suppliers used to mean four shipments and four sets of papers. Now it all leaves in one container each month, with one file of documents.",
      stars: 5,
      avatarImageId: "testimonialAvatar3",
    },
  ] satisfies readonly Testimonial[],
};

export const latestPosts = {
  heading: "Notes from the factory floor",
  action: "View all blog",
  empty: "No blog posts available yet. Check back soon!",
  tryAgain: "Try again",
  loading: "Loading posts…",
};
