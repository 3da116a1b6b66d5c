import { blogPostPath, caseStudyPath, paths } from "@/config/paths";
import { quoteTime, site } from "@/config/site";
import { smallParcels, smallParcelsSource } from "@/config/small-parcels";
import type { Department } from "@/config/department";
import { toolLink } from "@/content/tools/questions";
import { formatDayFirst, formatMonth } from "@/lib/dates";
import type { PageSection } from "@/content/sections";
import type { ServiceCopy } from "./service-copy";

const { eu, uk, us, states } = smallParcels;

/** A part of the backer list that is shipped together. */
export type Wave = { title: string; text: string; parcels: number; desk: Department };

export const texts = {
  service: "crowdfunding",
  head: {
    title: `Crowdfunding Fulfillment from China | ${site.name}`,
    description:
      "From prototype to backer parcels: production follow-up, kitting by reward tier, VAT and duty planning, wave shipping and replacement handling.",
    heading: "Keep the promise you made to your backers",
    intro:
      "You named a date in public, to people in dozens of countries. We follow the production, kit the reward tiers, plan tax and duty by region, and ship the backer parcels in waves you can announce.",
  },
  crumb: "Crowdfunding",
  picture: "crowdfunding",
  facts: [
    { figure: "50–100", label: "parcels in the pilot" },
    { figure: "3 waves", label: "you can announce" },
    { figure: "2–5%", label: "spare units" },
  ],
  cta: {
    heading: "Send your backer count. We’ll draw the waves.",
    text: `Backers by country, the pledge list and the product’s size and weight. Your free quote comes within ${quoteTime}, with kitting, freight and tax on separate lines.`,
    label: "Get a Free Quote",
  },
} satisfies ServiceCopy;

export const wavePlan = {
  title: "Wave plan",
  parcelsPerSquare: 20,
  key: "Example: 2,000 backers. One square is 20 parcels",
  unit: "parcels",
  waves: [
    {
      title: "Pilot",
      text: "50–100 parcels to several countries. We look at transit time, damage and customs before the rest moves.",
      parcels: 80,
      desk: "check",
    },
    {
      title: "Wave 1: single-item pledges",
      text: "One product, one box, nothing left to choose. Most of the list.",
      parcels: 1140,
      desk: "ship",
    },
    {
      title: "Wave 2: add-ons",
      text: "Boxes with extras, kitted from the matrix.",
      parcels: 520,
      desk: "ship",
    },
    {
      title: "Wave 3: late pledges and fixed addresses",
      text: "Backers who paid late, and addresses repaired in the meantime.",
      parcels: 180,
      desk: "ship",
    },
  ] satisfies readonly Wave[],
  exceptions: {
    title: "Exceptions",
    text: "No address, an unpaid tax, a parcel that came back. They are kept out of the main line and solved one by one.",
    parcels: 80,
  },
  statusFile: {
    title: "After each wave: a status file",
    text: "One row per backer with the tracking number: sent, delivered, returned or held. It is made to be pasted into your update.",
  },
};

export const sections: readonly PageSection<"wavePlan">[] = [
  {
    kind: "benefits",
    heading: "Where projects slip",
    picture: "case-crowdfunding",
    benefits: [
      {
        figure: "9%",
        title: "Some rewards never came",
        text: "A large university study of one platform, from 2015: 9% of funded projects failed to deliver the promised rewards. About 65% of backers agreed that theirs came on time.",
      },
      {
        figure: "2 causes",
        title: "The delay starts early",
        text: "More often at tooling and address data than at the port. So our staff visit the named factory while the tool is cut, compare the first pieces with your prototype, and you pay the balance only after the photo report.",
      },
      {
        figure: "Last, not first",
        title: "Charge shipping and tax near dispatch",
        text: "After the campaign, in the pledge manager (the form where backers confirm address and extras). By then the weight is measured and the freight quoted, so you charge for what is known.",
      },
      {
        figure: "20–40%",
        title: "Europe is a large part of the list",
        text: "That share is common, and every one of those parcels carries VAT (value-added tax). We plan it before the first carton is packed.",
      },
    ],
  },
  {
    kind: "boxes",
    heading: "From prototype to parcel",
    intro: "Six parts. Take the ones your campaign lacks; one person in our team keeps the dates.",
    boxes: [
      {
        title: "Manufacturing follow-up",
        text: "Tooling, materials, first pieces, pace. A PSI (pre-shipment inspection) compares the lot with the sample you approved, before the balance is due.",
        fact: "Inspected at 100% made, at least 80% packed",
      },
      {
        title: "Reward kitting",
        text: "A matrix of tiers and SKUs (stock keeping units) says what goes into every box.",
        fact: "1 packing card per tier",
      },
      {
        title: "Backer data",
        text: "Address format, phone number and country code, cleaned before anything is printed.",
        fact: "1 lock date for all addresses",
      },
      {
        title: "Tax and duty plan",
        text: "Who charges, who declares and who pays, region by region, in writing.",
        fact: "EU, UK, US: 3 sets of rules",
      },
      {
        title: "Wave shipping",
        text: "Simple parcels first, hard ones last. One wrong address holds up one parcel, not two thousand.",
        fact: "1 pilot, then 3 waves",
      },
      {
        title: "Replacements",
        text: "Spare units come from the same run and stay on our shelf, so a broken reward does not wait for the next production.",
        fact: "2–5% more units than pledges",
      },
    ],
  },
  {
    kind: "full",
    ground: "sand",
    heading: "One pilot, three waves",
    intro:
      "A wave leaves when the status file of the one before has been read. That is slower by some days, and it gives you dates you can post.",
    blocks: [{ kind: "drawing", drawing: "wavePlan" }],
    links: [{ label: "How our warehouse receives and packs", to: paths.warehouse }],
  },
  {
    kind: "full",
    heading: "Tax and duty by region",
    intro: `As we read the rules in ${formatMonth(smallParcelsSource.asOf)}. They change often: check before you charge your backers. We plan; a tax adviser or licensed broker confirms.`,
    blocks: [
      {
        kind: "table",
        table: {
          caption: "What a backer parcel from China meets",
          columns: [
            { label: "Region" },
            { label: "VAT or sales tax" },
            { label: "Duty" },
            { label: "Settle early" },
          ],
          rows: [
            [
              "European Union",
              `VAT is due on every parcel. Up to EUR ${eu.belowEur}, the IOSS (the EU’s import scheme for small parcels) lets it be charged at the sale`,
              `EUR ${eu.dutyEur} for each tariff subheading (kind of goods) in a parcel under EUR ${eu.belowEur}, since ${formatDayFirst(eu.from)} and planned until ${formatDayFirst(eu.until)}`,
              `Whose IOSS number is used. Romania takes ${states.romaniaRon} RON a parcel as well; France suspended its own fee on ${formatDayFirst(states.franceSuspended)}. An EU handling fee of about EUR 2 was planned by November 2026, but we could not confirm that it has begun: ask your carrier`,
            ],
            [
              "United Kingdom",
              `VAT is collected at the sale, up to GBP ${uk.reliefGbp}`,
              `Relief up to GBP ${uk.reliefGbp}, by plan until ${formatMonth(uk.until)} at the latest`,
              "Who is registered for UK VAT and files the return",
            ],
            [
              "United States",
              "No VAT. Sales tax may be collected by the platform",
              `No duty-free threshold since ${formatDayFirst(us.dutyFreeEnded)}. The rate depends on tariff code and entry date`,
              "The tariff code, with a licensed broker. Courts or a new law could change the rule",
            ],
            [
              "Your platform",
              "Some platforms collect sales tax and VAT in their own pledge manager",
              "Ask: it may not be part of what they collect",
              "Who remits, so that no backer pays the same tax twice",
            ],
          ],
        },
      },
      {
        kind: "notes",
        notes: [
          {
            title: "Direct parcels from China",
            text: "One stock, one packing line, tracking from the first day. Usually the simpler way for a region with few backers.",
          },
          {
            title: "Bulk to a regional hub",
            text: "Compare it above about 300–500 backers per region. One freight shipment clears customs, then local parcels go out; somebody there must be the importer.",
          },
          {
            title: "Both on one sheet",
            text: "We price the two routes side by side: freight, duty, tax and parcel on separate lines, with the days each one takes.",
          },
        ],
      },
    ],
    links: [{ label: "Compare shipping routes", to: paths.shipping }, toolLink("landedCost")],
  },
  {
    kind: "split",
    ground: "sand",
    heading: "A battery changes the route",
    paragraphs: [
      "Tell us the cell type and the energy in Wh (watt-hours) before tooling starts. The battery decides which airlines take the parcel, how it is packed and which papers travel with it.",
      "Airlines may be stricter than the rule, so we ask the carrier before we promise you a date.",
    ],
    links: [
      {
        label: "Product rules in the EU, UK and US",
        to: blogPostPath("ce-ukca-fcc-and-cpsia-a-plain-guide-to-product-compliance"),
      },
    ],
    blocks: [
      {
        kind: "terms",
        terms: [
          {
            term: "Test report",
            detail:
              "UN 38.3, the transport test for lithium batteries, ready before mass production",
          },
          { term: "Safety data sheet", detail: "For the exact battery in your product" },
          {
            term: "Packed with equipment",
            detail:
              "Lithium-ion flies at 30% charge or less since 1 January 2026, for cells over 2.7 Wh",
          },
          {
            term: "Inside the product",
            detail: "The 30% is mostly a recommendation at the time of writing",
          },
          {
            term: "Price",
            detail:
              "China’s export tax rebate on batteries is due to end in January 2027: goods may cost more",
          },
        ],
      },
    ],
  },
  {
    kind: "full",
    heading: "When a wave goes wrong",
    intro:
      "It is cheaper to tell backers about a delay than to let them find it. You hear from us first.",
    blocks: [
      {
        kind: "notes",
        notes: [
          {
            title: "Production is late",
            text: "You get the new date, the cause and photos in the weekly update, in time to post them. Air for the pilot, sea for the rest is one way to win days back.",
          },
          {
            title: "The pilot shows damage",
            text: "We stop. Wave 1 waits until the inner pack is changed and dropped again: 80 parcels to replace, not 2,000.",
          },
          {
            title: "A parcel is lost or broken",
            text: "A spare from the same run goes out, and the status file shows both tracking numbers. A claim against the carrier runs beside it.",
          },
        ],
      },
      {
        kind: "project",
        project: {
          title: "One campaign, in figures",
          client:
            "A rechargeable travel lamp from a European startup: 2,860 backers in 41 countries.",
          figures: [
            { figure: "97.2%", label: "delivered within six weeks of the promised month" },
            { figure: "0.6%", label: "damaged in transit" },
            { figure: "−18%", label: "shipping cost against the budget" },
            { figure: "1.1%", label: "spares used, of 3% prepared" },
          ],
          link: {
            label: "Read the travel lamp case",
            to: caseStudyPath("startup-crowdfunding-success"),
          },
        },
      },
    ],
  },
];
