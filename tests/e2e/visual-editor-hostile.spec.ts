import type { Page } from "@playwright/test";
import { visualEditor } from "@/content/admin/visual-editor";
import { HOSTILE_ADDRESSES, XSS_VECTORS } from "../support/xss-vectors";
import { unlockAdmin } from "./support/admin";
import { expect, test } from "./support/test";
import { openNewPost } from "./support/visual-editor";

// The content security policy would block scripts, too: this test is about the editor alone.
test.use({ bypassCSP: true });

/** Closes all open elements, which would contain the next vectors. Nothing closes `<plaintext>`. */
const CLOSING_TAGS = `"'>-->]]>${"script style title textarea iframe noembed noframes noscript xmp template select table mglyph mtext form math svg form"
  .split(" ")
  .map((name) => `</${name}>`)
  .join("")}`;

const BLOCKS = [
  ...HOSTILE_ADDRESSES.map(
    (address) => `<p><a href="${address.replaceAll('"', "&quot;")}">go</a></p>`,
  ),
  ...XSS_VECTORS.map(({ html }) => html)
    .filter((html) => !html.includes("<plaintext>"))
    .map((html) => `<div>vector ${html}${CLOSING_TAGS}</div>`),
];

test("in a text of hostile content, no script runs while a writer clicks, types, copies and pastes", async ({
  context,
  page,
  watch,
}) => {
  // Vectors with relative URLs request files that do not exist.
  watch.allowConsole(/404 \(Not Found\)/);
  page.on("dialog", (dialog) => {
    throw new Error(`A script opened a dialog: ${dialog.message()}`);
  });
  page.on("popup", () => {
    throw new Error("A window was opened.");
  });
  await unlockAdmin(context);
  const { text, source, setHtml, expectHtml, selectWord, press, type } = await openNewPost(page);
  const html = `<p>first line</p>\n${BLOCKS.join("\n")}\n<p>last</p>`;
  await setHtml(html);
  await expect(text.locator("> *").first()).toHaveText("first line");
  await expectHarmless(page);
  await sendEvents(page);
  const links = await text.locator("a:not([inert] *)").all();
  expect(links.length).toBeGreaterThan(4);
  for (const link of links.slice(0, 4)) {
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    if (!box) continue;
    await page.mouse.click(box.x + 3, box.y + box.height / 2);
    // Not a real click: on Linux it would paste what is selected anywhere in the browser.
    await link.dispatchEvent("auxclick", { button: 1 });
  }
  await text.getByRole("button", { name: visualEditor.html.edit }).first().click();
  await expect(source).toBeFocused();
  await expectHtml(html.replace(/\r\n?/g, "\n"));

  await selectWord("first");
  await type("changed");
  await expect(text.locator("> *").first()).toHaveText("changed line");
  await press("ControlOrMeta+a");
  await press("ControlOrMeta+c");
  await press("ControlOrMeta+v");
  await expectHarmless(page);
  await expect(page).toHaveURL("/admin/blog-management");
});

/** Sends what handlers of hostile content wait for to every element of the text. */
function sendEvents(page: Page) {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll(".ProseMirror *")) {
      for (const kind of ["mouseover", "pointerenter", "focus", "toggle", "load", "error"]) {
        element.dispatchEvent(new Event(kind));
      }
      if (element.closest("[data-node-controls], [inert]")) continue;
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
  });
}

/** Nothing that could run, load or leave is in the editor, and no script ran. */
async function expectHarmless(page: Page) {
  const dangers = page.locator(
    "[role=textbox] :is(script, base, style, form, object, embed, link)",
  );
  await expect(dangers).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-run");
}
