import { site } from "@/config/site";
import type { PageCopy } from "./page-copy";

export const head = {
  title: `About Our Team in China | ${site.name}`,
  description: `Founded in ${site.founded}, ${site.name} helps importers in 100+ countries buy from China with named factories, clear fees and checked goods.`,
  heading: "A buying office that still walks into factories",
  intro: `${site.name} began in ${site.founded} with a simple annoyance: buyers abroad were paying for goods that nobody on their side had seen. So we went to look, and for customers in 100+ countries we still do.`,
} satisfies PageCopy;
