import { site } from "@/config/site";
import type { PageCopy } from "@/content/page-copy";

export const head = {
  title: `Shipping from China: Sea, Air, Rail, DDP | ${site.name}`,
  description:
    "Sea 20-45 days, air 3-10 days, rail to Europe, express, customs brokerage and DDP. Honest advice on Incoterms, LCL or FCL and who pays what.",
  heading: "Shipping from China, quoted to your door",
  intro:
    "A freight quote that stops at the port sends its surprises on to your door. We compare sea, air, rail and courier, estimate the duty, and say in writing who pays for each leg.",
} satisfies PageCopy;
