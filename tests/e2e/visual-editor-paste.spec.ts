import { visualEditor } from "@/content/admin/visual-editor";
import { shownTree } from "../support/article-trees";
import { unlockAdmin } from "./support/admin";
import { expect, test } from "./support/test";
import { openNewPost, pasteInto } from "./support/visual-editor";

const { announcements, player } = visualEditor;
/** With HTML blocks, a comment and attributes, which cleaning would remove. */
const OWN = `<h2 id="terms">Terms</h2>
<p lang="en">Free <abbr title="Free on board">on board</abbr> <mark>now</mark></p>
<!-- ours -->
<my-card data-x=1>card</my-card>
<table id="rates"><caption>Rates</caption><tbody><tr><th scope="row">A</th><td>21</td></tr></tbody></table>
<figure id="fig"><img src="/favicon.svg" srcset="/favicon.svg 1x" alt="A"><figcaption>C</figcaption></figure>
<p>end</p>`;

test("what is cut comes back when it is pasted, and an address becomes a player", async ({
  context,
  page,
  watch,
}) => {
  await watch.allowOutside(/^https:\/\/www\.youtube-nocookie\.com\//);
  await unlockAdmin(context);
  const editor = await openNewPost(page);
  const { text, source, view, press, open, setHtml, expectHtml, selectWord } = editor;

  await test.step("all of the text is cut and comes back", async () => {
    await open(OWN);
    await press("ControlOrMeta+a");
    await press("ControlOrMeta+x");
    await expectHtml("");
    await text.click();
    await press("ControlOrMeta+v");
    await view("html").click();
    expect(shownTree(await source.inputValue())).toBe(shownTree(OWN));
  });

  await test.step("an address alone on a line is offered as a player", async () => {
    await setHtml("<p>See the list of ports</p>");
    await selectWord("ports");
    await press("End");
    await press("Enter");
    await pasteInto(text, { texts: { "text/plain": "https://youtu.be/abcdefghijk?t=5" } });
    const offer = page.getByRole("group", { name: player.question("YouTube") });
    await offer.getByRole("button", { name: player.accept }).click();
    await expect(page.getByText(announcements.playerInserted)).toBeAttached();
    await expect(text).toBeFocused();
    await page.keyboard.type("After");
    const src = "https://www.youtube-nocookie.com/embed/abcdefghijk?start=5";
    const title = player.title("YouTube");
    await expectHtml(
      `<p>See the list of ports</p>\n<iframe src="${src}" title="${title}"></iframe>\n<p>After</p>`,
    );
  });
});
