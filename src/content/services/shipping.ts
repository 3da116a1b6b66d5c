import { airDays, courierDays, seaDays } from "@/config/lead-times";
import {
  carrierRules,
  quotedTurningPointCbm,
  smallCbm,
  wholeContainerCbm,
} from "@/config/carrier-rules";
import { blogPostPath } from "@/config/paths";
import { quoteTime, site } from "@/config/site";
import { smallParcels } from "@/config/small-parcels";
import { cartonExample } from "@/content/carton-example";
import { containerVolumes, turningPoint } from "@/content/container-figures";
import { usFees, usFeesSource } from "@/config/us-entry-fees";
import type { FactTableCopy, NoteItem } from "@/content/sections";
import { toolLink } from "@/content/tools/questions";
import { formatMonth } from "@/lib/dates";
import { formatNumber, formatPercent } from "@/lib/numbers";
import type { Rule } from "@/lib/trade/incoterms";
import type { PageSection } from "@/content/sections";
import type { ServiceCopy } from "./service-copy";

const { airDivisor, courierDivisor } = carrierRules;

type IncotermTexts = { term: Rule; text: string; riskPasses: string };

export const texts = {
  service: "shipping",
  head: {
    title: `Shipping from China: Sea, Air, Rail, DDP | ${site.name}`,
    description:
      "Sea 20-45 days, air 3-10 days, rail to Europe, express, customs brokerage and DDP. Honest advice on Incoterms, LCL or FCL and who pays what.",
    heading: "Shipping from China, quoted to your door",
    intro:
      "A freight quote that stops at the port sends its surprises on to your door. We compare sea, air, rail and courier, estimate the duty, and say in writing who pays for each leg.",
  },
  crumb: "Shipping and logistics",
  picture: "shipping",
  facts: [
    { figure: `${airDays} days`, label: "by air" },
    { figure: `${seaDays} days`, label: "by sea" },
    { figure: "200+", label: "countries" },
  ],
  cta: {
    heading: "Give us the cartons. We’ll give you the dates.",
    text: `Carton count, size, weight, pick-up city and your postal code. A free quote follows within ${quoteTime}, by route, with the duty estimate on its own line.`,
    label: "Get a Free Quote",
  },
} satisfies ServiceCopy;

export const lanes = {
  heading: "Where it goes, and how long",
  note: "Door to door, before customs checks and holidays, at the time of writing. Many ships still sail around the Cape to Europe; when that changes, so do the days. We ship to over 200 countries: ask for yours.",
  table: {
    caption: "Full container by sea, and air, in days",
    columns: [{ label: "To" }, { label: "Sea", isNumber: true }, { label: "Air", isNumber: true }],
    rows: [
      ["US West Coast", "20–30", "3–10"],
      ["US East Coast", "30–40", "3–10"],
      ["North Europe and UK", "35–45", "3–10"],
      ["Australia", "15–25", "3–10"],
    ],
  } satisfies FactTableCopy,
};

export const incoterms = {
  riskLabel: "Risk passes",
  terms: [
    {
      term: "EXW",
      text: "You collect at the factory gate and load. A foreign buyer cannot easily file the export, so prefer FCA (free carrier).",
      riskPasses: "at the factory gate",
    },
    {
      term: "FOB",
      text: "The factory delivers on board at a named Chinese port, export cleared. Our default for a first order. Strictly a sea term; for containers, FCA fits better.",
      riskPasses: "on board, in China",
    },
    {
      term: "CIF",
      text: "Freight to your port is paid, yet the risk is yours from the Chinese port. The insurance is the minimum cover only (Institute Cargo Clauses C, 110%). Ask for the local charges in writing.",
      riskPasses: "on board, in China",
    },
    {
      term: "DAP",
      text: "To your address, ready to unload, duty and tax unpaid. You or your broker clear the goods. The seller need not insure them.",
      riskPasses: "at your address",
    },
    {
      term: "DDP",
      text: "To your address with duty and tax paid. Check who is importer of record (the party that answers to customs) before you say yes.",
      riskPasses: "at your address",
    },
  ] satisfies readonly IncotermTexts[],
  whoPays: {
    caption: "Who pays and who acts, by term",
    columns: [
      { label: "Term" },
      { label: "Truck and export clearance" },
      { label: "Main freight" },
      { label: "Insurance" },
      { label: "Import clearance, duty, tax" },
    ],
    rows: [
      ["EXW", "Buyer, loading too", "Buyer", "Buyer", "Buyer"],
      ["FOB", "Seller", "Buyer", "Buyer", "Buyer"],
      ["CIF", "Seller", "Seller, to port", "Seller, minimum cover", "Buyer"],
      ["DAP", "Seller", "Seller, to place", "Seller’s risk, not obliged", "Buyer"],
      ["DDP", "Seller", "Seller, to place", "Seller’s risk, not obliged", "Seller"],
    ],
  } satisfies FactTableCopy,
  naming: "Always name the place and the edition: “FOB Ningbo, Incoterms 2020”.",
  links: [
    {
      label: "The same order priced five ways",
      to: blogPostPath("exw-fob-cif-dap-or-ddp-which-incoterm-should-you-choose"),
    },
    toolLink("incoterms"),
  ],
};

export const volume = {
  table: {
    caption: "What fits, loaded by hand",
    columns: [{ label: "Container" }, { label: "Usable volume", isNumber: true }],
    rows: containerVolumes.map(({ name, text }) => [name, `up to ${text}`]),
  } satisfies FactTableCopy,
  weight: {
    title: "Air counts space as weight",
    text: `Carriers bill the larger of real and volumetric weight: length × width × height in cm, divided by ${formatNumber(airDivisor.value)} for air freight and ${formatNumber(courierDivisor.value)} for courier. Shrinking a carton often saves more than negotiating the rate.`,
    example: `One carton, ${cartonExample.size}`,
    bars: [
      { label: "On the scale", kilograms: cartonExample.kg },
      { label: "Billed by air", kilograms: cartonExample.air.kg },
      { label: "Billed by courier", kilograms: cartonExample.courier.kg },
    ],
    unit: "kg",
  },
};

export const ddp = {
  heading: "DDP, honestly",
  intro:
    "One price to the door is convenient, and it is where much trouble starts. Before you accept an offer, ours included, ask three questions.",
  questions: [
    "Who is the importer of record?",
    "Which HS code and which value will be declared?",
    "Can I have the entry documents afterward?",
  ],
  danger:
    "Two dangers: a value declared too low, and no VAT invoice, so the tax cannot be reclaimed. A buyer who should have noticed stays liable for a false entry. For our own DDP we show the entry documents.",
  notes: [
    {
      title: "If it gets lost or wet",
      text: "Insure 110% of the CIF value (goods, insurance and freight) against all risks (Institute Cargo Clauses A). That often costs about 0.3–0.5% of the value. The minimum cover leaves out much of what really happens.",
    },
    {
      title: "If it stands at the port",
      text: "Free time is typically 4–7 days. After it, demurrage (rent for the container) runs daily. We send the documents before arrival, so that clearance does not wait for paper.",
    },
    {
      title: "If the ship is late",
      text: "We say so the day we know, with the next sailing and the price of moving part of the order by air. You decide which matters more.",
    },
  ] satisfies readonly NoteItem[],
};

export const sections: readonly PageSection<"lanes" | "incoterms" | "volume" | "ddp">[] = [
  {
    kind: "full",
    ground: "sand",
    heading: "Days on the lane",
    intro:
      "A door-to-door guide for ordinary weeks. The thin line is the shortest time, the bar what it can stretch to. Add customs checks and holidays; for Chinese New Year, add weeks.",
    blocks: [
      {
        kind: "chart",
        chart: {
          end: 55,
          ticks: [
            { at: 0, label: "day 0" },
            { at: 10, label: "10" },
            { at: 20, label: "20" },
            { at: 30, label: "30" },
            { at: 40, label: "40" },
            { at: 50, label: "50" },
          ],
          ranges: [
            {
              title: "Express courier",
              detail: "samples, under about 100 kg (220 lb)",
              from: 3,
              to: 7,
              label: `${courierDays} days`,
              desk: "find",
            },
            {
              title: "Air freight",
              detail: "100–1,000 kg (220–2,200 lb), launch stock, high value",
              from: 3,
              to: 10,
              label: `${airDays} days`,
              desk: "find",
            },
            {
              title: "Rail to Europe",
              detail: "2–20 m³ or a container, too late for sea",
              from: 18,
              to: 30,
              label: "18–30 days",
              desk: "check",
            },
            {
              title: "Sea, full container",
              detail: `above ${wholeContainerCbm.from}–${wholeContainerCbm.to} m³`,
              from: 20,
              to: 45,
              label: `${seaDays} days`,
              desk: "ship",
            },
            {
              title: "Sea, shared container",
              detail: `${smallCbm}–${wholeContainerCbm.from} m³; sorting adds 3–10 days`,
              from: 23,
              to: 55,
              label: "23–55 days",
              desk: "ship",
            },
          ],
        },
      },
    ],
  },
  {
    kind: "boxes",
    heading: "Six ways we move it",
    boxes: [
      {
        title: "Sea freight",
        text: "FCL (full container load), or a shared container: LCL (less than container load). The slowest way, and for most goods above 1 m³ the one with the lowest price per unit.",
        fact: `${seaDays} days`,
      },
      {
        title: "Air freight",
        text: "Launch stock and high-value goods. Batteries, magnets and liquids need papers first; tell us early.",
        fact: `${airDays} days`,
      },
      {
        title: "Rail to Europe",
        text: "Between sea and air in price and time. Borders can queue, and insurers may exclude part of the route.",
        fact: "18–30 days",
      },
      {
        title: "Express courier",
        text: "Samples and small parcels, door to door, with customs handled by the courier.",
        fact: `${courierDays} days`,
      },
      {
        title: "Customs brokerage",
        text: "Through licensed brokers at the destination. We write the papers, and they read them before the goods leave.",
        fact: "1 file, checked before sailing",
      },
      {
        title: "DDP, door to door",
        text: "Delivered duty paid: freight, duty, tax and the last truck in one price. Right for small first orders with a declared importer.",
        fact: "1 price to the door",
      },
    ],
  },
  { kind: "drawing", drawing: "lanes" },
  {
    kind: "full",
    heading: "Five Incoterms, and how far each one carries your goods",
    intro:
      "Incoterms are the trade terms that split cost and risk. The bar is what the seller’s price includes; the rest is yours to pay. We can book it for you and pass it on at cost.",
    blocks: [{ kind: "drawing", drawing: "incoterms" }],
  },
  {
    kind: "split",
    ground: "sand",
    heading: "Shared container or your own?",
    paragraphs: [
      `The usual turning point is ${turningPoint} and moves between about ${quotedTurningPointCbm.from} and ${quotedTurningPointCbm.to} m³ with the rates. Below it you share (LCL); above it a container of your own (FCL) often costs less.`,
      `LCL is billed per cubic meter or per ${formatNumber(carrierRules.seaKgPerCbm.value)} kg, whichever is more, and carries charges at both ends. Ask for the destination charges in writing: they are where low offers hide.`,
    ],
    links: [toolLink("shipmentVolume"), toolLink("landedCost")],
    blocks: [{ kind: "drawing", drawing: "volume" }],
  },
  {
    kind: "full",
    heading: "Customs, before it is urgent",
    intro:
      "Wrong papers are a common reason for a container to stand still. Rates and thresholds change, so a licensed broker confirms yours for the day of entry.",
    blocks: [
      {
        kind: "notes",
        notes: [
          {
            title: "HS code (Harmonized System, the customs product number)",
            text: "Six digits are the same worldwide; imports need 8–10. It decides the duty rate, and the importer answers for it, even when the supplier chose it.",
          },
          {
            title: "United States",
            text: `A customs bond for commercial entries over US$${formatNumber(usFees.formalLimit)}. By sea, an ISF (importer security filing) 24 hours before loading, or a fine of US$5,000 per violation. As of ${formatMonth(usFeesSource.asOf)}, a merchandise processing fee of ${formatPercent(usFees.mpfPercent)} and, by sea, a harbor maintenance fee of ${formatPercent(usFees.hmfPercent)}.`,
          },
          {
            title: "European Union and United Kingdom",
            text: `Importers need an EORI number (Economic Operators Registration and Identification). Duty and VAT (value-added tax) are counted on the value including freight; of air freight duty counts only the way to the border. VAT-registered UK firms can postpone import VAT. The EU has ended its duty-free relief for small parcels; the UK keeps its own, up to GBP ${smallParcels.uk.reliefGbp}, by plan until ${formatMonth(smallParcels.uk.until)} at the latest.`,
          },
        ],
      },
    ],
  },
  { kind: "drawing", drawing: "ddp" },
];
