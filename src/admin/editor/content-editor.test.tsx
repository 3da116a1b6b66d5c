import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { contentEditor, describeProblem } from "@/content/admin/content-editor";
import { imageUpload } from "@/content/admin/image-upload";
import { checkHtml } from "@/admin/editor/html/html-check";
import { unlockForTest } from "../../../tests/support/admin";
import { renderContentEditor } from "../../../tests/support/content-editor";
import { backend } from "../../../tests/support/handlers/backend";
import { serveBucket } from "../../../tests/support/handlers/storage";
import { makeContent } from "../../../tests/support/pictures";

const { image, paste: pasteCopy, previewPanel, check } = contentEditor;

beforeEach(() => {
  localStorage.clear();
});

function getSelectedText({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) {
  return value.slice(selectionStart, selectionEnd);
}

describe("the toolbar", () => {
  test("formats what is selected, as do shortcuts, and leaves the focus in the text", async () => {
    const { user, getField, pick, select } = renderContentEditor("one two three");
    await select("one");
    await pick("bold");
    expect(getField()).toHaveFocus();
    expect(getSelectedText(getField())).toBe("one");
    await select("two");
    await user.keyboard("{Control>}i{/Control}");
    await select("three");
    // The address can be typed at once.
    await user.keyboard("{Control>}k{/Control}https://example.com");
    expect(getField()).toHaveValue(
      '<strong>one</strong> <em>two</em> <a href="https://example.com">three</a>',
    );
  });

  test("appends to the text if the cursor was never placed", async () => {
    const { getField, pick } = renderContentEditor("<p>a</p>\n");
    await pick("h2");
    expect(getField().value).toMatch(/^<p>a<\/p>\n<h2>.+<\/h2>$/);
  });
});

describe("inserting an image by URL", () => {
  test("inserts it at the cursor and returns there, and Enter does not submit", async () => {
    const { user, getField, onSubmit, pick, select } = renderContentEditor("<p>one two</p>");
    await select("two", false);
    await pick("image");
    expect(screen.getByLabelText(image.url)).toHaveFocus();
    await user.keyboard("/a.jpg?a=1&b=2");
    await user.type(screen.getByLabelText(image.alt), 'A "big" <box>{Enter}');
    expect(getField()).toHaveValue(
      '<p>one <img src="/a.jpg?a=1&amp;b=2" alt="A &quot;big&quot; &lt;box&gt;">two</p>',
    );
    expect(getField()).toHaveFocus();
    expect(getField().value.slice(getField().selectionStart)).toBe("two</p>");
    expect(screen.getByLabelText(image.url)).toHaveValue("");
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("without a usable URL says so, at the field and as a toast", async () => {
    const { user, getField, press } = renderContentEditor("<p>a</p>");
    await press(image.insert);
    const url = screen.getByLabelText(image.url);
    expect(url).toHaveFocus();
    expect(url).toHaveAccessibleDescription(image.missing);
    expect(await screen.findByText(image.missingTitle)).toBeVisible();
    await user.type(url, "images/a.jpg{Enter}");
    expect(url).toHaveAccessibleDescription(image.unusable);
    expect(getField()).toHaveValue("<p>a</p>");
  });
});

describe("pasting", () => {
  test("inserts clean HTML at the cursor and says what is missing, or becomes plain text", async () => {
    const { getField, press, select, paste } = renderContentEditor("<p>Before</p>\n");
    await select("nowhere", false);
    getField().setSelectionRange(14, 14);
    paste(
      "<h1>Price</h1><p>Fixed<span class=msocomanchor>[J1]</span> <span class=msoDel>not</span></p><img src='file:///a.png'>",
      "Price\r\nFixed[J1]\r\ninternal: our margin is 30%",
    );
    expect(getField()).toHaveValue("<p>Before</p>\n<h2>Price</h2>\n<p>Fixed</p>");
    expect(screen.getByText(pasteCopy.done)).toBeVisible();
    expect(screen.getByText(pasteCopy.droppedImages(1))).toBeVisible();
    const { comments, deletions } = pasteCopy.leftOut;
    expect(screen.getByText(`${comments} ${deletions}`)).toBeVisible();
    await press(pasteCopy.asPlainText);
    expect(getField()).toHaveValue("<p>Before</p>\nPrice\nFixed");
    expect(getField()).toHaveFocus();
    expect(screen.queryByText(pasteCopy.done)).not.toBeInTheDocument();
  });

  test("the notice disappears when the pasted text is edited, not when other text is", async () => {
    const { user, getField, paste } = renderContentEditor();
    await user.click(getField());
    paste("<p>a</p><p>b</p>", "a\nb");
    await user.type(getField(), " and more");
    expect(screen.getByText(pasteCopy.done)).toBeVisible();
    await user.type(getField(), "x", { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(screen.queryByText(pasteCopy.done)).not.toBeInTheDocument();
  });

  test("a copied picture uploads it, once, and not the picture of a copied table", async () => {
    unlockForTest();
    const bucket = serveBucket();
    backend.use(...bucket.handlers);
    const { user, getField, select, paste } = renderContentEditor("<p>a x</p>");
    await select("x");
    const file = new File([makeContent("image/png")], "image.png", { type: "image/png" });
    paste("<table><tr><td>Bolt</td><td>1,200</td></tr></table>", "Bolt\t1,200", [file]);
    expect(getField().value).toContain("<td>Bolt</td>");
    await select("<p>a");
    paste('<meta charset="utf-8"><img src="https://example.com/a.jpg">', "", [file]);
    await screen.findByRole("dialog", { name: imageUpload.altText.title });
    await user.keyboard("A bolt{Enter}");
    await waitFor(() => {
      expect(getField().value).toMatch(/<img src="[^"]*_image\.png" alt="A bolt">/);
    });
    expect(getField().value).not.toContain("example.com");
    expect(bucket.objects).toHaveLength(1);
  });

  test("into preformatted text inserts exactly the plain text", async () => {
    const { getField, select, paste } = renderContentEditor("<pre>x</pre>");
    await select("x");
    paste("<p><b>if</b></p>", "if a < b:\r\n\tc\u00a0\n");
    expect(getField()).toHaveValue("<pre>if a &lt; b:\n\tc\u00a0\n</pre>");
  });

  test("in plain text, no-break spaces become spaces, also in other fields", async () => {
    const { user, getField, select, paste } = renderContentEditor("<p>Before x</p>");
    await select("x");
    paste("", "one\u00a0two\r\n5\u00a0kg");
    expect(getField()).toHaveValue("<p>Before one two\n5\u00a0kg</p>");
    const alt = screen.getByLabelText(image.alt);
    await user.type(alt, "A box");
    fireEvent.paste(alt, { clipboardData: { getData: () => "\u00a0of\u202ftea\nbags" } });
    expect(alt).toHaveValue("A box of tea bags");
  });

  test("with Ctrl+Shift+V is left to the browser, but only that once", async () => {
    const { user, getField, paste } = renderContentEditor();
    await user.click(getField());
    await user.keyboard("{Control>}{Shift>}V{/Shift}{/Control}");
    expect(paste("<p><b>a</b></p>", "a")).toBe(true);
    expect(paste("<p><b>a</b></p>", "a")).toBe(false);
    expect(getField()).toHaveValue("<p><strong>a</strong></p>");
  });
});

describe("the preview", () => {
  test("shows the text as the page does, with the headings of the contents list", async () => {
    const { getField, open } = renderContentEditor(
      "<h1>Fees</h1><p>a</p><h3>Small ones</h3><script>window.hacked = 1</script>",
    );
    const field = getField();
    await open("preview");
    expect(screen.getByRole("heading", { level: 2, name: "Fees" })).toBeVisible();
    const list = screen.getByRole("list", { name: previewPanel.headings });
    const items = within(list).getAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual(["Fees", "Small ones"]);
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

  test("keeps the cursor of the text and a partly typed image address", async () => {
    const { user, getField, open, press, select } = renderContentEditor("<p>one two</p>");
    await user.type(screen.getByLabelText(image.url), "/a.jpg");
    await select("two", false);
    await open("preview");
    await open("html");
    await press(image.insert);
    expect(getField()).toHaveValue('<p>one <img src="/a.jpg" alt="">two</p>');
  });
});

describe("the HTML check", () => {
  test("reports an unclosed quote and leads to its line", async () => {
    const { getField, press } = renderContentEditor(
      '<p>One</p>\n<p>Test <a href="/x>To File</a>. Text continues.</p><p>Second</p>',
    );
    expect(await screen.findByText(check.textMissing)).toBeVisible();
    const problem = describeProblem({ kind: "broken-tag", tag: "a", line: 2 });
    expect(screen.getByText((text) => text.includes(problem))).toBeVisible();
    await press(check.line(2));
    expect(getSelectedText(getField())).toMatch(/^<p>Test .*<p>Second<\/p>$/);
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
    const words = check.words(checkHtml("<p>Two words</p>"), 1);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole("button", { name: check.line(1) })).not.toBeInTheDocument();
  });

  test("takes Chinese characters for half as long to read as words", async () => {
    const html = `<p>${"我们在深圳为欧洲买家检验货物。".repeat(250)}</p><p>${"word ".repeat(200)}</p>`;
    renderContentEditor(html);
    expect(await screen.findByText(check.words(checkHtml(html), 10))).toBeVisible();
  });
});
