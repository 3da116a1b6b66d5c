import type { Page } from "@playwright/test";
import { adminPaths, paths } from "@/config/paths";
import {
  submissionDialogs,
  submissionsPage,
  storageProblems,
} from "@/content/admin/contact-submissions";
import { adminLayout } from "@/content/admin/layout";
import { login } from "@/content/admin/login";
import { form as copy, handOff } from "@/content/contact";
import { SUBMISSIONS_KEY } from "@/data/browser/contact-submissions";
import { messages } from "@/features/contact/messages";
import { LOCAL_ADMIN_PASSWORD } from "../../supabase/local/constants.ts";
import { makeSubmissions } from "../support/submissions";
import { findViolations } from "./support/accessibility";
import { unlockAdmin } from "./support/admin";
import { readMailLinks, recordMailLinks } from "./support/mail-links";
import { goTo, openPage, POST_PATH, waitForHydration } from "./support/pages";
import { expect, test } from "./support/test";

const ENQUIRIES_PER_TAB = 30;

async function openForm(page: Page) {
  await recordMailLinks(page);
  await page.addInitScript(() => {
    // The form ignores a second enquiry within one second, for double clicks.
    const wait = window.setTimeout.bind(window);
    const skipWait = (handler: () => void, ms?: number) => wait(handler, ms === 1000 ? 0 : ms);
    Object.assign(window, { setTimeout: skipWait });
  });
  await page.goto(paths.contact);
  // The form has no handler before hydration.
  await waitForHydration(page);
}

/** Sends one enquiry after the other, as fast as the form accepts them. */
function sendMany(page: Page, tab: string) {
  return page.evaluate(
    async ([name, rounds]) => {
      const form = document.querySelector("form");
      const button = form?.querySelector<HTMLButtonElement>("[type=submit]");
      if (!form || !button) throw new Error("There is no form.");
      for (let round = 0; round < rounds; round++) {
        while (button.disabled) await new Promise((resolve) => setTimeout(resolve));
        for (const field of form.querySelectorAll<HTMLInputElement>("[required]")) {
          field.value = field.type === "email" ? "many@example.com" : `${name} ${round}`;
        }
        form.requestSubmit();
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    [tab, ENQUIRIES_PER_TAB] as const,
  );
}

test("no change is lost when two tabs send enquiries and a third reads and deletes some", async ({
  page,
  context,
}) => {
  await unlockAdmin(context);
  const [first, second] = [await context.newPage(), await context.newPage()];
  await Promise.all([openForm(first), openForm(second)]);
  await first.evaluate(
    ([key, text]) => {
      localStorage.setItem(key, text);
    },
    [SUBMISSIONS_KEY, JSON.stringify(makeSubmissions(4))] as const,
  );
  await page.goto(adminPaths.contactSubmissions);
  const total = (count: number, newCount: number) =>
    page.getByRole("heading", { name: submissionsPage.total(count, newCount) });
  await expect(total(4, 4)).toBeVisible();

  const readAndDelete = async () => {
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    await press(submissionsPage.viewOf("Visitor 1"));
    await page.keyboard.press("Escape");
    for (const name of ["Visitor 2", "Visitor 3"]) {
      await press(submissionsPage.deleteOf(name));
      await press(submissionDialogs.delete.confirm);
    }
  };
  await Promise.all([sendMany(first, "First"), sendMany(second, "Second"), readAndDelete()]);

  const count = 2 * ENQUIRIES_PER_TAB + 2;
  await expect(total(count, count - 1)).toBeVisible();
  const names = await page.getByRole("rowheader").allTextContents();
  const sent = ["First", "Second"].flatMap((tab) =>
    Array.from({ length: ENQUIRIES_PER_TAB }, (_, round) => `${tab} ${round}`),
  );
  const expected = [...sent, "Visitor 4"].map((name) => `${name} ${submissionsPage.new}`);
  expect(names.sort()).toEqual([...expected, "Visitor 1"].sort());
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
  for (const name of ["name", "product_interest", "message"] as const) {
    await page.getByLabel(copy.fields[name].label).fill("Mugs");
  }
  await page.getByLabel(copy.fields.email.label).fill("ana@buyer.example");
  await page.getByRole("button", { name: copy.submit }).click();
  const panel = page.getByRole("region", { name: handOff.heading });
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
