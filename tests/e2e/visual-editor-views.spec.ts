import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { newRelease } from "@/content/new-release";
import { unlockAdmin } from "./support/admin";
import { delayRequests } from "./support/delay-requests";
import { expect, test } from "./support/test";
import { makeContentEditor, openNewPost } from "./support/visual-editor";

const MODULE = "src/components/admin/visual-editor/visual-editor.tsx";

/** The path of the visual editor's code, for `page.route`. */
async function findCode(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile("dist/.vite/manifest.json", "utf8"));
  const chunk: unknown = Reflect.get(Object(manifest), MODULE);
  return `**/${String(Reflect.get(Object(chunk), "file"))}`;
}

test.beforeEach(async ({ context }) => {
  await unlockAdmin(context);
});

async function openSeededPost(page: Page) {
  await page.goto("/admin/blog-management");
  await page.getByRole("button", { name: /^Edit “How to Pay/ }).click();
  return makeContentEditor(page);
}

test("views of a text never change it, and the last choice is remembered", async ({ page }) => {
  let isCodeRequested = false;
  await page.route(await findCode(), (route) => {
    isCodeRequested = true;
    return route.continue();
  });
  page.on("dialog", (dialog) => {
    throw new Error(`A question: ${dialog.message()}`);
  });
  const { form, text, source, view } = await openSeededPost(page);
  const invitation = form.getByRole("button", { name: "Open Visual" });
  await expect(source).toBeVisible();
  await expect(source).toHaveAttribute("rows", "15");
  await expect(invitation).toBeVisible();
  const stored = await source.inputValue();
  expect(stored).toContain("<h2");
  expect(isCodeRequested).toBe(false);

  await invitation.click();
  await expect(text).toBeVisible();
  expect(isCodeRequested).toBe(true);
  await expect(invitation).toHaveCount(0);
  for (const name of ["html", "preview", "visual", "preview", "html", "visual"] as const) {
    await view(name).click();
    await expect(view(name)).toHaveAttribute("aria-selected", "true");
    await expect(source).toHaveValue(stored);
  }
  // By keyboard, the arrows choose the next view at once.
  for (const name of ["html", "preview", "html", "visual"] as const) {
    await page.keyboard.press(name === "preview" ? "ArrowRight" : "End");
    // Radix moves the focus in a task of its own, which would undo that of the next line.
    await expect(view("preview")).toBeFocused();
    await view(name).focus();
    await expect(view(name)).toHaveAttribute("aria-selected", "true");
    await expect(source).toHaveValue(stored);
  }
  await expect(form.getByRole("button", { name: /^Undo all changes/ })).toHaveCount(0);

  // A changed form would store a draft now.
  await page.reload();
  await page.getByRole("button", { name: /^Edit “How to Pay/ }).click();
  await expect(text).toBeVisible();
  await expect(page.getByText("Unsaved work from")).toHaveCount(0);
  await expect(invitation).toHaveCount(0);
  await expect(source).toHaveValue(stored);
  await page.goto("/admin/success-stories");
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  await expect(text).toBeVisible();
  await view("html").click();
  await form.getByRole("button", { name: "Cancel" }).click();
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  await expect(source).toBeVisible();
  await expect(invitation).toHaveCount(0);
});

test("each view undoes its own changes, and those of the other view as one step", async ({
  page,
}) => {
  const { form, text, source, view, write } = await openNewPost(page);
  const undoAll = (name: string) =>
    form.getByRole("button", { name: `Undo all changes made in ${name}` });
  const press = (key: string) => page.keyboard.press(key);

  await source.click();
  await page.keyboard.type("<p>One</p>");
  await write();
  await page.keyboard.type(" two");
  await press("Enter");
  await page.keyboard.type("## Three");
  await expect(text.getByRole("heading")).toHaveText("Three");
  await view("html").click();
  await expect(source).toHaveValue("<p>One two</p>\n<h2>Three</h2>");
  await source.click();
  await press("ControlOrMeta+z");
  await expect(source).toHaveValue("<p>One</p>");
  await press("ControlOrMeta+Shift+z");
  await expect(source).toHaveValue("<p>One two</p>\n<h2>Three</h2>");

  await press("ControlOrMeta+End");
  await page.keyboard.type("\n<p>Four</p>");
  await source.evaluate((field: HTMLTextAreaElement) => {
    field.setSelectionRange(3, 6);
  });
  await page.keyboard.type("1");
  await write();
  await expect(text).toHaveText("1 twoThreeFour");
  await press("ControlOrMeta+z");
  await expect(text).toHaveText("One twoThree");
  await press("ControlOrMeta+z");
  await expect(text.getByRole("heading")).toHaveCount(0);
  await press("ControlOrMeta+Shift+z");
  await press("ControlOrMeta+Shift+z");
  await expect(text).toHaveText("1 twoThreeFour");

  await page.keyboard.type("!");
  await undoAll("Visual").click();
  await expect(text).toHaveText("1 twoThreeFour");
  await expect(text).toBeFocused();
  await view("html").click();
  await expect(source).toHaveValue("<p>1 two</p>\n<h2>Three</h2>\n<p>Four</p>");
  await source.click();
  await press("ControlOrMeta+a");
  await page.keyboard.type("Gone");
  await undoAll("HTML").click();
  await expect(source).toBeFocused();
  await expect(source).toHaveValue("<p>1 two</p>\n<h2>Three</h2>\n<p>Four</p>");
  await press("ControlOrMeta+z");
  await expect(source).toHaveValue("Gone");
});

test("the visual editor says that it is loading, did not load or is gone, and tries again", async ({
  page,
  watch,
}) => {
  const code = await findCode();
  watch.allowConsole(/Failed to load resource/, /code of the visual editor did not arrive/);
  const { form, text, source, view } = await openNewPost(page);
  await source.fill("<p>Typed <b>before</b></p>");
  await page.route(code, (route) => route.abort());
  await view("visual").click();
  const failure = form.getByRole("alert").filter({ hasText: "did not load" });
  await expect(failure).toBeVisible();
  await view("html").click();
  await expect(source).toHaveValue("<p>Typed <b>before</b></p>");
  await source.fill("<p>Typed <b>after</b></p>");
  await view("visual").click();
  await expect(page.getByText(newRelease.text)).toHaveCount(0);
  await page.unroute(code);
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(newRelease.text)).toBeVisible();
  await expect(page.getByRole("button", { name: newRelease.action })).toBeVisible();
  await page.unroute(code);

  const { release } = await delayRequests(page, code);
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(form.getByRole("status").filter({ hasText: "Loading the visual" })).toBeVisible();
  release();
  await expect(text).toHaveText("Typed after");
});
