import { site } from "@/config/site";
import type { PageCopy } from "./page-copy";

export const head = {
  title: `Get a Free China Sourcing Quote | ${site.name}`,
  description:
    "Tell us the product, quantity and destination. Reply within 1 working day from Shenzhen, Shanghai or Ningbo. Visits by appointment only.",
  heading: "Tell us what you want to make or buy",
  intro:
    "Not sure what a factory needs to know? A photo, a quantity and a destination are enough to start. A person reads it, not a queue, and replies within 1 working day.",
} satisfies PageCopy;
