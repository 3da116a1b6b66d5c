import { site } from "@/config/site";
import type { PageCopy } from "@/content/page-copy";

export const head = {
  title: `China Warehouse and Fulfillment | ${site.name}`,
  description:
    "Receive goods from several suppliers, check, store, kit, consolidate and ship in one go. Pick and pack from China to over 200 countries.",
  heading: "One warehouse between all your suppliers and all your customers",
  intro:
    "Five suppliers mean five shipments, five sets of papers and nobody who counts the lot. We receive, check and store it in one place, then ship it together or parcel by parcel to over 200 countries.",
} satisfies PageCopy;
