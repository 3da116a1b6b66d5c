import type { Page } from "@playwright/test";
import { addScriptOnce, readScript } from "./page-script";
import { addToTotal } from "./add-to-total";

declare global {
  interface Window {
    ace: typeof import("accessibility-checker-engine");
  }
}

const SOURCE = readScript("accessibility-checker-engine");

/** Level A and AA. IBM's own policy adds what no success criterion asks for. */
const POLICY = "WCAG_2_2";

/** Where its rules do not hold, and why. */
const EXCEPTIONS: readonly { rule: string; at: string }[] = [
  // Its fields are as hidden as their labels. The engine takes a closed fold's fields for visible
  // and their labels for hidden; the tests that open the fold have them checked.
  { rule: "input_label_exists", at: "details:not([open]) *" },
  // What scrolls sideways has to be reached by keyboard, and axe demands the stop; prepared before
  // any width is known, the frame of a table has it where the table fits, too.
  { rule: "element_tabbable_role_valid", at: '[role="region"][tabindex="0"]' },
  // Toasts are reached by F8 and Tab, to be read at leisure or closed; the stops before and after
  // them lead on into the page.
  { rule: "element_tabbable_role_valid", at: '[role="region"] :is(li, span)[tabindex="0"]' },
  // Behind a modal dialog, which holds the focus: nothing there can be reached.
  { rule: "aria_hidden_nontabbable", at: "[data-aria-hidden], [data-aria-hidden] *" },
  // While the preview stands in its place, the field is hidden under its label.
  { rule: "label_ref_valid", at: "label:has(+ div [role=tabpanel][hidden] textarea)" },
  // Its name is text for screen readers alone, which the engine takes for hidden.
  { rule: "aria_accessiblename_exists", at: ".waterfall-axis" },
  // A recommendation. Landmarks are named for those who jump between them; on the screen, the
  // place and the headings inside say what this is.
  { rule: "aria_complementary_label_visible", at: "aside[aria-label]" },
];

/**
 * What IBM Equal Access finds: the failures of its requirements and of its recommendations. What
 * it leaves to a person ("Confirm that…", "Verify…") is not counted: it asks that of any page.
 */
export async function findWithEqualAccess(page: Page, part = ":root"): Promise<string[]> {
  await addScriptOnce(page, "ace", SOURCE);
  const found = await page.evaluate(
    async ([selector, policy, exceptions]) => {
      const root = document.querySelector(selector);
      if (!root) throw new Error(`Nothing on the page is ${selector}`);
      const { results } = await new window.ace.Checker().check(root, policy);
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
    [part, POLICY, EXCEPTIONS] as const,
  );
  addToTotal("screens and states checked with IBM Equal Access");
  return found;
}
