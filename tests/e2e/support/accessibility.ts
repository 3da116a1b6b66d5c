import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

declare global {
  interface Window {
    axe: typeof import("axe-core");
    ace: typeof import("accessibility-checker-engine");
  }
}

const require = createRequire(import.meta.url);
const SOURCES = {
  axe: readFileSync(require.resolve("axe-core/axe.min.js"), "utf8"),
  ace: readFileSync(require.resolve("accessibility-checker-engine"), "utf8"),
};

/**
 * Runs an engine's script in the page unless its global variable exists already, since compiling half
 * a megabyte takes as long as some of the checks. The page's content security policy blocks script
 * elements, but not `evaluate`.
 */
async function addEngine(page: Page, name: keyof typeof SOURCES) {
  const isThere = await page.evaluate((global) => Reflect.has(window, global), name);
  if (!isThere) await page.evaluate(SOURCES[name]);
}

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
  await addEngine(page, "axe");
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

/** WCAG 2.2 at the levels A and AA. IBM's own policy has more rules than the success criteria. */
const POLICY = "WCAG_2_2";

/** False positives: a rule, the elements that it is wrong about, and why. */
const EXCEPTIONS: readonly { rule: string; at: string }[] = [
  // The engine takes the labels in a closed `<details>` for hidden, but not the fields. Other tests
  // check the open one.
  { rule: "input_label_exists", at: "details:not([open]) *" },
  // A table that scrolls sideways must be focusable (axe: scrollable-region-focusable). It is
  // prerendered for all widths, so it has the `tabindex` also where it does not scroll.
  { rule: "element_tabbable_role_valid", at: '[role="region"][tabindex="0"]' },
  // Radix Toast makes its toasts focusable, and adds a focusable element before and after them that
  // passes the focus on to the page.
  { rule: "element_tabbable_role_valid", at: '[role="region"] :is(li, span)[tabindex="0"]' },
  // Radix Dialog hides the page with `aria-hidden` and traps the focus in the dialog.
  { rule: "aria_hidden_nontabbable", at: "[data-aria-hidden], [data-aria-hidden] *" },
  // The preview tab hides the field, but not its label.
  { rule: "label_ref_valid", at: "label:has(+ div [role=tabpanel][hidden] textarea)" },
  // A recommendation only. The name is for users who jump between landmarks; others see the heading
  // inside.
  { rule: "aria_complementary_label_visible", at: "aside[aria-label]" },
];

/**
 * The violations and recommendations of IBM Equal Access on the page. Its questions to a
 * person ("Confirm that…", "Verify…") are left out, since it asks them on every page.
 */
export async function findWithEqualAccess(page: Page): Promise<string[]> {
  await addEngine(page, "ace");
  return page.evaluate(
    async ([policy, exceptions]) => {
      const { results } = await new window.ace.Checker().check(document.documentElement, policy);
      return results
        .filter(({ level }) => level === "violation" || level === "recommendation")
        .filter(
          ({ ruleId, node }) =>
            !exceptions.some(
              ({ rule, at }) => rule === ruleId && node instanceof Element && node.matches(at),
            ),
        )
        .map(({ ruleId, path, message, snippet }) =>
          [`${ruleId}: ${message}`, path["dom"], snippet].join(" "),
        );
    },
    [POLICY, EXCEPTIONS] as const,
  );
}
