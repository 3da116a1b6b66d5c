import { site } from "@/config/site";
import type { PageCopy } from "./page-copy";

export const head = {
  title: `China Sourcing FAQ: Fees, MOQ, Quality | ${site.name}`,
  description:
    "Ten straight answers on fees, minimum orders, samples, inspections, payments, timing, customs, Amazon FBA and protecting your design.",
  heading: "Ten things buyers ask first",
  intro:
    "Most first questions are about money, minimum orders and what happens when goods fail. Here are short answers with the numbers in them. If yours is missing, write to us and ask.",
} satisfies PageCopy;
