import { useId, useRef, useState } from "react";
import { HtmlNotes } from "@/admin/editor/html/html-notes";
import { showLine } from "@/admin/ui/apply-edit";
import { Dialog } from "@/admin/ui/dialog";
import { TextAreaField } from "@/admin/ui/text-field";
import { Button } from "@/ui/button";
import { visualEditor } from "@/content/admin/visual-editor";
import { isClosed } from "@/admin/editor/document/close-html";
import { parseCollapsed } from "@/admin/editor/document/collapse-white-space";
import { hasBlock } from "@/admin/editor/document/group-runs";

const copy = visualEditor.html;
const ROWS = 10;

type HtmlDialogProps = {
  html: string;
  /** The HTML stands inside of a line of text, so it must not contain blocks. */
  isInline: boolean;
  /** Called with the new HTML, or null if nothing is to be changed. */
  onDone: (html: string | null) => void;
};

/** Edits a part of the text that the visual editor keeps as HTML. */
export function HtmlDialog({ html, isInline, onDone }: HtmlDialogProps) {
  const [text, setText] = useState(html);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const formId = useId();

  function apply() {
    const problem = text === html ? null : findProblem(text, isInline);
    setError(problem ?? undefined);
    if (problem) field.current?.focus();
    else onDone(text);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={() => {
        onDone(null);
      }}
      title={copy.dialogTitle}
      description={copy.dialogText}
      initialFocus={field}
      actions={
        <>
          <Button
            variant="outline"
            onClick={() => {
              onDone(null);
            }}
          >
            {copy.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {copy.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation(); // React events bubble through portals, so the form around the editor would be submitted too
          apply();
        }}
      >
        <TextAreaField
          ref={field}
          label={copy.field}
          error={error}
          rows={ROWS}
          value={text}
          spellCheck={false}
          className="[&_textarea]:font-mono [&_textarea]:text-sm"
          onChange={(next) => {
            setText(next);
            setError(undefined);
          }}
        />
      </form>
      <HtmlNotes
        html={text}
        onShowLine={(line) => {
          if (field.current) showLine(field.current, line);
        }}
      />
    </Dialog>
  );
}

function findProblem(html: string, isInline: boolean): string | null {
  if (isInline && parseCollapsed(html)?.some(hasBlock) !== false) return copy.misplaced;
  return isClosed(html) ? null : copy.unclosed;
}
