import type { Department } from "@/config/department";
import { paths, type ServiceKey } from "@/config/paths";
import { site } from "@/config/site";
import type { CallToAction } from "./call-to-action";
import { caseStudySummaries, type CaseStudySummary } from "./case-study-list";
import { cityOf } from "./offices";
import type { PageCopy } from "./page-copy";
import { describedPicture, type DescribedPictureName } from "./described-pictures";

export const caseStudiesHead = {
  title: `Case Studies: Sourcing from China | ${site.name}`,
  description:
    "Three projects from first problem to measured result: a marketplace seller, a crowdfunding startup and a retail chain, with the numbers before and after.",
  heading: "What changed, and by how much",
  intro:
    "Every agency says it saves trouble. Here are three projects with the problem, what we did about it in order, and the figures before and after, including what the client says.",
} satisfies PageCopy;

/** A pair of numbers, drawn as bars on a scale up to `max`. */
export type Measure = {
  label: string;
  before: number;
  after: number;
  /** Appended to each number: "%", " days" or "". */
  unit: string;
  max: number;
};

export type CaseStudy = CaseStudySummary & {
  /** YYYY-MM-DD. */
  date: string;
  /** At most 155 characters: who the client is and what was achieved. */
  metaDescription: string;
  imageUrl: string;
  imageAlt: string;
  /** Cards show the first 100 characters, so it has to start with the client and the problem. */
  introduction: string;
  facts: readonly { term: string; detail: string }[];
  services: readonly ServiceKey[];
  /** HTML. It is rendered as it is and must contain only what the sanitizer allows. */
  challenge: string;
  /** HTML, in chronological order. */
  solution: readonly string[];
  /** The desk that does each step of the solution. */
  solutionDesks: readonly Department[];
  measuresHeading: string;
  /** The words around the first number of a pair, as in "from 8.4% to 2.1%". */
  measureWords: { before: string; after: string };
  measures: readonly Measure[];
  /** HTML: results that are not in the bars. */
  results: string;
  clientQuote: string;
  clientName: string;
  clientRole: string;
  tags: readonly string[];
};

const image = (name: DescribedPictureName) => {
  const { url, alt } = describedPicture(name);
  return { imageUrl: url, imageAlt: alt };
};

const foodJars: CaseStudy = {
  ...caseStudySummaries.foodJars,
  ...image("case-amazon"),
  date: "2025-03-15",
  metaDescription:
    "A two-person US seller of insulated food jars cut returns from 8.4% to 2.1% and sold 38% more in six months, after one audit and one leak test.",
  introduction:
    "A two-person US seller of food jars took back 8.4% of its units, most with leaking lids. The trading company would not say who made them. Six months after the order moved to a factory with a name, returns stood at 2.1%.",
  facts: [
    { term: "Client", detail: "Home-and-kitchen brand, two people, United States" },
    { term: "Product", detail: "Insulated food jars in six versions" },
    { term: "Measured over", detail: "Six months after the change" },
  ],
  services: ["productSourcing", "qualityControl", "fbaPrep"],
  challenge: `
<p>The jars sell through Amazon’s fulfillment service (FBA: the marketplace stores and ships for the seller). The complaint in the reviews hardly varied: soup in the bag. The founders asked their trading company for a better lid, and got a lower price instead.</p>
<p>Behind the trading company stood a workshop without a name. There was no drawing, no approved sample and no test to point to, so every argument ended in opinions. Meanwhile two of five shipments were held at the warehouse for label faults, and the listing stood empty for 23 days a quarter.</p>`,
  solution: [
    `<h3 id="find-out-who-makes-it">Find out who makes it</h3><p>Our ${cityOf.find} buyers audited four drinkware factories in Yongkang: license, lid line, test bench, complaint file. The order went to one that makes jar and lid under its own roof. The client got the name and the price without a trader in between.</p>`,
    `<h3 id="write-down-what-closed-means">Write down what “closed” means</h3><p>A written specification set the torque (how hard the lid is turned) and a leak test with a pass limit. One approved jar became the sealed golden sample, the piece that bulk goods are compared with.</p>`,
    `<h3 id="inspect-before-each-balance">Inspect before each balance</h3><p>A pre-shipment inspection (PSI) with an acceptance quality limit (AQL) of 1.5 for major faults and 4.0 for minor ones. The leak test takes time, so it ran on a smaller special-level sample from the same cartons.</p>`,
    `<h3 id="label-where-a-fault-is-cheap">Label where a fault is cheap</h3><p>In ${cityOf.ship} each unit got its polybag and its FNSKU, Amazon’s own unit barcode. Every carton was scanned before it was taped. A wrong label now cost one new label, not a held shipment.</p>`,
    `<h3 id="take-four-jars-out-of-the-carton">Take four jars out of the carton</h3><p>The old carton held 24 jars at 22.1 kg (48.7 lb), 0.6 kg below the limit of 22.7 kg (50 lb) at the time of writing. With 20 jars it weighs 18.6 kg (41.0 lb). Nobody has to argue with a scale.</p>`,
    `<h3 id="let-a-quarter-fly">Let a quarter fly</h3><p>25% of each order goes by air, in 3–10 days. The other 75% follows by sea in 20–45 days, plus clearance and holidays. The air share keeps the listing alive while the container is on the water.</p>`,
  ],
  solutionDesks: ["find", "check", "check", "ship", "ship", "ship"],
  measuresHeading: "Results, before and after six months",
  measureWords: { before: "from", after: " to" },
  measures: [
    { label: "Units returned", before: 8.4, after: 2.1, unit: "%", max: 10 },
    { label: "Out of stock, days a quarter", before: 23, after: 4, unit: "", max: 28 },
    { label: "Unit cost, start\u00a0=\u00a0100", before: 100, after: 86, unit: "", max: 145 },
    { label: "Units sold, start\u00a0=\u00a0100", before: 100, after: 138, unit: "", max: 145 },
  ],
  results: `
<p>All five shipments of those six months were checked in without a label fault. The unit cost fell by 14% although each order now carries an inspection. The price of it: a quarter of the goods pays air freight, and the client plans that into every order.</p>`,
  clientQuote:
    "For the first time I knew which factory made my product, and saw the photos of the leak test before I paid. Returns used to take our weekends. Now they are one line in a report.",
  clientName: "Dana Whitcombe",
  clientRole: "Founder, home-and-kitchen brand",
  tags: ["FBA prep", "inspection", "drinkware", "supplier change"],
};

const travelLamp: CaseStudy = {
  ...caseStudySummaries.travelLamp,
  ...image("case-crowdfunding"),
  date: "2025-02-20",
  metaDescription:
    "A three-founder startup sent a battery lamp to 2,860 backers in 41 countries: 97.2% within six weeks of the promised month, 18% under budget.",
  introduction:
    "A three-founder startup in Europe owed 2,860 backers a travel lamp and had one prototype that worked. 312 addresses were incomplete, the battery came under transport rules, and each parcel to 41 countries had to cost no more than EUR 9.40.",
  facts: [
    { term: "Client", detail: "Consumer hardware startup, three founders, Europe" },
    { term: "Product", detail: "Rechargeable travel lamp, five reward tiers" },
    { term: "Destination", detail: "2,860 backers in 41 countries" },
  ],
  services: ["crowdfunding", "qualityControl", "warehouse"],
  challenge: `
<p>The campaign had named a month. Between that month and one working prototype lay a production line yet to be built, a lithium battery that needs papers to travel, and 312 addresses with a part missing.</p>
<p>The founders feared the doorbell most. Backers had paid value-added tax (VAT) once already; a courier who asks for it again would have sunk the project in its own comments. And the shipping money was collected: EUR 9.40 a parcel, with nobody left to ask for more.</p>`,
  solution: [
    `<h3 id="build-it-twice-before-building-it">Build it twice before building it</h3><p>A design-for-manufacture review (can a line make this?) came first, then two pilot runs of 50 lamps. What the first run showed was changed before the second, while a change still cost days and not a tool.</p>`,
    `<h3 id="papers-before-parts">Papers before parts</h3><p>The UN 38.3 report, the transport test for lithium batteries, and the CE file, the maker’s proof of EU safety rules, were complete before mass production began. The forwarder read both before anything was booked.</p>`,
    `<h3 id="look-at-30-then-at-the-end">Look at 30%, then at the end</h3><p>A during-production inspection (DPI) with 30% of the lamps finished, a pre-shipment inspection (PSI) when all were. On both days sampled lamps burned for four hours before anybody signed.</p>`,
    `<h3 id="turn-five-tiers-into-packing-cards">Turn five tiers into packing cards</h3><p>A reward matrix split the five tiers into 11 stock items. Each packing table in ${cityOf.ship} had a card for its tier: what goes in, in which order, and a photo of the open box.</p>`,
    `<h3 id="lock-the-addresses">Lock the addresses</h3><p>Backers could correct an address until 21 days before dispatch, and no later. The list was cleaned in those weeks: missing house numbers, postal codes in the wrong field, phone numbers that a courier needs.</p>`,
    `<h3 id="send-80-then-everything">Send 80, then everything</h3><p>A pilot wave of 80 parcels showed what label and box really go through. Then came three regional waves. Parcels for the EU used its import VAT scheme (IOSS), with the tax settled before the border. At the time of writing it covers goods up to EUR 150.</p>`,
  ],
  solutionDesks: ["find", "check", "check", "ship", "ship", "ship"],
  measuresHeading: "Results, planned and actual",
  measureWords: { before: "planned", after: ", actual" },
  measures: [
    {
      label: "Backers served within six weeks of the promised month",
      before: 2860,
      after: 2780,
      unit: "",
      max: 3000,
    },
    { label: "Shipping, EUR a parcel", before: 9.4, after: 7.71, unit: "", max: 10 },
    { label: "Spare lamps", before: 3, after: 1.1, unit: "%", max: 4 },
  ],
  results: `
<p>97.2% of the backers had their lamp within six weeks of the promised month. About 80 waited longer, and they are in the count. Shipping came out 18% under budget.</p>
<p>0.6% of the parcels were damaged on the way and replaced from the spares. Of the support tickets, 94% were answered with the tracking link alone.</p>`,
  clientQuote:
    "The wave plan let us post updates with dates we could keep. When a backer asked where the lamp was, we sent a tracking link instead of an apology, and nobody paid tax twice.",
  clientName: "Joris Vantongeren",
  clientRole: "Co-founder, consumer hardware startup",
  tags: ["crowdfunding", "batteries", "kitting", "VAT"],
};

const homewareChain: CaseStudy = {
  ...caseStudySummaries.homewareChain,
  ...image("case-retail"),
  date: "2025-01-10",
  metaDescription:
    "An Australian homeware chain with 46 stores went from 19 suppliers to 9 in twelve months: landed cost down 17%, on-time orders up from 71% to 94%.",
  introduction:
    "An Australian homeware chain bought 180 products for 46 stores from 19 suppliers through four traders. Containers left 68% full, and 71% of orders arrived on time. Twelve months later there were nine suppliers and one calendar.",
  facts: [
    { term: "Client", detail: "Homeware chain, 46 stores, Australia" },
    { term: "Product", detail: "180 homeware products, 22 of them electrical" },
    { term: "Measured over", detail: "Twelve months after the change" },
  ],
  services: ["supplierManagement", "warehouse", "shipping"],
  challenge: `
<p>Four traders stood between the buyers and 19 suppliers. Some prices were EXW (ex works, collected at the factory gate), some CIF (cost, insurance and freight to the port). Two quotations for the same vase could not be compared.</p>
<p>The damage showed up in the stores: 4.6% of the goods had a defect that customers found. For 22 electrical products there was no test file at all. If an authority had asked for one, the only answer would have been an empty shelf.</p>`,
  solution: [
    `<h3 id="draw-the-map-first">Draw the map first</h3><p>Every product against its supplier, its yearly spend and its sales. 40 of the 180 products hardly sold and were dropped before we talked to a single factory. That made room to order the others in whole runs.</p>`,
    `<h3 id="audit-14-keep-nine">Audit 14, keep nine</h3><p>Our ${cityOf.check} auditors visited 14 factories; nine stayed. Each category kept a second source, so that a fire, a flood or a price increase is a phone call and not a season.</p>`,
    `<h3 id="one-term-one-agreement">One term, one agreement</h3><p>All contracts moved to FOB (free on board, at the Chinese port), with a quality agreement attached. It names the defects, the limits and the test file that each electrical product must have before its balance is paid.</p>`,
    `<h3 id="load-once-a-week">Load once a week</h3><p>The nine deliver to our ${cityOf.ship} warehouse. Once a week we load 12 m (40 ft) high-cube containers from what is there, in the order in which the stores need it.</p>`,
    `<h3 id="four-cartons-instead-of-dozens">Four cartons instead of dozens</h3><p>Four standard carton footprints that fill a pallet without gaps, and inner packs that go straight on the shelf. Store staff open one flap and recycle one tray.</p>`,
    `<h3 id="talk-once-a-quarter">Talk once a quarter</h3><p>Each factory has a scorecard: quality, delivery, communication, cost and compliance. It is read together every quarter. Two weak quarters move the next order to the second source.</p>`,
  ],
  solutionDesks: ["find", "check", "find", "ship", "ship", "find"],
  measuresHeading: "Results, before and after twelve months",
  measureWords: { before: "from", after: " to" },
  measures: [
    { label: "Landed cost, start\u00a0=\u00a0100", before: 100, after: 83, unit: "", max: 110 },
    { label: "Orders on time", before: 71, after: 94, unit: "%", max: 100 },
    { label: "Container fill", before: 68, after: 91, unit: "%", max: 100 },
    { label: "Defects found in stores", before: 4.6, after: 1.3, unit: "%", max: 5 },
    { label: "Days from order to shelf", before: 96, after: 71, unit: "", max: 110 },
  ],
  results: `
<p>Landed cost is everything paid until the goods are in the warehouse: product, freight, insurance, duty and handling. It fell by 17%; fuller containers and fewer orders did most of that.</p>
<p>What it asked of the client: a range that is 40 products shorter, and buyers who order by a calendar that leaves room for the factory holidays.</p>`,
  clientQuote:
    "The scorecard meeting replaced a hundred emails. I come with one page for each factory, we talk about the two lines that went down, and the container still leaves on time.",
  clientName: "Philippa Garrard",
  clientRole: "Head of Buying, homeware retailer",
  tags: ["consolidation", "supplier management", "FOB", "retail"],
};

export const caseStudies: readonly CaseStudy[] = [foodJars, travelLamp, homewareChain];

/** The page of a case study. */
export const caseStudyCopy = {
  notFoundTitle: "Case Study Not Found",
  notFoundText: "We couldn't find the case study you're looking for.",
  backToHome: "Back to Home",
  pageTitle: (title: string) => `${title} | ${site.name}`,
  trail: [
    { label: "Home", to: paths.home },
    { label: "Case Studies", to: paths.caseStudies },
  ],
  challengeHeading: "The challenge",
  solutionHeading: "The solution",
  factsLabel: "At a glance",
  servicesTerm: "Services",
  publishedTerm: "Published",
  tagsLabel: "Tags",
  share: "Share",
  like: (count: number) => `Like (${count})`,
  quoteLabel: "What the client says",
  relatedHeading: "Related stories",
  read: "Read Case Study",
};

export const caseStudyCall = {
  heading: "Have a similar problem? Tell us.",
  text: "Say what goes wrong and how often, with a photo and a quantity. You hear what we would check first, and what that costs.",
  label: "Get a Free Quote",
} satisfies CallToAction;

/** The stories from the admin, below the case studies. */
export const successStoriesCopy = {
  heading: "Shorter stories, one order each",
  intro:
    "Reports from single orders, newest first. Each fits on a page; open the ones that sound like yours.",
  loading: "Loading stories…",
  read: "Read the story",
  failedTitle: "These stories did not load",
  failedText:
    "The three case studies above are complete. Try again in a moment for the shorter ones.",
  loadingText: "Loading story…",
  textFailedTitle: "This story did not load",
  textFailedText: "The others may be there. Try again in a moment.",
};
