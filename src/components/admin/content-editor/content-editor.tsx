import * as Tabs from "@radix-ui/react-tabs";
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";
import { CONTROL } from "@/components/admin/fields/control";
import { Field } from "@/components/admin/fields/field";
import { contentEditor, type ToolbarItem } from "@/content/admin/content-editor";
import { cn } from "@/lib/cn";
import { buildSnippet } from "@/lib/html-snippets";
import { showLine } from "./apply-edit";
import { ArticlePreview } from "./article-preview";
import { EditorToolbar } from "./editor-toolbar";
import { HtmlNotes } from "./html-notes";
import { ImageInserter } from "./image-inserter";
import { PasteNotice } from "./paste-notice";
import { readShortcut } from "./shortcuts";
import { usePaste } from "./use-paste";
import { useTextField } from "./use-text-field";

const ROWS = 15;
const TAB =
  "min-h-11 rounded-t-box px-4 font-display text-sm font-semibold text-ink-600 hover:text-ink data-[state=active]:bg-ink data-[state=active]:text-rice";

type ContentEditorProps = {
  label: string;
  /** HTML source. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Prefix of the file names of uploaded pictures. */
  uploadContext: string;
  ref?: Ref<HTMLTextAreaElement>;
};

/** An HTML source field with a toolbar and a preview. It never changes what was typed by itself. */
export function ContentEditor(props: ContentEditorProps) {
  const { label, value, onChange, error, uploadContext, ref } = props;
  const [view, setView] = useState("write");
  const field = useRef<HTMLTextAreaElement>(null);
  const urlField = useRef<HTMLInputElement>(null);
  const isWriting = view === "write";
  const text = useTextField(field, showField);
  const paste = usePaste(value, text.edit);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(
    ref,
    () => field.current,
  );
  useShowOnSubmit(field, showField);

  function showField() {
    flushSync(() => {
      setView("write");
    });
  }

  function handlePick(item: ToolbarItem) {
    if (item === "image") urlField.current?.focus();
    else text.edit((selection) => buildSnippet(item, selection));
  }

  return (
    <div>
      <Field label={label} error={error}>
        {(attributes) => (
          <Tabs.Root value={view} onValueChange={setView}>
            <Tabs.List aria-label={contentEditor.views} className="flex gap-1">
              <Tabs.Trigger value="write" className={TAB}>
                {contentEditor.write}
              </Tabs.Trigger>
              <Tabs.Trigger value="preview" className={TAB}>
                {contentEditor.preview}
              </Tabs.Trigger>
            </Tabs.List>
            {/* Hidden, not removed: removing the field would lose its undo history and cursor. */}
            <Tabs.Content value="write" forceMount hidden={!isWriting} tabIndex={undefined}>
              <EditorToolbar controls={attributes.id} onPick={handlePick} />
              <textarea
                {...attributes}
                ref={field}
                rows={ROWS}
                value={value}
                autoComplete="off"
                className={cn(CONTROL, "resize-y rounded-t-none py-2.5 font-mono text-sm")}
                onChange={(event) => {
                  onChange(event.target.value);
                }}
                onFocus={text.handleFocus}
                onPaste={paste.handlePaste}
                onKeyDown={(event) => {
                  paste.handleKeyDown(event);
                  const shortcut = readShortcut(event);
                  if (!shortcut) return;
                  event.preventDefault();
                  handlePick(shortcut);
                }}
              />
            </Tabs.Content>
            <Tabs.Content
              value="preview"
              className="rounded-b-box border-fine border-edge bg-sheet px-4 py-5 sm:px-6"
            >
              <ArticlePreview html={value} />
            </Tabs.Content>
          </Tabs.Root>
        )}
      </Field>
      <PasteNotice note={paste.note} onPlainText={paste.pasteAsPlainText} />
      <HtmlNotes
        html={value}
        onShowLine={(line) => {
          showField();
          if (field.current) showLine(field.current, line);
        }}
      />
      <div hidden={!isWriting}>
        <ImageInserter
          uploadContext={uploadContext}
          urlField={urlField}
          onInsert={text.insert}
          onInsertUploaded={text.insertFromDialog}
        />
      </div>
    </div>
  );
}

/**
 * Shows the source field again when the form's validation is about to focus it: a hidden field
 * cannot be focused.
 */
function useShowOnSubmit(field: RefObject<HTMLTextAreaElement | null>, showField: () => void) {
  const show = useEffectEvent(() => {
    if (!field.current?.value.trim()) showField();
  });
  useEffect(() => {
    const form = field.current?.form;
    const handleSubmit = () => {
      show();
    };
    form?.addEventListener("submit", handleSubmit, { capture: true });
    return () => {
      form?.removeEventListener("submit", handleSubmit, { capture: true });
    };
  }, [field]);
}
