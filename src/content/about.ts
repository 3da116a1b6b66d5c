import { feePercentMin, feeRange, smallestFee } from "@/config/fees";
import { paths } from "@/config/paths";
import { companyNumber, site } from "@/config/site";
import type { CallToAction } from "./call-to-action";
import type { SiteImageId } from "./image-catalogue";
import { cities, cityOf, officeCountFirst } from "./offices";
import type { PageCopy } from "./page-copy";
import type { TextLinkCopy } from "./sections";
import { toolQuestions } from "./tools/questions";

type Stage = { title: string; text: string };
type Belief = { title: string; will: string; wont: string };
type Payment = { route: string; amount: string; text: string };
export type Member = {
  name: string;
  role: string;
  bio: string;
  imageId: Extract<SiteImageId, `teamMember${string}`>;
};

export const head = {
  title: `About Our Team in China | ${site.name}`,
  description: `Founded in ${site.founded}, ${site.name} helps importers in 100+ countries buy from China with named factories, clear fees and checked goods.`,
  heading: "A buying office that still walks into factories",
  intro: `${site.name} began in ${site.founded} with a simple annoyance: buyers abroad were paying for goods that nobody on their side had seen. So we went to look, and for customers in 100+ countries we still do.`,
} satisfies PageCopy;

export const story = {
  heading: "Our story, in five stops",
  stages: [
    {
      title: String(site.founded),
      text: "We check other people’s shipments. Most of the faults we write up can be seen before the goods leave.",
    },
    {
      title: "Then sourcing",
      text: "The same buyers ask us to choose the factory too, so that the looking starts before the order.",
    },
    {
      title: "Then freight",
      text: "Good cartons with the wrong papers wait at the port like bad ones. We begin to book and declare.",
    },
    {
      title: "Then the warehouse",
      text: "Buyers with several suppliers pay for several shipments. We start to receive, count and load the goods as one.",
    },
    {
      title: "Today",
      text: `${officeCountFirst}, ${cities("and")}, and customers in more than 100 countries.`,
    },
  ] satisfies readonly Stage[],
  note: "You will find no ranking and no award on this page. We have none to show you, only reports.",
};

export const beliefs = {
  heading: "What we believe, and what follows from it",
  columns: [{ label: "We believe" }, { label: "So we will" }, { label: "And we won’t" }],
  rows: [
    {
      title: "The buyer knows the factory",
      will: "give you its name, its license and its own quotation",
      wont: "stand in front of it so that you cannot see past us",
    },
    {
      title: "The fee is visible",
      will: "invoice it on a line of its own",
      wont: "tuck part of it into the unit price or the freight",
    },
    {
      title: "Evidence beats assurance",
      will: "send photos and measurements before you pay the balance",
      wont: "write “no problem” where a number belongs",
    },
    {
      title: "Bad news travels the same day",
      will: "tell you what happened, what it costs and what you can choose",
      wont: "wait for Friday’s update, or for a happier ending",
    },
  ] satisfies readonly Belief[],
};

export const payment = {
  heading: "How we are paid",
  intro:
    "An agent who is paid by the factory argues for the factory. So there is one payer, and it is you.",
  routes: [
    {
      route: "From you, as our fee",
      amount: feeRange,
      text: `of what the goods cost, never less than ${smallestFee}. The larger the order, the nearer to ${feePercentMin}%. Inspections and audits have a fixed fee.`,
    },
    {
      route: "From you, passed on",
      amount: "At cost",
      text: "Samples, couriers, laboratory tests, freight and duty, without a margin.",
    },
    {
      route: "From the factory",
      amount: "Nothing",
      text: "No commission, in any form. A factory cannot buy a place on your comparison.",
    },
  ] satisfies readonly Payment[],
  account: `Our account has the name on our license: ${site.legalName}, company no. ${companyNumber}.`,
  links: [
    { label: toolQuestions.companyNumber, to: `${paths.companyNumber}?v=1&n=${companyNumber}` },
    { label: "Who is paid what, and when", to: paths.howWeArePaid },
  ] satisfies readonly TextLinkCopy[],
};

export const team = {
  heading: "Four people you will talk to",
  members: [
    {
      name: "Mei Zhao",
      role: "Founder and CEO",
      bio: `Mei inspected shipments for a living before she had a company. Too many of the faults in her reports could have been seen weeks earlier, so in ${site.founded} she founded ${site.name} to look earlier. She insists that every fee is disclosed, and when the day’s reports arrive she still reads the failed ones first. She speaks Mandarin and English and can say no politely in both.`,
      imageId: "teamMemberMei",
    },
    {
      name: "Jason Huang",
      role: "Head Sourcing Agent",
      bio: "Jason has spent 12 years in the deltas of the Pearl River and the Yangtze, looking for the workshops behind the price lists. Plastics, metal and small electronics are his field, and he visits about 80 factories a year. Colleagues know him for the quotes he rejects: when a price looks too good, he asks what was left out of it, and keeps asking until someone tells him.",
      imageId: "teamMemberJason",
    },
    {
      name: "Naomi Okafor",
      role: "Logistics Manager",
      bio: `Naomi works in ${cityOf.ship}, close to where the goods leave. She books ocean and rail space, explains Incoterms (standard rules for who pays which leg) and keeps the customs file of every shipment complete. Her calendar starts with the holidays and counts backward to your order date. On free mornings she paddles a kayak on a quiet lake, where nothing has to clear anything.`,
      imageId: "teamMemberNaomi",
    },
    {
      name: "Diego Reyes",
      role: "Customer Success Lead",
      bio: "Diego is the first person you hear from once the quote is accepted. He sends the weekly photos and keeps two schedules, one for Europe and one for the Americas, so that answers arrive while you are at your desk. He measures his work by two things: whether you order again, and whether you heard the bad news early enough to do something about it.",
      imageId: "teamMemberDiego",
    },
  ] satisfies readonly Member[],
};

export const resultsHeading = "Three projects, with the figures";

export const cta = {
  heading: "Meet us by appointment, or start with a message.",
  text: `If you are coming to China, tell us when you will be near ${cities("or")}. If you are not, a few lines about the product do just as well.`,
  label: "Write to us",
} satisfies CallToAction;
