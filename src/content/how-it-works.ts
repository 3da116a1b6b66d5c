import { site } from "@/config/site";
import type { PageCopy } from "./page-copy";

export const head = {
  title: `How It Works: Sourcing in 5 Steps | ${site.name}`,
  description:
    "From first message to delivery in five steps: what we do, what you receive, what you pay and how long each stage takes.",
  heading: "How it works: five steps, none of them a surprise",
  intro:
    "You should know who does what, how long it takes and what you pay before you commit. Open a step to see all three; you can stop after any of them.",
} satisfies PageCopy;
