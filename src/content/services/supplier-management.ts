import { site } from "@/config/site";
import type { PageCopy } from "@/content/page-copy";

export const head = {
  title: `Supplier Management in China | ${site.name}`,
  description:
    "Scorecards, quality agreements, order follow-up, tooling records and cost reviews for importers who reorder. Your buying office in China, part-time.",
  heading: "Keep good suppliers good",
  intro:
    "Quality fades on the third order or the fifth, not on the first. We score each factory, follow every re-order with weekly photos and keep the tooling records: your buying office in China, part-time.",
} satisfies PageCopy;
