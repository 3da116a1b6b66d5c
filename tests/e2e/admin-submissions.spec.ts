import type { Page } from "@playwright/test";
import { adminPaths } from "@/config/paths";
import {
  submissionDetails,
  submissionDialogs,
  submissionsPage,
} from "@/content/admin/contact-submissions";
import { SUBMISSIONS_KEY } from "@/data/browser/contact-submissions";
import { makeSubmission, makeSubmissions } from "../support/submissions";
import { unlockAdmin } from "./support/admin";
import { findFocusProblem, tabTo, tabToAndPress } from "./support/keyboard";
import { findOverflow } from "./support/layout";
import { SMALLEST } from "./support/pages";
import { expect, test } from "./support/test";

test.beforeEach(({ context }) => unlockAdmin(context));

/**
 * Opens the list with stored submissions. Init scripts run again on every navigation, so a flag keeps
 * them from undoing what the test changes.
 */
async function openList(page: Page, entries: readonly unknown[]) {
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem("seededByTest")) return;
      localStorage.setItem("seededByTest", "true");
      localStorage.setItem(key, text);
    },
    [SUBMISSIONS_KEY, JSON.stringify(entries)] as const,
  );
  await page.goto(adminPaths.contactSubmissions);
  await expect(page.getByRole("heading", { name: submissionsPage.title })).toBeVisible();
}

test("submissions are read, saved and deleted by keyboard alone, and the focus is never lost", async ({
  page,
}) => {
  await openList(page, makeSubmissions(3));
  const button = (name: string) => page.getByRole("button", { name });
  const dialog = (name: string) => page.getByRole("dialog", { name });
  const [view1, view2] = [submissionsPage.viewOf("Visitor 1"), submissionsPage.viewOf("Visitor 2")];
  const { delete: deletion, clear } = submissionDialogs;

  await tabToAndPress(page, button(view1));
  await expect(dialog("Visitor 1")).toBeVisible();
  expect(await findFocusProblem(page)).toBe("");
  await page.keyboard.press("Escape");
  await expect(button(view1)).toBeFocused();
  await page.keyboard.press("Enter");
  await tabToAndPress(
    page,
    dialog("Visitor 1").getByRole("button", { name: submissionDetails.delete }),
  );
  await tabToAndPress(page, dialog(deletion.title).getByRole("button", { name: deletion.confirm }));
  await expect(button(view2)).toBeFocused();
  await expect(page.locator("tbody tr")).toHaveCount(2);

  await tabTo(page, button(submissionsPage.downloadCsv), "Shift+Tab");
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  await download;
  await page.keyboard.press("Tab");
  await expect(button(clear.open)).toBeFocused();
  await page.keyboard.press("Enter");
  await tabToAndPress(page, dialog(clear.title).getByRole("button", { name: clear.confirm(2) }));
  await expect(page.getByRole("heading", { name: submissionsPage.empty.title })).toBeFocused();
});

test("very long entries do not overflow on a phone", async ({ page }) => {
  const long = "Donaudampfschifffahrt".repeat(20);
  await openList(page, [
    ...makeSubmissions(2),
    makeSubmission(3, { name: long, email: `${long}@example.com`, product_interest: long }),
    makeSubmission(4, { id: 4, name: "Long", message: long, company: long, phone: long }),
  ]);
  await page.setViewportSize(SMALLEST);
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole("button", { name: submissionsPage.viewOf("Long") }).click();
  await expect(page.getByRole("dialog", { name: "Long" })).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
});
