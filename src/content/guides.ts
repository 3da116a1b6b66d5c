import type { PathKey } from "@/config/paths";
import { site } from "@/config/site";
import type { PageCopy } from "./page-copy";

export const guides = {
  importExportGuide: {
    head: {
      title: `China Import Export Guide, Coming Soon | ${site.name}`,
      description:
        "A step-by-step guide to importing from China is on its way: HS codes, customs, duties, licenses, documents and product rules. See the topics.",
      heading: "China import and export guide",
      intro:
        "Customs forms assume that you have filled one in before. We are still laying this guide; it opens when an importer who has never read a customs form can follow it without calling us.",
    },
  },
  shippingGuide: {
    head: {
      title: `Shipping from China Guide, Coming Soon | ${site.name}`,
      description:
        "A full guide to freight from China is in preparation: modes, transit times, Incoterms, LCL and FCL, insurance, batteries and customs delays.",
      heading: "Shipping guide",
      intro:
        "Freight quotes hide their costs in abbreviations, and one wrong term can make you pay twice. We are still writing this guide; it opens when you can read a quote line by line without calling us.",
    },
  },
  paymentGuide: {
    head: {
      title: `Paying Chinese Suppliers Guide, Coming Soon | ${site.name}`,
      description:
        "Soon: how to pay suppliers in China safely. T/T, letters of credit, escrow and cards, deposit terms, currency and stopping bank-change fraud.",
      heading: "Payment guide",
      intro:
        "A deposit sent to the wrong account rarely comes back. We are still writing this guide; it opens when it covers deposits, balances and bank checks well enough to use before your first transfer.",
    },
  },
  popularProducts: {
    head: {
      title: `Popular Products to Sell Online, Coming Soon | ${site.name}`,
      description:
        "Soon: product categories that import well from China, where they are made, typical MOQs, margins to test and compliance traps to avoid.",
      heading: "Popular products to sell online",
      intro:
        "A product that sells is not always one that ships, clears customs and leaves a margin. We are still writing this guide; it opens when each category comes with its numbers and its traps.",
    },
  },
} satisfies Partial<Record<PathKey, { head: PageCopy }>>;

export type GuideKey = keyof typeof guides;
