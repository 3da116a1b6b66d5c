import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contentEditor, describeProblem } from "@/content/admin/content-editor";
import { imageUpload } from "@/content/admin/image-upload";
import { visualEditor } from "@/content/admin/visual-editor";
import { readEditorView, storeEditorView } from "@/data/browser/editor-view";
import { unlockForTest } from "../../../tests/support/admin";
import { MISSING, renderContentEditor } from "../../../tests/support/content-editor";
import { makeGate } from "../../../tests/support/gate";
import { backend } from "../../../tests/support/handlers/backend";
import { serveBucket } from "../../../tests/support/handlers/storage";
import { makeContent } from "../../../tests/support/pictures";

const { check, image, invitation, paste, tools, viewNames } = contentEditor;

// jsdom has no layout, and the editor scrolls to its cursor.
beforeAll(() => {
  Object.assign(Range.prototype, { getClientRects: () => [new DOMRect(0, 0, 1, 1)] });
});

beforeEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(HTMLImageElement.prototype, "decode");
});

const selectedTab = () => screen.getByRole("tab", { selected: true }).textContent;

/** Opens a text in the visual editor. */
async function openVisual(html: string) {
  const editor = renderContentEditor(html);
  await editor.open("visual");
  await editor.findVisual();
  return editor;
}

describe("the view that a text is opened in", () => {
  test("is HTML at first, with an invitation to the visual editor", async () => {
    const { findVisual, open, press } = renderContentEditor("<p>One <b>two</b></p>");
    expect(selectedTab()).toBe(viewNames.html);
    expect(screen.getByText(invitation.text)).toBeVisible();
    await press(invitation.action);
    expect(selectedTab()).toBe(viewNames.visual);
    expect((await findVisual()).innerHTML).toContain("<p>One <b>two</b></p>");
    await open("html");
    expect(screen.queryByText(invitation.text)).not.toBeInTheDocument();
  });

  test.each(["visual", "html"] as const)("is the one used last: %s", async (view) => {
    storeEditorView(view);
    const { getField, open } = renderContentEditor("<p>One</p>");
    expect(selectedTab()).toBe(viewNames[view]);
    await waitFor(() => {
      expect(getField()).toHaveAttribute(view === "visual" ? "contenteditable" : "rows");
    });
    // The preview is only a look at the text.
    await open("preview");
    expect(readEditorView()).toBe(view);
  });
});

test("a text that is only looked at stays as it is, to the byte", async () => {
  const html =
    "<P>One\r\n<table><tr><td>1<td>2</table><script>x</script><div class=x><p>unclosed  ";
  const { onText, open } = await openVisual(html);
  for (const view of ["preview", "html", "visual"] as const) await open(view);
  expect(onText).not.toHaveBeenCalled();
});

test("a button of the visual editor formats, says so, and is undone", async () => {
  const { onText, pick, press } = await openVisual("<p>A line</p>");
  const button = screen.getByRole("button", { name: tools["numbered-list"], pressed: false });
  const list = "<ol>\n  <li>A line</li>\n</ol>";
  await pick("numbered-list");
  expect(onText).toHaveBeenLastCalledWith(list);
  expect(button).toHaveAttribute("aria-pressed", "true");
  await press(visualEditor.undo);
  expect(onText).toHaveBeenLastCalledWith("<p>A line</p>");
  expect(button).toHaveAttribute("aria-pressed", "false");
  await press(visualEditor.redo);
  expect(onText).toHaveBeenLastCalledWith(list);
  const redo = screen.getByRole("button", { name: visualEditor.redo });
  expect(redo).toHaveAttribute("aria-disabled", "true");
  await pick("numbered-list");
  expect(onText).toHaveBeenLastCalledWith("<p>A line</p>");
});

test("the visual editor undoes its own changes, and those of the HTML view as one step", async () => {
  const { user, onText, open, pick, press, getField } = await openVisual("<p>One</p>");
  await pick("h2");
  await open("html");
  await user.type(getField(), "<p>Two</p>");
  await user.type(getField(), "<p>Three</p>");
  await open("visual");
  await press(visualEditor.undo);
  expect(onText).toHaveBeenLastCalledWith("<h2>One</h2>");
  await press(visualEditor.undo);
  expect(onText).toHaveBeenLastCalledWith("<p>One</p>");
  await press(visualEditor.redo);
  await press(visualEditor.redo);
  expect(onText).toHaveBeenLastCalledWith("<h2>One</h2><p>Two</p><p>Three</p>");
});

test("a pasted text is cleaned, what is left out is named, and it can become plain text", async () => {
  const { onText, press, findVisual } = await openVisual("<p>Before</p>");
  const visual = await findVisual();
  const texts: Record<string, string> = {
    "text/html":
      "<h1>Price</h1><p>Fixed<span class=msocomanchor>[J1]</span> <span class=msoDel>not</span></p><p><img src='file:///a.png' alt='drop test'></p>",
    "text/plain": "Price\r\nFixed[J1]\r\ninternal: our margin is 30%",
  };
  const mark = paste.missingPicture("drop test");
  const pasteAll = () =>
    fireEvent.paste(visual, {
      clipboardData: { files: [], getData: (type: string) => texts[type] ?? "" },
    });
  pasteAll();
  expect(onText).toHaveBeenLastCalledWith(
    `<h2>Price</h2>\n<p>Fixed</p>\n<p><mark>${mark}</mark>Before</p>`,
  );
  expect(screen.getByText(paste.done)).toBeVisible();
  expect(screen.getByText(paste.missingPictures(1))).toBeVisible();
  const { comments, deletions } = paste.leftOut;
  expect(screen.getByText(`${comments} ${deletions}`)).toBeVisible();
  await press(paste.asPlainText);
  expect(onText).toHaveBeenLastCalledWith(`<p>Price</p>\n<p>Fixed</p>\n<p>${mark}Before</p>`);
  expect(screen.queryByText(paste.done)).not.toBeInTheDocument();
  // The notice is about the text as it was pasted.
  pasteAll();
  await press(visualEditor.undo);
  expect(screen.queryByText(paste.done)).not.toBeInTheDocument();
});

describe("a picture that is inserted in the visual editor", () => {
  async function addPicture(before: string) {
    const editor = await openVisual(before);
    await editor.pick("image");
    await editor.user.type(screen.getByLabelText(image.url), "/a.webp");
    await editor.press(image.insert);
    await waitFor(() => {
      expect(document.activeElement).toHaveAttribute("contenteditable");
    });
    return editor;
  }

  test("leaves the source as it is, to the byte, and so does undo", async () => {
    const before = "<P>One</P>\r\n\r\n<p>Two</p>\r\n";
    const after = '<P>One</P>\r\n\r\n<img src="/a.webp" alt="">\n<p>Two</p>\r\n';
    const { getField, open, press, onText } = await addPicture(before);
    expect(onText).toHaveBeenLastCalledWith(after);
    await open("html");
    expect(onText).toHaveBeenLastCalledWith(after);
    expect(getField()).toHaveValue(after.replaceAll("\r\n", "\n"));
    await open("visual");
    await press(visualEditor.undo);
    expect(onText).toHaveBeenLastCalledWith(before);
  });

  test("gets its alt text in a field at the picture, and undo takes that back as a whole", async () => {
    const { user, onText, press, findVisual } = await addPicture("<p>One</p>");
    const visual = within(await findVisual());
    expect(visual.getByText(visualEditor.picture.missingAlt)).toBeVisible();
    await user.type(visual.getByLabelText(visualEditor.picture.alt), 'A "big" <box>');
    expect(onText).toHaveBeenLastCalledWith(
      '<p>One</p>\n<img src="/a.webp" alt="A &quot;big&quot; &lt;box&gt;">',
    );
    expect(visual.queryByText(visualEditor.picture.missingAlt)).not.toBeInTheDocument();
    await press(visualEditor.undo);
    expect(onText).toHaveBeenLastCalledWith('<p>One</p>\n<img src="/a.webp" alt="">');
  });
});

describe("a card of HTML", () => {
  const card = '<video src="/a.mp4"></video>';
  const cardTool = (name: string) => `${name}: ${visualEditor.html.kinds.video}`;

  test("is moved past its neighbors, but not before the summary of what it is in", async () => {
    const details = (...blocks: string[]) =>
      `<details>\n${["<summary>More</summary>", ...blocks].map((each) => `  ${each}\n`).join("")}</details>`;
    const { onText, press, findVisual } = await openVisual(details(card, "<p>Words</p>"));
    await press(cardTool(visualEditor.html.moveUp));
    expect(onText).not.toHaveBeenCalled();
    await press(cardTool(visualEditor.html.moveDown));
    const moved = details("<p>Words</p>", card);
    expect(onText).toHaveBeenLastCalledWith(moved);
    // The deletion that follows at once is a step of its own.
    const visual = await findVisual();
    fireEvent.keyDown(visual, { key: "Delete" });
    expect(onText).toHaveBeenLastCalledWith(details("<p>Words</p>"));
    await press(visualEditor.undo);
    expect(onText).toHaveBeenLastCalledWith(moved);
  });

  test("is deleted with the figure and the caption that were only for it", async () => {
    const caption = "<figcaption>The film</figcaption>";
    const { onText, press } = await openVisual(
      `<p>One</p><figure>${card}${caption}</figure><p>Two</p>`,
    );
    await press(cardTool(visualEditor.html.remove));
    expect(onText).toHaveBeenLastCalledWith("<p>One</p>\n<p>Two</p>");
  });
});

test("a missing text is focused in the visual editor, also from the preview", async () => {
  storeEditorView("visual");
  const { findVisual, open, press } = renderContentEditor();
  const visual = await findVisual();
  await open("preview");
  await press("Save");
  expect(selectedTab()).toBe(viewNames.visual);
  expect(visual).toHaveFocus();
  expect(visual).toHaveAttribute("aria-invalid", "true");
  expect(visual).toHaveAccessibleDescription(expect.stringContaining(MISSING));
});

describe("inserting an image by URL", () => {
  test("inserts it at the cursor and returns there, and Enter does not submit", async () => {
    const { user, getField, onSubmit, pick, select } = renderContentEditor("<p>one two</p>");
    await select("two", false);
    await pick("image");
    expect(screen.getByLabelText(image.url)).toHaveFocus();
    await user.type(screen.getByLabelText(image.url), "/a.jpg?a=1&b=2");
    await user.type(screen.getByLabelText(image.alt), 'A "big" <box>{Enter}');
    await waitFor(() => {
      expect(getField()).toHaveFocus();
    });
    expect(getField()).toHaveValue(
      '<p>one <img src="/a.jpg?a=1&amp;b=2" alt="A &quot;big&quot; &lt;box&gt;">two</p>',
    );
    expect(getField().value.slice(getField().selectionStart)).toBe("two</p>");
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("inserts it at the end if the cursor was never placed", async () => {
    const { user, findField, pick } = renderContentEditor("<p>a</p>\n");
    await pick("image");
    await user.type(screen.getByLabelText(image.url), "/a.jpg{Enter}");
    expect(await findField()).toHaveValue('<p>a</p>\n<img src="/a.jpg" alt="">');
  });

  test("leaves it out if the dialog was closed before it was loaded, also if it is open again", async () => {
    const { opened, open } = makeGate();
    // jsdom loads no pictures.
    Object.assign(HTMLImageElement.prototype, { decode: () => opened });
    const { user, findField, pick } = renderContentEditor("<p>a</p>");
    await pick("image");
    await user.type(screen.getByLabelText(image.url), "/slow.jpg{Enter}{Escape}");
    await findField();
    await pick("image");
    await user.type(screen.getByLabelText(image.url), "/other");
    open();
    await user.type(screen.getByLabelText(image.url), ".jpg{Enter}");
    expect(await findField()).toHaveValue('<p>a</p><img src="/other.jpg" alt="">');
  });

  test("without a usable URL says so, at the field and as a toast", async () => {
    const { user, findField, pick, press } = renderContentEditor("<p>a</p>");
    await pick("image");
    await press(image.insert);
    const url = screen.getByLabelText(image.url);
    expect(url).toHaveFocus();
    expect(url).toHaveAccessibleDescription(image.missing);
    expect(await screen.findByText(image.missingTitle)).toBeVisible();
    await user.type(url, "images/a.jpg{Enter}");
    expect(url).toHaveAccessibleDescription(image.unusable);
    await user.keyboard("{Escape}");
    expect(await findField()).toHaveValue("<p>a</p>");
    expect(screen.getByRole("button", { name: tools.image })).toHaveFocus();
  });
});

test("pictures that are dropped together on the dialog for one are all inserted", async () => {
  unlockForTest();
  backend.use(...serveBucket().handlers);
  const { user, findField, pick } = renderContentEditor("<p>a</p>");
  await pick("image");
  const files = ["one.jpg", "two.jpg"].map(
    (name) => new File([makeContent("image/jpeg")], name, { type: "image/jpeg" }),
  );
  fireEvent.change(screen.getByLabelText(image.upload, { selector: "input" }), {
    target: { files },
  });
  for (const name of ["one", "two"]) {
    expect(await screen.findByLabelText(imageUpload.altText.label)).toHaveValue(name);
    await user.keyboard("{Enter}");
  }
  const { value } = await findField();
  expect(value).toMatch(
    /^<p>a<\/p><img src=\S+_one\.jpg" alt="one"><img src=\S+_two\.jpg" alt="two">$/,
  );
});

describe("pasting", () => {
  test("formatted text into the HTML is left to the browser, which takes its plain text", async () => {
    const { select, paste: pasteText } = renderContentEditor("<p>Before x</p>");
    await select("x");
    expect(pasteText("<h1>Price</h1>", "Price")).toBe(true);
  });

  test("turns no-break spaces into spaces, also in other fields", async () => {
    const {
      user,
      getField,
      pick,
      select,
      paste: pasteText,
    } = renderContentEditor("<p>Before x</p>");
    await select("x");
    pasteText("", "one\u00a0two\r\n5\u00a0kg");
    expect(getField()).toHaveValue("<p>Before one two\n5\u00a0kg</p>");
    await pick("image");
    const alt = screen.getByLabelText(image.alt);
    await user.type(alt, "A box");
    fireEvent.paste(alt, { clipboardData: { getData: () => "\u00a0of\u202ftea\nbags" } });
    expect(alt).toHaveValue("A box of tea bags");
  });
});

describe("the preview", () => {
  test("shows the text as the page does", async () => {
    const { getField, open } = renderContentEditor(
      "<h1>Fees</h1><p>a</p><h3>Small ones</h3><script>window.hacked = 1</script>",
    );
    const field = getField();
    await open("preview");
    expect(screen.getByRole("heading", { level: 2, name: "Fees" })).toBeVisible();
    expect(window).not.toHaveProperty("hacked");
    expect(field).not.toBeVisible();
  });

  test("links cannot leave the form: they open a tab, and links to a heading keep the address", async () => {
    const { user, open } = renderContentEditor(
      '<p><a href="/faq">FAQ</a> <a href="#fees">fees</a></p><h2>Fees</h2>',
    );
    await open("preview");
    const address = window.location.href;
    await user.click(screen.getByRole("link", { name: "fees" }));
    expect(screen.getByRole("heading", { name: "Fees" })).toHaveFocus();
    expect(window.location.href).toBe(address);
    const faq = screen.getByRole("link", { name: "FAQ" });
    faq.addEventListener("click", (event) => {
      event.preventDefault(); // jsdom has no tabs
    });
    await user.click(faq);
    expect(faq).toHaveAttribute("target", "_blank");
    expect(faq).toHaveAttribute("rel", "noopener noreferrer");
  });

  test("keeps the cursor of the text", async () => {
    const { user, findField, open, pick, select } = renderContentEditor("<p>one two</p>");
    await select("two", false);
    await open("preview");
    await open("html");
    await pick("image");
    await user.type(screen.getByLabelText(image.url), "/a.jpg{Enter}");
    expect(await findField()).toHaveValue('<p>one <img src="/a.jpg" alt="">two</p>');
  });
});

describe("the HTML check", () => {
  test("reports an unclosed quote and leads to its line", async () => {
    const { getField, press } = renderContentEditor(
      '<p>One</p>\n<p>Test <a href="/x>To File</a>. Text continues.</p><p>Second</p>',
    );
    const problem = describeProblem({ kind: "broken-tag", tag: "a", line: 2 });
    expect(await screen.findByText((text) => text.includes(problem))).toBeVisible();
    await press(check.line(2));
    const { value, selectionStart, selectionEnd } = getField();
    expect(value.slice(selectionStart, selectionEnd)).toMatch(/^<p>Test .*<p>Second<\/p>$/);
    expect(getField()).toHaveFocus();
  });

  test("reports at most three problems, never changes the text, and disappears with them", async () => {
    const html = "<b>1\n<i>2\n<u>3\n<s>4\n<sub>5";
    const { user, getField } = renderContentEditor(html);
    expect(await screen.findByText(check.more(2))).toBeVisible();
    expect(screen.getByRole("button", { name: check.line(3) })).toBeVisible();
    expect(screen.queryByRole("button", { name: check.line(4) })).not.toBeInTheDocument();
    expect(getField()).toHaveValue(html);
    await user.clear(getField());
    await user.type(getField(), "<p>Two words</p>");
    expect(await screen.findByText(check.words(2, 0.01))).toBeVisible();
    expect(screen.queryByRole("button", { name: check.line(1) })).not.toBeInTheDocument();
  });
});
