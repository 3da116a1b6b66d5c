import { readFile } from "node:fs/promises";
import { contentEditor } from "@/content/admin/content-editor";
import { visualEditor } from "@/content/admin/visual-editor";
import { unlockAdmin } from "./support/admin";
import { expect, test } from "./support/test";
import { openNewPost } from "./support/visual-editor";

const MODULE = "src/admin/editor/visual/visual-editor.tsx";

/** The path of the visual editor's code, for `page.route`. */
async function findCode(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile("dist/.vite/manifest.json", "utf8"));
  const chunk: unknown = Reflect.get(Object(manifest), MODULE);
  return `**/${String(Reflect.get(Object(chunk), "file"))}`;
}

test("Undo in the HTML view never reaches into the text of the visual editor", async ({
  context,
  page,
}) => {
  await unlockAdmin(context);
  const { text, source, view, write, press, type, undo } = await openNewPost(page);
  await source.click();
  await type("<p>One</p>");
  await write();
  await type(" two");
  await press("Enter");
  await type("## Three");
  await expect(text.getByRole("heading")).toHaveText("Three");
  await view("html").click();
  const written = "<p>One two</p>\n<h2>Three</h2>";
  await expect(source).toHaveValue(written);
  await source.click();
  await press("ControlOrMeta+z");
  await expect(source).toHaveValue(written);
  await press("ControlOrMeta+End");
  await page.keyboard.insertText("<p>Four</p>");
  await press("ControlOrMeta+z");
  await expect(source).toHaveValue(written);
  await press("ControlOrMeta+Shift+z");
  await expect(source).toHaveValue(`${written}<p>Four</p>`);
  // In the visual editor it is one step.
  await view("visual").click();
  await undo();
  await expect(text).toHaveText("One twoThree");
});

test("the number of words, which comes after a pause in typing, moves nothing below it", async ({
  context,
  page,
}) => {
  await unlockAdmin(context);
  const { form, source, tool, type } = await openNewPost(page);
  const below = async () => {
    const [top, bottom] = await Promise.all(
      [source, tool(contentEditor.tools.image)].map((at) => at.boundingBox()),
    );
    return Number(bottom?.y) - Number(top?.y);
  };
  await source.click();
  const before = await below();
  expect(before).toBeGreaterThan(0);
  await type("<p>Two words</p>");
  await expect(form.getByText("2 words, about 1 min to read")).toBeVisible();
  expect(await below()).toBe(before);
});

test("the code of the visual editor is loaded when it is opened, again if it did not arrive", async ({
  context,
  page,
  watch,
}) => {
  watch.allowConsole(/Failed to load resource/, /code of the visual editor did not arrive/);
  await unlockAdmin(context);
  const code = await findCode();
  let requests = 0;
  await page.route(code, (route) => (++requests > 1 ? route.continue() : route.abort()));
  const { form, text, source, view } = await openNewPost(page);
  await source.fill("<p>Typed <b>before</b></p>");
  expect(requests).toBe(0);
  await view("visual").click();
  const failure = form.getByRole("alert").filter({ hasText: visualEditor.failed.text });
  await expect(failure).toBeVisible();
  await failure.getByRole("button", { name: visualEditor.failed.action }).click();
  await expect(text).toContainText("Typed before");
});
