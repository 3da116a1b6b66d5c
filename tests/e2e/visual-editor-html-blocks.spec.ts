import { visualEditor } from "@/content/admin/visual-editor";
import { unlockAdmin } from "./support/admin";
import { expect, test } from "./support/test";
import { openNewPost } from "./support/visual-editor";

const { announcements, html: copy } = visualEditor;
const COMMENT = "<!--  A note  for us -->";
const CARD = "<my-card  DATA-x='1'>A <b>card</b></my-card>";
const WORD = "<my-word lang=en>line</my-word>";
const TEXT = `<p>before</p>
${COMMENT}
<p>between</p>
${CARD}
<p>odd<table><tr><td>nesting</table>
<p>In a ${WORD} of text.</p>
<p>after</p>`;

test("HTML that the editor does not know is shown as cards and kept to the letter", async ({
  context,
  page,
}) => {
  await unlockAdmin(context);
  const editor = await openNewPost(page);
  const { text, source, view, setHtml, press, type, expectHtml } = editor;
  const { expectAnnounced, undo, selectWord } = editor;
  await setHtml(TEXT);
  const cards = text.getByRole("group", { name: copy.block, exact: true });
  const [comment, card] = [cards.nth(0), cards.nth(1)];
  const inLine = text.getByRole("group", { name: copy.inline, exact: true });
  await test.step("the first letter goes into text, not in the place of a card at the start", async () => {
    await setHtml(`${COMMENT}<p>line</p>`);
    await type("x");
    await expectHtml(`${COMMENT}<p>xline</p>`);
    await setHtml(TEXT);
  });

  await test.step("each has a preview, or says that nothing is shown", async () => {
    await expect(text.getByText(copy.nothing)).toHaveCount(1);
    await expect(text.getByText(COMMENT)).toBeVisible();
    await expect(text.locator("[inert]", { hasText: "A card" })).toBeVisible();
    await expect(inLine).toHaveCount(1);
    await expectHtml(TEXT);
  });

  await test.step("the keyboard reaches a card, its controls, and the text again; it moves and deletes", async () => {
    await selectWord("before");
    await press("ArrowRight");
    await press("ArrowRight");
    await expect(text.locator("[data-selected]")).toContainText(COMMENT);
    await press("Enter");
    await expect(comment.getByRole("button", { name: copy.edit })).toBeFocused();
    await press("Tab");
    await expect(comment.getByRole("button", { name: copy.moveUp })).toBeFocused();
    await press("Escape");
    await expect(text).toBeFocused();
    await press("ArrowRight");
    await expect(text.locator("[data-selected]")).toHaveCount(0);
    await press("ArrowLeft");
    await expect(text.locator("[data-selected]")).toContainText(COMMENT);
    await press("Enter");
    await press("Tab");
    await press("Tab");
    await press("Enter");
    await expectAnnounced(announcements.movedDown);
    await expectHtml(TEXT.replace(`${COMMENT}\n<p>between</p>`, `<p>between</p>\n${COMMENT}`));
    await press("Delete");
    await expectHtml(TEXT.replace(`${COMMENT}\n`, ""));
    await undo();
    await undo();
    await card.getByRole("button", { name: copy.remove }).click();
    await expectAnnounced(announcements.removed);
    await undo();
    await expectHtml(TEXT);
  });

  await test.step("its HTML is edited in the HTML view, which shows its line", async () => {
    const selected = () =>
      source.evaluate((field: HTMLTextAreaElement) =>
        field.value.slice(field.selectionStart, field.selectionEnd),
      );
    await inLine.getByRole("button", { name: copy.edit }).click();
    await expect(source).toBeFocused();
    expect(await selected()).toBe(`<p>In a ${WORD} of text.</p>`);
    await view("visual").click();
    await card.getByRole("button", { name: copy.edit }).click();
    await expect(source).toBeFocused();
    expect(await selected()).toBe(CARD);
    await type("<my-card>Another  card</my-card>");
    await view("visual").click();
    await expect(card).toHaveCount(1);
    await expect(text.locator("[inert]", { hasText: "Another card" })).toBeVisible();
    await undo();
    await expectHtml(TEXT);
  });
});
