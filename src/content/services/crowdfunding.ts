import { site } from "@/config/site";
import type { PageCopy } from "@/content/page-copy";

export const head = {
  title: `Crowdfunding Fulfillment from China | ${site.name}`,
  description:
    "From prototype to backer parcels: production follow-up, kitting by reward tier, VAT and duty planning, wave shipping and replacement handling.",
  heading: "Keep the promise you made to your backers",
  intro:
    "You named a date in public, to people in dozens of countries. We follow the production, kit the reward tiers, plan tax and duty by region, and ship the backer parcels in waves you can announce.",
} satisfies PageCopy;
