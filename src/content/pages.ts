import { site } from "@/config/site";
import type { PageCopy } from "./page-copy";

/** The heads of the pages that have no file of their own here. */
export const pageCopy = {
  sourcingServices: {
    title: `China Sourcing and Trade Services | ${site.name}`,
    description:
      "Eight services from factory search to doorstep delivery. Use one or all: sourcing, inspection, shipping, warehousing, FBA prep, packaging and more.",
    heading: "Sourcing services in China: eight stops, one lane",
    intro:
      "You should not have to buy the whole chain to fix one weak link. Get on where you need us and off where you don’t: one service or all eight, with one account manager.",
  },
  productSourcing: {
    title: `Product Sourcing in China, Vetted Factories | ${site.name}`,
    description:
      "We shortlist 3-5 Chinese factories, check licenses and sites, compare quotes on equal terms and arrange samples in 1-2 weeks. Fee 5-10%, disclosed.",
    heading: "Find the right factory, and know who it is",
    intro:
      "Anyone can call itself a factory and take a deposit. We shortlist three to five, check the license, the bank account and the site, and give you every name and price before you order.",
  },
  qualityControl: {
    title: `Quality Control and Inspection in China | ${site.name}`,
    description:
      "Pre-production, during-production and pre-shipment inspection, loading checks, factory audits and 100% checks. AQL sampling, photo report in 24 hours.",
    heading: "Quality control in China: nothing ships until it passes",
    intro:
      "Once the balance is paid, you have little left to bargain with. Our inspectors measure the goods against the sample you approved and send a photo report within 24 hours, so you decide on evidence.",
  },
  shipping: {
    title: `Shipping from China: Sea, Air, Rail, DDP | ${site.name}`,
    description:
      "Sea 20-45 days, air 3-10 days, rail to Europe, express, customs brokerage and DDP. Honest advice on Incoterms, LCL or FCL and who pays what.",
    heading: "Shipping from China, quoted to your door",
    intro:
      "A freight quote that stops at the port sends its surprises on to your door. We compare sea, air, rail and courier, estimate the duty, and say in writing who pays for each leg.",
  },
  warehouse: {
    title: `China Warehouse and Fulfillment | ${site.name}`,
    description:
      "Receive goods from several suppliers, check, store, kit, consolidate and ship in one go. Pick and pack from China to over 200 countries.",
    heading: "One warehouse between all your suppliers and all your customers",
    intro:
      "Five suppliers mean five shipments, five sets of papers and nobody who counts the lot. We receive, check and store it in one place, then ship it together or parcel by parcel to over 200 countries.",
  },
  fbaPrep: {
    title: `Amazon FBA Prep Service in China | ${site.name}`,
    description:
      "Labels, polybags, bundles, cartons and pallets prepared in China to FBA rules, checked and shipped to the fulfillment center. Free quote in 24 hours.",
    heading: "Amazon FBA prep in China, before the goods sail",
    intro:
      "One missing label or heavy carton can get a shipment refused. We label, bag, bundle and pack your stock in China to the rules of FBA (Fulfillment by Amazon) and check it before it sails.",
  },
  crowdfunding: {
    title: `Crowdfunding Fulfillment from China | ${site.name}`,
    description:
      "From prototype to backer parcels: production follow-up, kitting by reward tier, VAT and duty planning, wave shipping and replacement handling.",
    heading: "Keep the promise you made to your backers",
    intro:
      "You named a date in public, to people in dozens of countries. We follow the production, kit the reward tiers, plan tax and duty by region, and ship the backer parcels in waves you can announce.",
  },
  customPackaging: {
    title: `Custom Packaging Made in China | ${site.name}`,
    description:
      "Boxes, inserts, labels and mailers from dieline to drop test. Clear MOQs, printed proofs, Pantone control and packaging sized to cut freight.",
    heading: "Packaging that sells, survives and ships small",
    intro:
      "A handsome box that fails the corner drop, or ships mostly air, costs you twice. We take packaging from dieline (the flat cut pattern) to drop test, and size it to cut freight.",
  },
  supplierManagement: {
    title: `Supplier Management in China | ${site.name}`,
    description:
      "Scorecards, quality agreements, order follow-up, tooling records and cost reviews for importers who reorder. Your buying office in China, part-time.",
    heading: "Keep good suppliers good",
    intro:
      "Quality fades on the third order or the fifth, not on the first. We score each factory, follow every re-order with weekly photos and keep the tooling records: your buying office in China, part-time.",
  },
  howItWorks: {
    title: `How It Works: Sourcing in 5 Steps | ${site.name}`,
    description:
      "From first message to delivery in five steps: what we do, what you receive, what you pay and how long each stage takes.",
    heading: "How it works: five steps, none of them a surprise",
    intro:
      "You should know who does what, how long it takes and what you pay before you commit. Open a step to see all three; you can stop after any of them.",
  },
  contact: {
    title: `Get a Free China Sourcing Quote | ${site.name}`,
    description:
      "Tell us the product, quantity and destination. Reply within 1 working day from Shenzhen, Shanghai or Ningbo. Visits by appointment only.",
    heading: "Tell us what you want to make or buy",
    intro:
      "Not sure what a factory needs to know? A photo, a quantity and a destination are enough to start. A person reads it, not a queue, and replies within 1 working day.",
  },
  about: {
    title: `About Our Team in China | ${site.name}`,
    description: `Founded in ${site.founded}, ${site.name} helps importers in 100+ countries buy from China with named factories, clear fees and checked goods.`,
    heading: "A buying office that still walks into factories",
    intro: `${site.name} began in ${site.founded} with a simple annoyance: buyers abroad were paying for goods that nobody on their side had seen. So we went to look, and for customers in 100+ countries we still do.`,
  },
  faq: {
    title: `China Sourcing FAQ: Fees, MOQ, Quality | ${site.name}`,
    description:
      "Ten straight answers on fees, minimum orders, samples, inspections, payments, timing, customs, Amazon FBA and protecting your design.",
    heading: "Ten things buyers ask first",
    intro:
      "Most first questions are about money, minimum orders and what happens when goods fail. Here are short answers with the numbers in them. If yours is missing, write to us and ask.",
  },
  privacy: {
    title: `Privacy Policy | ${site.name}`,
    description: `What ${site.name} collects through this site, where it is stored, why, for how long and how to use your rights.`,
    heading: "Privacy policy",
    intro:
      "Before you send a message you should know where it ends up. This page says what the site collects, where it is stored, why we need it and how to have it corrected or deleted.",
  },
  terms: {
    title: `Terms of Service | ${site.name}`,
    description: `The terms under which ${site.name} provides sourcing, inspection, logistics and related services.`,
    heading: "Terms of service",
    intro:
      "An agent’s terms should hold no surprises after you order. These say what we do for you and what we do not, how fees are paid, and what happens if something goes wrong.",
  },
  importExportGuide: {
    title: `China Import Export Guide, Coming Soon | ${site.name}`,
    description:
      "A step-by-step guide to importing from China is on its way: HS codes, customs, duties, licenses, documents and product rules. See the topics.",
    heading: "China import and export guide",
    intro:
      "Customs forms assume that you have filled one in before. We are still laying this guide; it opens when an importer who has never read a customs form can follow it without calling us.",
  },
  shippingGuide: {
    title: `Shipping from China Guide, Coming Soon | ${site.name}`,
    description:
      "A full guide to freight from China is in preparation: modes, transit times, Incoterms, LCL and FCL, insurance, batteries and customs delays.",
    heading: "Shipping guide",
    intro:
      "Freight quotes hide their costs in abbreviations, and one wrong term can make you pay twice. We are still writing this guide; it opens when you can read a quote line by line without calling us.",
  },
  paymentGuide: {
    title: `Paying Chinese Suppliers Guide, Coming Soon | ${site.name}`,
    description:
      "Soon: how to pay suppliers in China safely. T/T, letters of credit, escrow and cards, deposit terms, currency and stopping bank-change fraud.",
    heading: "Payment guide",
    intro:
      "A deposit sent to the wrong account rarely comes back. We are still writing this guide; it opens when it covers deposits, balances and bank checks well enough to use before your first transfer.",
  },
  popularProducts: {
    title: `Popular Products to Sell Online, Coming Soon | ${site.name}`,
    description:
      "Soon: product categories that import well from China, where they are made, typical MOQs, margins to test and compliance traps to avoid.",
    heading: "Popular products to sell online",
    intro:
      "A product that sells is not always one that ships, clears customs and leaves a margin. We are still writing this guide; it opens when each category comes with its numbers and its traps.",
  },
} satisfies Record<string, PageCopy>;

/** For pages whose full content is still to come. */
export const unfinishedNote =
  "The rest of this page is being written. Until it is here, ask us and a person answers:";
