import type { Answers } from "./answers";
import { shipRules, type Rule } from "@/lib/trade/incoterms";

/** The equivalent rules for transport other than by ship. */
const EQUIVALENT_RULE: Partial<Record<Rule, Rule>> = {
  FAS: "FCA",
  FOB: "FCA",
  CFR: "CPT",
  CIF: "CIP",
};

const EXW =
  "EXW: you must clear export in China, where a foreign firm cannot be the exporter of record. Add pick-up and export papers to the price.";
const SHIP_GAP =
  "handed over at the terminal, but the risk passes only on board; damage between the two is disputed. FCA is the textbook rule. If a bank wants an on-board bill, Incoterms 2020 lets you tell the carrier to issue one.";
const CIF =
  "CIF: the seller’s insurance covers clauses C only, so no theft and no rain; destination charges are often high.";
const DDP =
  "DDP: ask who is the importer of record. Undervalued or unclear entries are a known trouble, and customs may hold the goods. In the EU, the UK, Canada and Australia a seller without a local tax number cannot do it properly.";
const DDP_VAT = "DDP: the VAT cannot be deducted without import papers in your name.";

/** Warnings about the recommended rule and about the one in the quotation. */
export function findWarnings(answers: Answers, recommended: Rule): string[] {
  const { quotation, license, vat, transport, cargo } = answers;
  const shown: Rule[] =
    quotation === "none" ? [recommended] : [...new Set([recommended, quotation])];
  const isContainer = transport === "sea" && cargo !== "bulk";
  const isByShip = transport === "sea" || transport === "bulk-ship";
  const warnings: string[] = [];
  for (const rule of shown) {
    if (rule === "EXW") warnings.push(EXW);
    if (shipRules.includes(rule) && rule !== "FAS" && isContainer)
      warnings.push(`${rule} for containers: ${SHIP_GAP}`);
    const matching = EQUIVALENT_RULE[rule];
    if (matching && !isByShip)
      warnings.push(
        `${rule} is for ships only; for any other way the matching rule is ${matching}.`,
      );
    if (rule === "CIF") warnings.push(CIF);
    if (rule === "DDP") warnings.push(...(vat === "yes" ? [DDP_VAT, DDP] : [DDP]));
  }
  if (license === "no") {
    warnings.push(
      "The factory cannot export in its own name: the goods leave through an export agent or trading company, which then is the seller. Have it named in the contract.",
    );
  }
  if (license === "unknown") {
    warnings.push("Ask for the factory’s export license before you sign.");
  }
  return warnings;
}
