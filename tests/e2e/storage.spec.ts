import type { Page } from "@playwright/test";
import { SUBMISSIONS_KEY } from "@/db/contact-submissions";
import { LOCAL_ADMIN_PASSWORD } from "../../supabase/local/constants.ts";
import { STATIC_PATHS } from "../support/addresses";
import { makeSubmissions } from "../support/submissions";
import { unlockAdmin } from "./support/admin";
import { addToTotal } from "./support/add-to-total";
import { recordMailLinks } from "./support/mail-links";
import { CASE_STUDY_PATH, POST_PATH, waitForContent } from "./support/pages";
import { expect, test } from "./support/test";

const INBOX = "/admin/contact-submissions";
const ENQUIRIES_PER_TAB = 30;

async function openForm(page: Page) {
  await recordMailLinks(page);
  await page.addInitScript(() => {
    // The form ignores a second enquiry within one second, for double clicks.
    const wait = window.setTimeout.bind(window);
    const skipWait = (handler: () => void, ms?: number) => wait(handler, ms === 1000 ? 0 : ms);
    Object.assign(window, { setTimeout: skipWait });
  });
  await page.goto("/contact-us");
  // The form has no handler before hydration.
  await expect(page.locator("#root")).toHaveAttribute("data-hydrated");
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
  await page.goto(INBOX);
  await expect(page.getByRole("heading", { name: "4 submissions, 4 new" })).toBeVisible();

  await Promise.all([
    sendMany(first, "First"),
    sendMany(second, "Second"),
    (async () => {
      await page.getByRole("button", { name: "View submission of Visitor 1" }).click();
      await page.keyboard.press("Escape");
      for (const name of ["Visitor 2", "Visitor 3"]) {
        await page.getByRole("button", { name: `Delete submission of ${name}` }).click();
        await page.getByRole("button", { name: "Delete", exact: true }).click();
      }
    })(),
  ]);

  const total = 2 * ENQUIRIES_PER_TAB + 2;
  await expect(
    page.getByRole("heading", { name: `${total} submissions, ${total - 1} new` }),
  ).toBeVisible();
  const names = await page.getByRole("rowheader").allTextContents();
  const sent = ["First", "Second"].flatMap((tab) =>
    Array.from({ length: ENQUIRIES_PER_TAB }, (_, round) => `${tab} ${round} New`),
  );
  expect(names.sort()).toEqual([...sent, "Visitor 1", "Visitor 4 New"].sort());
  addToTotal("storage cases", 2 * ENQUIRIES_PER_TAB + 3);
});

test("every page works in a browser that denies access to storage", async ({ page }) => {
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
  await page.goto("/");
  for (const path of [...STATIC_PATHS.slice(1), POST_PATH, CASE_STUDY_PATH]) {
    const before = await heading.textContent();
    await page.evaluate((target) => {
      window.history.pushState(null, "", target);
      window.dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    await expect(heading).not.toHaveText(before ?? "");
    await expect(heading).not.toHaveText(/did not load|went wrong|ends here|not found/i);
    addToTotal("storage cases");
  }

  await page.goto("/admin");
  await page.getByLabel("Password").fill(LOCAL_ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Unlock Dashboard" }).click();
  const menu = page.getByRole("navigation", { name: "Admin" });
  for (const name of ["Blog Management", "Site Images", "Success Stories", "Dashboard"]) {
    await menu.getByRole("link", { name }).click();
    await expect(heading).toContainText(name.replace("Site Images", "Site Image"));
    await waitForContent(page);
    addToTotal("storage cases");
  }
  await menu.getByRole("link", { name: "Contact Submissions" }).click();
  await expect(page.getByText("Could not load submissions.").first()).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "This browser does not let the site store anything" }),
  ).toBeVisible();
  addToTotal("storage cases");
});
