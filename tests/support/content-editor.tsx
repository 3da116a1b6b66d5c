import { fireEvent, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { vi } from "vitest";
import { ContentEditor, type ContentEditorHandle } from "@/admin/editor/content-editor";
import { QueryProvider } from "@/ui/query-provider";
import { ToastOutlet } from "@/ui/toast-outlet";
import { contentEditor, type ToolbarItem } from "@/content/admin/content-editor";
import { renderWithProviders } from "./render-route";

const LABEL = "Text";
export const MISSING = "Missing";

type FormProps = { initial: string; onText: (text: string) => void; onSubmit: () => void };

/** A form around the editor, which requires a text. */
function FormWithEditor({ initial, onText, onSubmit }: FormProps) {
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();
  const content = useRef<ContentEditorHandle>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        if (value.trim()) return;
        setError(MISSING);
        content.current?.focus();
      }}
    >
      <ContentEditor
        ref={content}
        label={LABEL}
        value={value}
        error={error}
        onChange={(text) => {
          onText(text);
          setValue(text);
        }}
        uploadContext="blog"
      />
      <button>Save</button>
      <ToastOutlet />
    </form>
  );
}

export function renderContentEditor(initial = "") {
  const onText = vi.fn<(text: string) => void>();
  const onSubmit = vi.fn();
  const { user } = renderWithProviders(
    <QueryProvider>
      <FormWithEditor initial={initial} onText={onText} onSubmit={onSubmit} />
    </QueryProvider>,
  );
  /** The field of the HTML view. */
  const getField = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: LABEL });
  return {
    user,
    onText,
    onSubmit,
    getField,
    findVisual: () => screen.findByRole("textbox", { name: LABEL }),
    /** As `getField`, once no dialog covers it. */
    findField: () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: LABEL }),
    open: (view: keyof typeof contentEditor.viewNames) =>
      user.click(screen.getByRole("tab", { name: contentEditor.viewNames[view] })),
    press: (name: string) => user.click(screen.getByRole("button", { name })),
    pick: (tool: ToolbarItem) =>
      user.click(screen.getByRole("button", { name: contentEditor.tools[tool] })),
    /** Places the cursor before a part of the HTML, or selects it. */
    select: async (part: string, isWhole = true) => {
      const field = getField();
      await user.click(field);
      const start = field.value.indexOf(part);
      field.setSelectionRange(start, isWhole ? start + part.length : start);
    },
    /** Pastes into the HTML. Returns whether the browser's own paste goes on. */
    paste: (html: string, plainText: string) => {
      const getData = (type: string) => (type === "text/html" ? html : plainText);
      return fireEvent.paste(getField(), { clipboardData: { getData } });
    },
  };
}
