import { site } from "@/config/site";
import type { PageCopy } from "@/content/page-copy";

export const head = {
  title: `Amazon FBA Prep Service in China | ${site.name}`,
  description:
    "Labels, polybags, bundles, cartons and pallets prepared in China to FBA rules, checked and shipped to the fulfillment center. Free quote in 24 hours.",
  heading: "Amazon FBA prep in China, before the goods sail",
  intro:
    "One missing label or heavy carton can get a shipment refused. We label, bag, bundle and pack your stock in China to the rules of FBA (Fulfillment by Amazon) and check it before it sails.",
} satisfies PageCopy;
