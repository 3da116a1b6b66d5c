import type { Page } from "@playwright/test";
import { addScriptOnce, readScript } from "./page-script";

declare global {
  interface Window {
    axe: typeof import("axe-core");
  }
}

const SOURCE = readScript("axe-core/axe.min.js");

const OPTIONS = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations" as const],
  // The only frames are those of other sites, which tests cannot reach.
  iframes: false,
  // Only the experimental rule `css-orientation-lock` needs the style sheets, and it is not run:
  // https://github.com/dequelabs/axe-core/blob/develop/doc/API.md
  preload: { assets: ["media" as const] },
};

/** The accessibility violations that axe finds on the page, or in the part a selector names. */
export async function findViolations(page: Page, part = ":root"): Promise<string[]> {
  await addScriptOnce(page, "axe", SOURCE);
  return page.evaluate(
    async ([selector, options]) => {
      const { violations } = await window.axe.run(selector, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary = "" }) => `${id}: ${target.join(" ")} ${failureSummary}`,
        ),
      );
    },
    [part, OPTIONS] as const,
  );
}
