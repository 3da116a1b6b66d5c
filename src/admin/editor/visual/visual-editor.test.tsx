import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLayoutEffect, useRef, useState } from "react";
import { beforeAll, expect, test, vi } from "vitest";
import { visualEditor } from "@/content/admin/visual-editor";
import { VisualEditor, type VisualEditorHandle } from "./visual-editor";

// jsdom has no layout, and the editor scrolls to its cursor.
beforeAll(() => {
  Object.assign(Range.prototype, { getClientRects: () => [new DOMRect(0, 0, 1, 1)] });
});

type FormProps = { onText: (text: string) => void };

/** A form in which a second text is written at the moment in which it has taken the first one in. */
function BusyForm({ onText }: FormProps) {
  const [value, setValue] = useState("<p>zero</p>");
  const editor = useRef<VisualEditorHandle>(null);
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!value.endsWith("<p>one</p>") || isDone.current) return;
    isDone.current = true;
    editor.current?.insert("<p>two</p>");
  }, [value]);
  return (
    <>
      <button onClick={() => editor.current?.insert("<p>one</p>")}>Write</button>
      <VisualEditor
        ref={editor}
        field={{
          id: "text",
          "aria-labelledby": "label",
          "aria-describedby": undefined,
          "aria-invalid": undefined,
        }}
        value={value}
        onChange={(text) => {
          onText(text);
          setValue(text);
        }}
        isShown
        onPictures={vi.fn()}
        onImage={vi.fn()}
        onShowLine={vi.fn()}
      />
    </>
  );
}

test("what is written while the form takes in the words before is one step of undo", async () => {
  const onText = vi.fn<(text: string) => void>();
  const user = userEvent.setup();
  render(<BusyForm onText={onText} />);
  await user.click(screen.getByRole("button", { name: "Write" }));
  const undo = screen.getByRole("button", { name: visualEditor.undo });
  for (const texts of ["zero one two", "zero one", "zero"]) {
    const html = texts.split(" ").map((text) => `<p>${text}</p>`);
    expect(onText).toHaveBeenLastCalledWith(html.join("\n"));
    await user.click(undo);
  }
});
