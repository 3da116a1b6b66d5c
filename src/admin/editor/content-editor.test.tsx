import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { contentEditor, describeProblem } from "@/content/admin/content-editor";
import { checkHtml } from "@/admin/editor/html/html-check";
import { renderContentEditor } from "../../../tests/support/content-editor";
import "../../../tests/support/handlers/backend";

const { image, previewPanel, check } = contentEditor;

beforeEach(() => {
  localStorage.clear();
});

function getSelectedText({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) {
  return value.slice(selectionStart, selectionEnd);
}

describe("inserting an image by URL", () => {
  test("inserts it at the cursor and returns there, and Enter does not submit", async () => {
    const { user, getField, onSubmit, select } = renderContentEditor("<p>one two</p>");
    await select("two", false);
    await user.type(screen.getByLabelText(image.url), "/a.jpg?a=1&b=2");
    await user.type(screen.getByLabelText(image.alt), 'A "big" <box>{Enter}');
    expect(getField()).toHaveValue(
      '<p>one <img src="/a.jpg?a=1&amp;b=2" alt="A &quot;big&quot; &lt;box&gt;">two</p>',
    );
    expect(getField()).toHaveFocus();
    expect(getField().value.slice(getField().selectionStart)).toBe("two</p>");
    expect(screen.getByLabelText(image.url)).toHaveValue("");
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("inserts it at the end if the cursor was never placed", async () => {
    const { user, getField } = renderContentEditor("<p>a</p>\n");
    await user.type(screen.getByLabelText(image.url), "/a.jpg{Enter}");
    expect(getField()).toHaveValue('<p>a</p>\n<img src="/a.jpg" alt="">');
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
  test("formatted text into the HTML is left to the browser, which takes its plain text", async () => {
    const { select, paste } = renderContentEditor("<p>Before x</p>");
    await select("x");
    expect(paste("<h1>Price</h1>", "Price")).toBe(true);
  });

  test("turns no-break spaces into spaces, also in other fields", async () => {
    const { user, getField, select, paste } = renderContentEditor("<p>Before x</p>");
    await select("x");
    paste("", "one\u00a0two\r\n5\u00a0kg");
    expect(getField()).toHaveValue("<p>Before one two\n5\u00a0kg</p>");
    const alt = screen.getByLabelText(image.alt);
    await user.type(alt, "A box");
    fireEvent.paste(alt, { clipboardData: { getData: () => "\u00a0of\u202ftea\nbags" } });
    expect(alt).toHaveValue("A box of tea bags");
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
