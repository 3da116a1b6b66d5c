import { site } from "@/config/site";
import type { PageCopy } from "@/content/page-copy";

export const head = {
  title: `Quality Control and Inspection in China | ${site.name}`,
  description:
    "Pre-production, during-production and pre-shipment inspection, loading checks, factory audits and 100% checks. AQL sampling, photo report in 24 hours.",
  heading: "Quality control in China: nothing ships until it passes",
  intro:
    "Once the balance is paid, you have little left to bargain with. Our inspectors measure the goods against the sample you approved and send a photo report within 24 hours, so you decide on evidence.",
} satisfies PageCopy;
