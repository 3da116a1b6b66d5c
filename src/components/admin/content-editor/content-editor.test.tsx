import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { useRef, useState } from "react";
import { describe, expect, test } from "vitest";
import { ToastOutlet } from "@/components/ui/toast-outlet";
import { unlockForTest } from "../../../../tests/support/admin";
import { backend } from "../../../../tests/support/handlers/backend";
import { serveBucket } from "../../../../tests/support/handlers/storage";
import { makeContent } from "../../../../tests/support/pictures";
import { renderWithProviders } from "../../../../tests/support/render-route";
import { ContentEditor, type ContentEditorHandle } from "./content-editor";

/** A form around the editor. It reports when it was submitted and requires the content. */
function FormWithEditor({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  const [sent, setSent] = useState(0);
  const content = useRef<ContentEditorHandle>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
        if (!value.trim()) content.current?.focus();
      }}
    >
      <ContentEditor
        ref={content}
        label="Content (HTML)"
        value={value}
        onChange={setValue}
        error={sent && !value ? "Content is required." : undefined}
        uploadContext="blog"
      />
      <button>Save</button>
      <output>Sent {sent} times</output>
      <ToastOutlet />
    </form>
  );
}

function renderEditor(initial = "") {
  const { user } = renderWithProviders(<FormWithEditor initial={initial} />);
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Content (HTML)" });
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  /** Places the cursor before `part`, or selects it. */
  async function select(part: string, isWhole = true) {
    await user.click(field);
    const start = field.value.indexOf(part);
    field.setSelectionRange(start, isWhole ? start + part.length : start);
  }
  return { user, field, press, select };
}

function getSelectedText({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) {
  return value.slice(selectionStart, selectionEnd);
}

function paste(
  field: HTMLTextAreaElement,
  html: string,
  plainText: string,
  files: readonly File[] = [],
): boolean {
  const getData = (type: string) => (type === "text/html" ? html : plainText);
  return fireEvent.paste(field, { clipboardData: { getData, files } });
}

function readSample(name: string): string {
  return readFileSync(`tests/support/paste-samples/${name}.html`, "utf8");
}

describe("the toolbar", () => {
  test("formats what is selected and leaves the focus in the text", async () => {
    const { field, press, select } = renderEditor("<p>a big box</p>");
    await select("big");
    await press("Bold");
    expect(field).toHaveValue("<p>a <strong>big</strong> box</p>");
    expect(field).toHaveFocus();
    expect(getSelectedText(field)).toBe("big");
  });

  test("a link's address can be typed at once", async () => {
    const { user, field, press, select } = renderEditor("see our list");
    await select("our list");
    await press("Link");
    await user.keyboard("https://example.com");
    expect(field).toHaveValue('see <a href="https://example.com">our list</a>');
  });

  test("Ctrl+B, Ctrl+I and Ctrl+K do the same", async () => {
    const { user, field, select } = renderEditor("one two three");
    await select("one");
    await user.keyboard("{Control>}b{/Control}");
    await select("two");
    await user.keyboard("{Control>}i{/Control}");
    await select("three");
    await user.keyboard("{Control>}k{/Control}");
    expect(field).toHaveValue('<strong>one</strong> <em>two</em> <a href="https://">three</a>');
  });

  test("is one Tab stop, with arrow keys inside", async () => {
    const { user, field } = renderEditor();
    const buttons = within(screen.getByRole("toolbar", { name: "Formatting" })).getAllByRole(
      "button",
    );
    screen.getByRole("button", { name: "Open Visual" }).focus();
    await user.tab();
    expect(buttons[0]).toHaveFocus();
    await user.keyboard("{ArrowRight}");
    expect(buttons[1]).toHaveFocus();
    await user.keyboard("{Home}{ArrowLeft}");
    expect(buttons.at(-1)).toHaveFocus();
    await user.tab();
    expect(field).toHaveFocus();
  });

  test("appends to the text if the cursor was never placed", async () => {
    const { field, press } = renderEditor("<p>a</p>\n");
    await press("Heading");
    expect(field).toHaveValue("<p>a</p>\n<h2>Heading</h2>");
    expect(getSelectedText(field)).toBe("Heading");
  });
});

describe("inserting an image by URL", () => {
  test("inserts it at the cursor with escaped attributes and returns there", async () => {
    const { user, field, press, select } = renderEditor("<p>one two</p>");
    await select("two", false);
    await press("Insert image");
    expect(screen.getByLabelText("Insert image by URL")).toHaveFocus();
    await user.keyboard("https://x.test/a.jpg?a=1&b=2");
    await user.type(screen.getByLabelText("Alt text of this image"), 'A "big" <box>');
    await press("Insert");
    expect(field).toHaveValue(
      '<p>one <img src="https://x.test/a.jpg?a=1&amp;b=2" alt="A &quot;big&quot; &lt;box&gt;">two</p>',
    );
    expect(field).toHaveFocus();
    expect(field.value.slice(field.selectionStart)).toBe("two</p>");
    expect(screen.getByLabelText("Insert image by URL")).toHaveValue("");
  });

  test("Enter inserts it and does not submit the form", async () => {
    const { user, field } = renderEditor();
    await user.type(screen.getByLabelText("Insert image by URL"), "/a.jpg{Enter}");
    expect(field).toHaveValue('<img src="/a.jpg" alt="">');
    expect(screen.getByText("Sent 0 times")).toBeVisible();
  });

  test("without a URL says so, at the field and as a toast", async () => {
    const { user, field, press } = renderEditor("<p>a</p>");
    await press("Insert");
    const url = screen.getByLabelText("Insert image by URL");
    expect(url).toHaveFocus();
    expect(url).toHaveAccessibleDescription("Please provide an image URL to insert.");
    expect(await screen.findByText("No Image URL")).toBeVisible();
    await user.type(url, "images/a.jpg{Enter}");
    expect(url).toHaveAccessibleDescription(/^This address leads to no picture/);
    expect(url).toHaveValue("images/a.jpg");
    expect(field).toHaveValue("<p>a</p>");
  });
});

describe("pasting", () => {
  test("from Word inserts clean HTML and reports that, and which pictures are missing", async () => {
    const { field, select } = renderEditor("<p>Before</p>\n");
    await select("nowhere", false);
    field.setSelectionRange(14, 14);
    paste(field, readSample("word-desktop"), "Sealed samples");
    await waitFor(() => {
      expect(field.value).toMatch(/^<p>Before<\/p>\n<h2>Sealed samples<\/h2>\n<p><strong>A sealed/);
    });
    expect(screen.getByText("Pasted as clean HTML")).toBeVisible();
    expect(screen.getByText(/^1 image was left out/)).toBeVisible();
  });

  test("from a reviewed document says that comments and deletions were left out", async () => {
    const { field, press, select } = renderEditor();
    await select("", false);
    paste(field, readSample("word-reviewed"), "The price\r\n… internal: our margin is 30%");
    expect(screen.getByText(/^Comments were left out. Deleted passages/)).toBeVisible();
    await press("Paste as plain text instead");
    expect(field).toHaveValue(
      "The price\nOur price is fixed for a year, in dollars.\nIt covers the cartons.",
    );
  });

  test("can be changed to plain text", async () => {
    const { user, field, press } = renderEditor();
    await user.click(field);
    paste(field, readSample("google-docs"), "Choosing a port\r\nNingbo");
    await press("Paste as plain text instead");
    expect(field).toHaveValue("Choosing a port\nNingbo");
    expect(field).toHaveFocus();
    expect(screen.queryByText("Pasted as clean HTML")).not.toBeInTheDocument();
  });

  test("the notice disappears when the pasted text is edited, not when other text is", async () => {
    const { user, field } = renderEditor();
    await user.click(field);
    paste(field, "<p>a</p><p>b</p>", "a\nb");
    await user.type(field, " and more");
    expect(screen.getByText("Pasted as clean HTML")).toBeVisible();
    await user.type(field, "x", { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(screen.queryByText("Pasted as clean HTML")).not.toBeInTheDocument();
  });

  test.each([
    ["plain text", "", "just words"],
    ["a wrapper without formatting", "<span style='color:red'>just words</span>", "just words"],
    ["HTML source from a code editor", "<div><b>&lt;p&gt;a&lt;/p&gt;</b></div>", "<p>a</p>"],
  ])("%s is left to the browser", async (_, html, plainText) => {
    const { user, field } = renderEditor();
    await user.click(field);
    expect(paste(field, html, plainText)).toBe(true);
    expect(field).toHaveValue("");
  });

  test("a copied picture uploads it, once, and not the picture of a copied table", async () => {
    unlockForTest();
    const bucket = serveBucket();
    backend.use(...bucket.handlers);
    const { user, field, select } = renderEditor("<p>a x</p>");
    await select("x");
    const file = new File([makeContent("image/png")], "image.png", { type: "image/png" });
    paste(field, "<table><tr><td>Bolt</td><td>1,200</td></tr></table>", "Bolt\t1,200", [file]);
    expect(field.value).toContain("<td>Bolt</td>");
    await select("<p>a");
    paste(field, '<meta charset="utf-8"><img src="https://example.com/a.jpg">', "", [file]);
    await screen.findByRole("dialog", { name: "Describe the picture" });
    await user.keyboard("A bolt{Enter}");
    await waitFor(() => {
      expect(field.value).toMatch(/<img src="[^"]*_image\.png" alt="A bolt">/);
    });
    expect(field.value).not.toContain("example.com");
    expect(bucket.objects).toHaveLength(1);
  });

  test("into preformatted text inserts exactly the plain text", async () => {
    const { field, select } = renderEditor("<pre>x</pre>");
    await select("x");
    paste(field, "<p><b>if</b></p>", "if a < b:\r\n\tc\u00a0\n");
    expect(field).toHaveValue("<pre>if a &lt; b:\n\tc\u00a0\n</pre>");
  });

  test("in plain text, no-break spaces become spaces, also in other fields", async () => {
    const { user, field, select } = renderEditor("<p>Before x</p>");
    await select("x");
    paste(field, "", "one\u00a0two\r\n5\u00a0kg");
    expect(field).toHaveValue("<p>Before one two\n5\u00a0kg</p>");
    const alt = screen.getByLabelText("Alt text of this image");
    await user.type(alt, "A box");
    fireEvent.paste(alt, { clipboardData: { getData: () => "\u00a0of\u202ftea\nbags" } });
    expect(alt).toHaveValue("A box of tea bags");
  });

  test("with Ctrl+Shift+V is left to the browser, but only that once", async () => {
    const { user, field } = renderEditor();
    await user.click(field);
    await user.keyboard("{Control>}{Shift>}V{/Shift}{/Control}");
    expect(paste(field, "<p><b>a</b></p>", "a")).toBe(true);
    expect(paste(field, "<p><b>a</b></p>", "a")).toBe(false);
    expect(field).toHaveValue("<p><strong>a</strong></p>");
  });
});

describe("the preview", () => {
  const openPreview = (user: ReturnType<typeof renderEditor>["user"]) =>
    user.click(screen.getByRole("tab", { name: "Preview" }));

  test("shows the text as the page does, with the headings of the contents list", async () => {
    const { user, field } = renderEditor(
      "<h1>Fees</h1><p>a</p><h3>Small ones</h3><script>window.hacked = 1</script>",
    );
    await openPreview(user);
    expect(screen.getByRole("heading", { level: 2, name: "Fees" })).toBeVisible();
    const list = screen.getByRole("list", { name: /table of contents/ });
    expect(
      within(list)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["Fees", "Small ones"]);
    expect(window).not.toHaveProperty("hacked");
    expect(field).not.toBeVisible();
  });

  test("links cannot leave the form: they open a tab, and links to a heading keep the address", async () => {
    const { user } = renderEditor(
      '<p><a href="/faq">FAQ</a> <a href="#fees">fees</a></p><h2>Fees</h2>',
    );
    await openPreview(user);
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
    const { user, field, press, select } = renderEditor("<p>one two</p>");
    await user.type(screen.getByLabelText("Insert image by URL"), "/a.jpg");
    await select("two", false);
    await openPreview(user);
    await user.click(screen.getByRole("tab", { name: "HTML" }));
    await press("Insert");
    expect(field).toHaveValue('<p>one <img src="/a.jpg" alt="">two</p>');
  });

  test("switches to the field when the form is submitted without content", async () => {
    const { user, field, press } = renderEditor();
    await openPreview(user);
    expect(screen.getByText("Nothing to preview yet.")).toBeVisible();
    await press("Save");
    expect(field).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription("Content is required.");
  });
});

describe("the HTML check", () => {
  test("reports an unclosed quote and leads to its line", async () => {
    const { user, field } = renderEditor(
      '<p>One</p>\n<p>Test <a href="/x>To File</a>. Text continues.</p><p>Second</p>',
    );
    expect(await screen.findByText(/shows much less text than you typed/)).toBeVisible();
    expect(screen.getByText(/a tag or quote is not closed in <a…>/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Line 2" }));
    expect(getSelectedText(field)).toMatch(/^<p>Test .*<p>Second<\/p>$/);
    expect(field).toHaveFocus();
  });

  test("reports at most three problems, never changes the text, and disappears with them", async () => {
    const html = "<b>1\n<i>2\n<u>3\n<s>4\n<sub>5";
    const { user, field } = renderEditor(html);
    expect(await screen.findByText("and 2 more")).toBeVisible();
    expect(screen.getAllByRole("button", { name: /^Line/ })).toHaveLength(3);
    expect(field).toHaveValue(html);
    await user.clear(field);
    await user.type(field, "<p>Two words</p>");
    await waitFor(() => {
      expect(screen.queryByRole("button", { name: /^Line/ })).not.toBeInTheDocument();
    });
    expect(screen.getByText("2 words, about 1 min to read")).toBeVisible();
  });

  test("takes Chinese characters for half as long to read as words", async () => {
    renderEditor(
      `<p>${"我们在深圳为欧洲买家检验货物。".repeat(250)}</p><p>${"word ".repeat(200)}</p>`,
    );
    expect(await screen.findByText("3,700 words, about 10 min to read")).toBeVisible();
  });
});
