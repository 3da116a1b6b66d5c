import { contentEditor } from "@/content/admin/content-editor";
import { visualEditor } from "@/content/admin/visual-editor";
import { unlockAdmin } from "./support/admin";
import { expect, test } from "./support/test";
import { openNewPost, pasteInto } from "./support/visual-editor";

const { announcements, player } = visualEditor;
const FORMATTED = "<h2>Head</h2>\n<p>with <strong>bold</strong></p>";
const OWN = `<h2 id="terms">Terms</h2>
<!-- ours -->
<my-card data-x=1>card</my-card>
<table id="rates"><caption>Rates</caption><tbody><tr><td>21</td></tr></tbody></table>
<p>end</p>`;

test("what is copied, cut and pasted is cleaned, kept, or becomes links and players", async ({
  context,
  page,
  watch,
}) => {
  await watch.allowOutside(/^https:\/\/www\.youtube-nocookie\.com\//);
  await unlockAdmin(context);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { form, text, press, open, setHtml, expectHtml, selectWord } = await openNewPost(page);
  const notice = form.getByText(contentEditor.paste.done).filter({ visible: true });

  await test.step("of another program, with and without formatting", async () => {
    await page.evaluate(() =>
      navigator.clipboard.write([
        new ClipboardItem({
          "text/html": "<h1 style='color:red'>Head</h1><p>with <b class=x>bold</b></p>",
          "text/plain": "Head\nwith bold",
        }),
      ]),
    );
    await open("");
    await press("ControlOrMeta+v");
    await expect(notice).toBeVisible();
    await expectHtml(FORMATTED);
    await open("");
    await press("ControlOrMeta+Shift+v");
    await expectHtml("<p>Head</p>\n<p>with bold</p>");
  });

  await test.step("all of the text is cut and comes back", async () => {
    await open(OWN);
    await press("ControlOrMeta+a");
    await press("ControlOrMeta+x");
    await expectHtml("");
    await text.click();
    await press("ControlOrMeta+v");
    await expectHtml(
      /^<h2 id="terms">Terms<\/h2>\n<!-- ours -->\n<my-card data-x=1>card<\/my-card>/,
    );
    await expect(text.getByText("Rates", { exact: true })).toBeVisible();
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
