import { blogPostPath, paths } from "@/config/paths";
import { site } from "@/config/site";
import type { ToolTexts } from "@/content/tools/shared";
import type { RiskPoint, Stage } from "@/lib/trade/incoterms";

export const texts = {
  head: {
    title: `Incoterms 2020 Chooser: Which Rule to Ask For | ${site.name}`,
    description:
      "Seven questions name the Incoterms 2020 rule to ask for, with the sentence for your order, who pays each leg, where the risk passes, and the whole matrix.",
    intro:
      "Answer seven questions about the goods and about yourself. You get the rule, the sentence to write into the order, and what changes against the rule in your quotation.",
  },
  worksheet: { title: "Worksheet", note: "Incoterms 2020" },
  call: {
    heading: "Got a quotation? Send us the term.",
    text: "Add the factory’s city and your postal code. We say what the term leaves to you, and price the way from there to your door.",
    label: "Get a Free Quote",
  },
} satisfies ToolTexts;

/** The kinds of places that an Incoterms rule can name, and what the field starts with. */
export const places = {
  seaport: {
    any: "a port or terminal in China",
    own: "the port or terminal in China",
    usual: "Yantian, Shenzhen",
  },
  airport: {
    any: "an airport in China",
    own: "the airport in China",
    usual: "Shenzhen Airport",
  },
  railTerminal: {
    any: "a rail terminal in China",
    own: "the rail terminal in China",
    usual: "Xi’an rail terminal",
  },
  warehouse: { any: "your warehouse", own: "your warehouse", usual: "[your warehouse]" },
  address: {
    any: "your street address",
    own: "your street address",
    usual: "[your street address]",
  },
};

export const place = {
  label: (kind: string) => `Place to name in the order: ${kind}`,
  // Both hints have about the same length, so that nothing below moves while somebody types.
  hint: "As exact as you can; links that you copy hold it",
  openHint: "Still open: name it; links that you copy hold it",
  missing: "Name a place: every rule needs one",
  needed: (rule: string, kind: string) => `${rule} needs ${kind}.`,
  kept: (text: string, kind: string) => `“${text}” is kept as ${kind}.`,
  use: (text: string) => `Use “${text}” here`,
};

export const form = {
  groups: {
    goods: { title: "The goods", detail: "what ships, and how" },
    you: { title: "You", detail: "who acts at your border" },
    factory: { title: "The factory", detail: "and its quotation" },
  },
  fields: {
    cargo: {
      label: "What ships?",
      options: {
        cartons: "Cartons or pallets",
        parcel: "Parcel or samples",
        bulk: "Bulk or out of gauge",
      },
    },
    transport: {
      label: "How?",
      options: {
        sea: "Sea, container or groupage",
        air: "Air",
        rail: "Rail",
        courier: "Courier",
        "bulk-ship": "Bulk ship",
      },
    },
    forwarder: {
      label: "Is there a forwarder?",
      options: { yes: "Yes, or the agency books", no: "No" },
    },
    importer: {
      label: "Are you a registered importer there?",
      hint: "With an importer number and a tax number",
      options: { yes: "Yes", no: "No", unknown: "Do not know" },
    },
    vat: {
      label: "Can you reclaim import VAT?",
      options: { yes: "Yes", no: "No", none: "No VAT here" },
    },
    license: {
      label: "Can the factory export in its own name?",
      options: { yes: "Yes", no: "No", unknown: "Do not know" },
    },
    quotation: {
      label: "Rule in the quotation",
      options: { none: "None" },
    },
    place: { message: "Name it in 60 characters" },
  },
  rows: {},
};

export const contradiction = "These two do not go together";

/** The questions in order, each with why its rule fits. The first answered with yes decides. */
export const steps = {
  courierParcel: {
    question: "A parcel or samples, by courier?",
    reason: "A courier picks up at the factory and carries to your door; the seller books it.",
  },
  withoutPapers: {
    question: "Not registered, and no VAT to reclaim?",
    reason: "You cannot import in your own name and have no tax to reclaim, so the seller imports.",
  },
  outsideContainers: {
    question: "Bulk or out of gauge on a ship, with a forwarder?",
    reason: "Cargo outside a container is handed over on board, which is where FOB ends.",
  },
  ownCarrier: {
    question: "A forwarder, or an agency that books the freight?",
    reason:
      "Your carrier takes the goods over at the terminal, cleared for export, and risk passes there.",
  },
  toDoor: {
    question: "No forwarder, or a courier that needs none?",
    reason: "A courier carries to your door; you clear customs and pay duty and tax.",
  },
};

const registration =
  "an EORI number in the EU and UK, an importer number in the US; usually a matter of days";

export const answer = {
  label: "Ask for",
  short: (name: string) => `${name}, Incoterms 2020`,
  withoutForwarder:
    "Without a forwarder the seller arranges the way; you clear customs and pay duty and tax.",
  alternatives: {
    FCA: "Or FCA, seller’s premises, with your own courier account.",
    FOB: "Or FOB, if the factory insists: usual in China, but mind the gap between terminal and ship.",
    CIP: "Or CIP to a named place, if you want the seller’s insurance.",
  },
  riskRow: "Risk passes",
  legsRow: "The seller pays",
  legsDetail: "of the eight legs below",
  /** @param open legs that are paid by one or the other, depending on the named place */
  legs: (count: number, open: number) =>
    open === 0 ? `${count} of 8` : `${count} to ${count + open} of 8`,
  quotedRow: (rule: string) => `Under ${rule} it pays`,
  quotedDetail: "the rule in your quotation",
  sameRow: {
    label: "Your quotation",
    detail: "says this rule already; check the place it names",
    figure: "same",
  },
  leg: (count: number) => `after leg ${count}`,
  caveat:
    "Incoterms decide delivery, cost and risk; not title, payment or who wins a quality dispute.",
  ruleAndPlace: (rule: string, place: string) => `${rule} and name ${place}`,
  changes: (quoted: string, count: number) =>
    `against ${quoted} ${count === 1 ? "1 obligation changes hands" : `${count} obligations change hands`}`,
  decision: ({ rule, risk, changes }: { rule: string; risk: string; changes: string | null }) =>
    `Ask for ${rule}: the risk passes ${risk}${changes ? `; ${changes}` : ""}.`,
};

export const warnings = {
  importer: {
    no: `Register first: ${registration}.`,
    unknown: `Ask whether you are registered: ${registration}.`,
  },
  exw: "EXW: you must clear export in China, where a foreign firm cannot be the exporter of record. Add pick-up and export papers to the price.",
  shipGap: (rule: string) =>
    `${rule} for containers: handed over at the terminal, but the risk passes only on board; damage between the two is disputed. FCA is the textbook rule. If a bank wants an on-board bill, Incoterms 2020 lets you tell the carrier to issue one.`,
  shipOnly: (rule: string, matching: string) =>
    `${rule} is for ships only; for any other way the matching rule is ${matching}.`,
  carriage: (rule: string) =>
    `${rule}: the seller books the carriage, but the risk passes before it begins: damage on the way is yours, so insure it.`,
  cif: "CIF: the seller’s insurance covers clauses C only, so no theft and no rain; destination charges are often high.",
  ddp: "DDP: ask who is the importer of record. Undervalued or unclear entries are a known trouble, and customs may hold the goods. In the EU, the UK, Canada and Australia a seller without a local tax number cannot do it properly.",
  ddpVat: "DDP: the VAT cannot be deducted without import papers in your name.",
  license: {
    no: "The factory cannot export in its own name: the goods leave through an export agent or trading company, which then is the seller. Have it named in the contract.",
    unknown: "Ask for the factory’s export license before you sign.",
  },
};

export const sentence = {
  heading: "Write this into the order",
  text: (rule: string, place: string) => `${rule} ${place}, Incoterms 2020`,
  copy: {
    open: "Copy with the place open",
    example: "Copy the sentence",
    named: "Copy the sentence",
  },
  copied: "Copied",
  failed: "Select the sentence and copy it by hand",
  notes: {
    open: (kind: string) => `Not ready to send: put ${kind} in place of the brackets.`,
    example: () => "The place is an example until you type yours: every rule needs one.",
    named: () => "The place is the one you typed: name it as exactly as you can.",
  },
};

export const journey = {
  heading: "Who pays, and where the risk passes",
  intro:
    "Filled is the seller’s, open is yours, striped is one or the other, as the place decides. The stop is where the risk becomes yours.",
  payers: { seller: "seller", buyer: "you", either: "seller or you", nobody: "nobody obliged" },
  risk: (where: string) => `Risk passes ${where}.`,
  quoted: "in your quotation",
  recommended: "what to ask for",
  leg: "Leg",
  caption: "The journey in eight legs, and who pays each",
};

export const reasoning = {
  heading: "How the rule was chosen",
  no: "No",
  answered: (question: string, answer: string) =>
    `${question.endsWith("?") ? question : `${question}:`} ${answer}.`,
  how: (outcome: string, answers: string) => `${outcome}. ${answers}`,
};

export const differences = {
  heading: (from: string, to: string) => `What changes from ${from} to ${to}`,
  caption: "Obligations that change hands",
  obligation: "Obligation",
  under: (rule: string) => `Under ${rule}`,
};

export const stageNames: Record<Stage, string> = {
  packing: "Export packing",
  factoryLoading: "Loading at factory",
  originTruck: "Truck to port or terminal",
  exportClearance: "Export clearance",
  originTerminal: "Origin terminal",
  shipLoading: "Loading on ship",
  mainCarriage: "Main carriage",
  insurance: "Insurance",
  destinationTerminal: "Destination terminal",
  delivery: "Delivery to your door",
  unloading: "Unloading at named place",
  importClearance: "Import clearance",
  dutyAndTax: "Duty and import tax",
};

export const riskPasses: Record<RiskPoint, string> = {
  factory: "at the factory, not loaded",
  carrier: "when handed to your carrier",
  firstCarrier: "when handed to the first carrier, though the seller pays on to the named place",
  alongside: "alongside the ship at the port of loading",
  onBoard: "on board at the port of loading",
  place: "at the named place, ready to unload",
  placeUnloaded: "at the named place, unloaded",
  placeCleared: "at the named place, cleared for import, ready to unload",
};

/** The notes to the matrix by their keys. */
export const matrixNotes: Readonly<Record<string, string>> = {
  "1": "FCA at the seller’s premises: the seller loads, the buyer trucks. FCA at another place: the seller trucks there, the buyer unloads.",
  "2": "Up to alongside the ship.",
  "3": "Unless the freight contract includes it.",
  "4": "As far as the place named.",
  C: "Minimum cover (clauses C) for 110%: no theft and no rain.",
  A: "All risks (clauses A) for 110%.",
};

export const matrix = {
  heading: "All eleven rules",
  intro:
    "S is the seller, B the buyer, S/B one or the other, a dash nobody. Only FAS, FOB, CFR and CIF are for ships alone; all eleven need a place.",
  caption: "Who has to do what under each rule of Incoterms 2020",
  obligation: "Obligation",
  seller: "Seller",
  buyer: "Buyer",
  otherwise: "Otherwise",
  either: (rules: string) => `either under ${rules}`,
  nobody: (rules: string) => `nobody under ${rules}`,
  note: (key: string, text: string) => `(${key}) ${text}`,
  source: (asOf: string) =>
    `Incoterms 2020, in force since January 1, 2020, as of ${asOf}. Guides differ on the terminals of DAP and DPU, and on who pays the destination terminal under CFR and CIF. DAT no longer exists: it became DPU. There is no “Incoterms 2025”; the next edition is expected about 2030.`,
  links: [
    {
      label: "The same order priced five ways",
      to: blogPostPath("exw-fob-cif-dap-or-ddp-which-incoterm-should-you-choose"),
    },
    { label: "Shipping from China, quoted to your door", to: paths.shipping },
  ],
};

/** A worked example in words. */
export const example = {
  title: "A worked example",
  text: "A quotation says EXW, the goods go by sea in a container and you have a forwarder. Ask for FCA Yantian, Shenzhen instead: loading, the truck and export clearance become the seller’s, and no foreign firm has to clear export in China.",
};
