import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { tally } from "./tally";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export async function findWithAxe(page: Page, part?: string): Promise<string[]> {
  // Its other mode asks a second page for the result; frames of other sites are empty here.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: RULES, resultTypes: ["violations"] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  tally("screens and states checked with axe");
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}
