import { screen, waitFor, within } from "@testing-library/react";
import { useRef, useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import "../../../../tests/support/handlers/backend";
import { readEditorView, storeEditorView } from "@/db/editor-view";
import { expectConsole } from "../../../../tests/support/console";
import { renderWithProviders } from "../../../../tests/support/render-route";
import { ContentEditor, type ContentEditorHandle } from "./content-editor";

const LABEL = "Content (HTML)";

function FormWithEditor({ initial, onText }: { initial: string; onText: (text: string) => void }) {
  const [value, setValue] = useState(initial);
  const content = useRef<ContentEditorHandle>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!value.trim()) content.current?.focus();
      }}
    >
      <ContentEditor
        ref={content}
        label={LABEL}
        value={value}
        onChange={(text) => {
          onText(text);
          setValue(text);
        }}
        uploadContext="blog"
      />
      <button>Save</button>
    </form>
  );
}

function renderEditor(initial = "") {
  const onText = vi.fn<(text: string) => void>();
  const { user } = renderWithProviders(<FormWithEditor initial={initial} onText={onText} />);
  return {
    user,
    onText,
    open: (view: string) => user.click(screen.getByRole("tab", { name: view })),
    press: (name: string) => user.click(screen.getByRole("button", { name })),
  };
}

const findVisual = () => screen.findByRole("textbox", { name: LABEL });
const source = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: LABEL });
const selectedTab = () => screen.getByRole("tab", { selected: true }).textContent;

beforeEach(() => {
  localStorage.clear();
});

describe("the view that a text is opened in", () => {
  test("is HTML at first, with an invitation to the visual editor", async () => {
    const { user, press } = renderEditor("<p>One <b>two</b></p>");
    expect(selectedTab()).toBe("HTML");
    expect(screen.getByText(/You can also write as it will be read/)).toBeVisible();
    await press("Open Visual");
    expect(selectedTab()).toBe("Visual");
    expect((await findVisual()).innerHTML).toContain("<p>One <b>two</b></p>");
    await user.click(screen.getByRole("tab", { name: "HTML" }));
    expect(screen.queryByText(/You can also write/)).not.toBeInTheDocument();
  });

  test.each(["visual", "html"] as const)("is the one used last: %s", async (view) => {
    storeEditorView(view);
    renderEditor("<p>One</p>");
    expect(selectedTab()).toBe(view === "visual" ? "Visual" : "HTML");
    await waitFor(() => {
      expect(screen.getByRole("textbox", { name: LABEL })).toHaveAttribute(
        view === "visual" ? "contenteditable" : "rows",
      );
    });
  });

  test("is not the preview, which is a look at the text", async () => {
    const { open } = renderEditor("<p>One</p>");
    await open("Visual");
    await open("Preview");
    expect(readEditorView()).toBe("visual");
  });
});

describe("a text that is only looked at", () => {
  test.each([
    "<p>One</p>",
    "<P>One\n<p>Two</p>\n\n\n<ul><li>a<li>b</ul>  ",
    "plain words & <b>more</b>\r\nlines",
    "<table><tr><td>1<td>2</table><script>x</script><!-- note -->",
    "<div class=x><p>unclosed",
  ])("stays as it is, to the byte: %j", async (html) => {
    const { onText, open } = renderEditor(html);
    await open("Visual");
    await findVisual();
    await open("Preview");
    await open("HTML");
    await open("Visual");
    expect(onText).not.toHaveBeenCalled();
  });
});

describe("a change in the visual editor", () => {
  async function addPicture(before: string) {
    const editor = renderEditor(before);
    await editor.open("Visual");
    await findVisual();
    await editor.user.type(screen.getByLabelText("Insert image by URL"), "/a.webp");
    await editor.press("Insert");
    return editor;
  }

  test.each([
    ["<P>One</P>\n\n<p>Two</p>", '<P>One</P>\n\n<img src="/a.webp" alt="">\n<p>Two</p>'],
    [
      "<P>One</P>\r\n\r\n<p>Two</p>\r\n",
      '<P>One</P>\r\n\r\n<img src="/a.webp" alt="">\n<p>Two</p>\r\n',
    ],
  ])(
    "leaves the source of the other blocks, and shows in the HTML view: %j",
    async (before, after) => {
      const { open, onText } = await addPicture(before);
      expect(onText).toHaveBeenLastCalledWith(after);
      await open("HTML");
      expect(onText).toHaveBeenLastCalledWith(after);
      expect(source()).toHaveValue(after.replaceAll("\r\n", "\n"));
    },
  );

  test.each(["<P>One</P>\n\n<p>Two</p>", "<P>One</P>\r\n<p>Two</p>"])(
    "can be undone with all others of that view, also from the HTML view: %j",
    async (before) => {
      const { open, press, onText } = await addPicture(before);
      await open("HTML");
      await press("Undo all changes made in Visual");
      expect(onText).toHaveBeenLastCalledWith(before);
      expect(source()).toHaveValue(before.replaceAll("\r\n", "\n"));
      expect(source()).toHaveFocus();
      expect(screen.queryByText("Undo all changes made in Visual")).not.toBeInTheDocument();
    },
  );

  test("can be the alt text, in a field at the picture", async () => {
    const { user, onText } = await addPicture("<p>One</p>");
    const visual = await findVisual();
    await user.type(within(visual).getByLabelText("Alt text"), "A carton");
    expect(onText).toHaveBeenLastCalledWith('<p>One</p>\n<img src="/a.webp" alt="A carton">');
  });
});

test("a missing text is focused in the visual editor, also from the preview", async () => {
  storeEditorView("visual");
  const { open, press } = renderEditor();
  const visual = await findVisual();
  await open("Preview");
  await press("Save");
  expect(selectedTab()).toBe("Visual");
  expect(visual).toHaveFocus();
});

describe("when the code of the visual editor does not arrive", () => {
  test("the form says so, the text is safe in the HTML view, and another try can succeed", async () => {
    const logged = expectConsole("error");
    vi.doMock("@/components/admin/visual-editor/visual-editor", () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    const { open, press } = renderEditor("<p>One</p>");
    await open("Visual");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The visual editor did not load. Your text is safe, and the HTML view works.",
    );
    expect(logged.takeMessages()).toContain("The code of the visual editor did not arrive.");
    await open("HTML");
    expect(source()).toHaveValue("<p>One</p>");
    vi.doUnmock("@/components/admin/visual-editor/visual-editor");
    await open("Visual");
    await press("Try again");
    expect(await findVisual()).toHaveTextContent("One");
  });

  test("pictures go into the HTML", async () => {
    const logged = expectConsole("error");
    vi.doMock("@/components/admin/visual-editor/visual-editor", () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    storeEditorView("visual");
    const { user, press } = renderEditor("<p>One</p>");
    await screen.findByRole("alert");
    logged.takeMessages();
    await user.type(screen.getByLabelText("Insert image by URL"), "/a.webp");
    await press("Insert");
    expect(selectedTab()).toBe("HTML");
    expect(source()).toHaveValue('<p>One</p><img src="/a.webp" alt="">');
    vi.doUnmock("@/components/admin/visual-editor/visual-editor");
  });
});
