import { site } from "@/config/site";
import type { PageCopy } from "@/content/page-copy";

export const head = {
  title: `China Sourcing and Trade Services | ${site.name}`,
  description:
    "Eight services from factory search to doorstep delivery. Use one or all: sourcing, inspection, shipping, warehousing, FBA prep, packaging and more.",
  heading: "Sourcing services in China: eight stops, one lane",
  intro:
    "You should not have to buy the whole chain to fix one weak link. Get on where you need us and off where you don’t: one service or all eight, with one account manager.",
} satisfies PageCopy;
