import { visualEditor } from "@/content/admin/visual-editor";
import {
  openNewPost,
  readSource,
  selectWord,
  unlockVisualEditor,
  writeSource,
} from "../support/content-editor";
import { expect, test } from "../support/test";

const copy = visualEditor.html;
const COMMENT = "<!--  A note  for us -->";
const CARD = "<my-card  DATA-x='1'>A <b>card</b></my-card>";
const ODD = "<p>odd<table><tr><td>nesting</table>";
const TEXT = `<p>before</p>
${COMMENT}
<p>between</p>
${CARD}
${ODD}
<p>In a <my-word lang=en>line</my-word> of text.</p>
<p>after</p>`;

test("HTML that the editor does not know is shown as cards and kept to the letter", async ({
  context,
  page,
}) => {
  await unlockVisualEditor(context);
  const { text, form } = await openNewPost(page);
  await writeSource(page, TEXT);
  const cards = text.getByRole("group", { name: copy.block, exact: true });
  const [comment, card] = [cards.nth(0), cards.nth(1)];
  const button = (label: string) => form.getByRole("button", { name: `${label}: ${copy.block}` });
  const dialog = page.getByRole("dialog", { name: copy.dialogTitle });
  const field = dialog.getByLabel(copy.field);
  const apply = dialog.getByRole("button", { name: copy.save });

  await test.step("each has a preview, or says that nothing is shown", async () => {
    await expect(text.getByText(copy.nothing)).toHaveCount(1);
    await expect(text.locator(".html-preview", { hasText: "A card" })).toBeVisible();
    await expect(text.getByText(COMMENT)).toBeVisible();
    await expect(text.getByRole("group", { name: copy.inline, exact: true })).toHaveCount(1);
    expect(await readSource(page)).toBe(TEXT);
  });

  await test.step("the keyboard reaches a card, its controls, and the text again", async () => {
    await selectWord(page, "before");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(text.locator("[data-selected]")).toContainText(COMMENT);
    await page.keyboard.press("Enter");
    await expect(comment.getByRole("button", { name: copy.edit })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(comment.getByRole("button", { name: copy.moveUp })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(text).toBeFocused();
    await expect(text.locator("[data-selected]")).toContainText(COMMENT);
    await page.keyboard.press("ArrowRight");
    await expect(text.locator("[data-selected]")).toHaveCount(0);
    await page.keyboard.press("ArrowLeft");
    await expect(text.locator("[data-selected]")).toContainText(COMMENT);
    await page.keyboard.press("Delete");
    expect(await readSource(page)).toBe(TEXT.replace(`${COMMENT}\n`, ""));
    await text.focus();
    await page.keyboard.press("ControlOrMeta+z");
    expect(await readSource(page)).toBe(TEXT);
  });

  await test.step("a card moves up and down", async () => {
    await button(copy.moveUp).nth(1).click();
    await expect(page.getByText(visualEditor.announcements.movedUp)).toBeAttached();
    const moved = TEXT.replace(`<p>between</p>\n${CARD}`, `${CARD}\n<p>between</p>`);
    expect(await readSource(page)).toBe(moved);
    await button(copy.moveDown).nth(1).click();
    await expect(page.getByText(visualEditor.announcements.movedDown)).toBeAttached();
    expect(await readSource(page)).toBe(TEXT);
    await button(copy.moveUp).nth(0).click();
    expect(await readSource(page)).toBe(
      TEXT.replace(`<p>before</p>\n${COMMENT}`, `${COMMENT}\n<p>before</p>`),
    );
    await button(copy.moveUp).nth(0).click();
    await button(copy.moveDown).nth(0).click();
    expect(await readSource(page)).toBe(TEXT);
  });

  await test.step("the dialog refuses HTML that would swallow what follows", async () => {
    await card.getByRole("button", { name: copy.edit }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(CARD);
    await field.fill("<!-- without an end");
    await apply.click();
    await expect(dialog.getByText(copy.unclosed)).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(card.getByRole("button", { name: copy.edit })).toBeFocused();
    expect(await readSource(page)).toBe(TEXT);
  });

  const changed = "<my-card>\n  Another  card\n</my-card>";
  await test.step("the dialog changes the card, to the letter", async () => {
    await card.getByRole("button", { name: copy.edit }).click();
    await field.fill(changed);
    await apply.click();
    await expect(dialog).toHaveCount(0);
    await expect(text.locator("[data-selected]")).toContainText("Another card");
    expect(await readSource(page)).toBe(TEXT.replace(CARD, changed));
    await text.focus();
    await page.keyboard.press("ControlOrMeta+z");
    expect(await readSource(page)).toBe(TEXT);
  });

  await test.step("in a line, the dialog refuses blocks", async () => {
    const inLine = text.getByRole("group", { name: copy.inline, exact: true });
    await inLine.getByRole("button", { name: copy.edit }).click();
    await expect(field).toHaveValue("<my-word lang=en>line</my-word>");
    await field.fill("<p>block</p>");
    await page.keyboard.press("Tab");
    await apply.click();
    await expect(dialog.getByText(copy.misplaced)).toBeVisible();
    await field.fill("<my-word>word</my-word>");
    await apply.click();
    await expect(dialog).toHaveCount(0);
    expect(await readSource(page)).toBe(
      TEXT.replace("<my-word lang=en>line</my-word>", "<my-word>word</my-word>"),
    );
  });

  await test.step("a card is deleted and comes back", async () => {
    await card.getByRole("button", { name: copy.remove }).click();
    await expect(page.getByText(visualEditor.announcements.removed)).toBeAttached();
    await expect(text.locator(".html-preview", { hasText: "A card" })).toHaveCount(0);
    expect(await readSource(page)).not.toContain(CARD);
    await text.focus();
    await page.keyboard.press("ControlOrMeta+z");
    await page.keyboard.press("ControlOrMeta+z");
    expect(await readSource(page)).toBe(TEXT);
  });
});
