import { site } from "@/config/site";
import type { PageCopy } from "@/content/page-copy";

export const head = {
  title: `Custom Packaging Made in China | ${site.name}`,
  description:
    "Boxes, inserts, labels and mailers from dieline to drop test. Clear MOQs, printed proofs, Pantone control and packaging sized to cut freight.",
  heading: "Packaging that sells, survives and ships small",
  intro:
    "A handsome box that fails the corner drop, or ships mostly air, costs you twice. We take packaging from dieline (the flat cut pattern) to drop test, and size it to cut freight.",
} satisfies PageCopy;
