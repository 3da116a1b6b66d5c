import type { Page } from "@playwright/test";
import { adminPaths, paths } from "@/config/paths";
import {
  storageProblems,
  csvDownload,
  submissionDetails,
  submissionQuestions,
  submissionsPage,
} from "@/content/admin/contact-submissions";
import { adminLayout } from "@/content/admin/layout";
import { login } from "@/content/admin/login";
import { form as copy, messages } from "@/content/contact";
import { preparedEmail } from "@/content/pending-enquiry";
import { SUBMISSIONS_KEY } from "@/config/enquiry-fields";
import { LOCAL_ADMIN_PASSWORD } from "../../supabase/local/constants.ts";
import { makeSubmissions } from "../support/submissions";
import { findViolations } from "./support/accessibility";
import { unlockAdmin } from "./support/admin";
import { findFocusProblem, tabTo, tabToAndPress } from "./support/keyboard";
import { readMailLinks, recordMailLinks } from "./support/mail-links";
import { goTo, openPage, POST_PATH, waitForHydration } from "./support/pages";
import { expect, test } from "./support/test";

async function fillIn(page: Page, text: string) {
  for (const name of ["name", "product_interest", "message"] as const) {
    await page.getByLabel(copy.fields[name].label).fill(text);
  }
  await page.getByLabel(copy.fields.email.label).fill("ana@buyer.example");
}

test("an enquiry that another tab sends while a deletion is asked for, by keyboard, is not lost", async ({
  page,
  context,
}) => {
  await unlockAdmin(context);
  const visitor = await context.newPage();
  await recordMailLinks(visitor);
  await visitor.goto(paths.contact);
  await visitor.evaluate(
    ([key, text]) => {
      localStorage.setItem(key, text);
    },
    [SUBMISSIONS_KEY, JSON.stringify(makeSubmissions(2))] as const,
  );
  await page.goto(adminPaths.contactSubmissions);
  const button = (name: string) => page.getByRole("button", { name });
  const dialog = (name: string) => page.getByRole("dialog", { name });
  await tabToAndPress(page, button(submissionsPage.viewOf("Visitor 1")));
  await expect(dialog("Visitor 1")).toBeVisible();
  expect(await findFocusProblem(page)).toBe("");
  await tabToAndPress(
    page,
    dialog("Visitor 1").getByRole("button", { name: submissionDetails.delete }),
  );

  // The form has no handler before hydration.
  await waitForHydration(visitor);
  await fillIn(visitor, "Ana");
  await visitor.getByRole("button", { name: copy.submit }).click();
  await expect(visitor.getByRole("region", { name: preparedEmail.heading })).toBeVisible();
  // By tag: what is behind the dialog has no roles.
  await expect(page.locator("tbody th")).toHaveText(["Ana", "Visitor 1", "Visitor 2"]);

  const { title, confirmLabel } = submissionQuestions.delete("Visitor 1");
  await page.bringToFront();
  await tabToAndPress(page, dialog(title).getByRole("button", { name: confirmLabel }));
  await expect(button(submissionsPage.viewOf("Visitor 2"))).toBeFocused();
  await tabTo(page, button(csvDownload.label), "Shift+Tab");
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  await download;
  await expect(page.getByRole("rowheader")).toHaveText(["Ana", "Visitor 2"]);
  await page.reload();
  await expect(page.getByRole("rowheader")).toHaveText(["Ana", "Visitor 2"]);
});

test("a browser that denies access to storage shows every kind of page, the enquiry and the admin", async ({
  page,
  watch,
}) => {
  watch.allowConsole(/The enquiry could not be kept in this browser/);
  await recordMailLinks(page);
  await page.addInitScript(() => {
    for (const area of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  const heading = page.getByRole("heading", { level: 1 });
  await openPage(page, paths.home);
  for (const path of [paths.blog, POST_PATH, paths.faq, paths.shipmentVolume, paths.contact]) {
    await goTo(page, path);
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  }
  await fillIn(page, "Mugs");
  await page.getByRole("button", { name: copy.submit }).click();
  const panel = page.getByRole("region", { name: preparedEmail.heading });
  await expect(panel.getByText(messages.storageFailed.title)).toBeVisible();
  expect(await findViolations(page, "main"), "the warning").toEqual([]);
  expect(await readMailLinks(page)).toHaveLength(1);

  await page.goto(adminPaths.dashboard);
  await page.getByLabel(login.passwordLabel).fill(LOCAL_ADMIN_PASSWORD);
  await page.getByRole("button", { name: login.submit }).click();
  const { navigation } = adminLayout;
  for (const name of [
    navigation.blogManagement,
    navigation.siteImages,
    navigation.successStories,
  ]) {
    await page.getByRole("link", { name }).first().click();
    await expect(heading).toHaveText(name);
  }
  await page.getByRole("link", { name: navigation.contactSubmissions }).first().click();
  await expect(page.getByRole("heading", { name: storageProblems.blocked.title })).toBeVisible();
});
