import { site } from "@/config/site";
import type { PageCopy } from "./page-copy";

export const head = {
  title: `Terms of Service | ${site.name}`,
  description: `The terms under which ${site.name} provides sourcing, inspection, logistics and related services.`,
  heading: "Terms of service",
  intro:
    "An agent’s terms should hold no surprises after you order. These say what we do for you and what we do not, how fees are paid, and what happens if something goes wrong.",
} satisfies PageCopy;
