import { site } from "@/config/site";
import type { PageCopy } from "@/content/page-copy";

export const head = {
  title: `Product Sourcing in China, Vetted Factories | ${site.name}`,
  description:
    "We shortlist 3-5 Chinese factories, check licenses and sites, compare quotes on equal terms and arrange samples in 1-2 weeks. Fee 5-10%, disclosed.",
  heading: "Find the right factory, and know who it is",
  intro:
    "Anyone can call itself a factory and take a deposit. We shortlist three to five, check the license, the bank account and the site, and give you every name and price before you order.",
} satisfies PageCopy;
