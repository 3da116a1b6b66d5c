import * as Tabs from "@radix-ui/react-tabs";
import { Undo2 } from "lucide-react";
import { useImperativeHandle, useRef, useState, type Ref } from "react";
import { Field } from "@/admin/ui/field";
import type { VisualEditorHandle } from "@/admin/editor/visual/visual-editor";
import { Button } from "@/components/ui/button";
import { contentEditor as copy } from "@/content/admin/content-editor";
import { ArticlePreview } from "./article-preview";
import { HtmlNotes } from "./html/html-notes";
import { HtmlView, type HtmlViewHandle } from "./html/html-view";
import { ImageInserter } from "./html/image-inserter";
import { SourceUploads, type SourceUploadsHandle } from "./html/source-uploads";
import { useBeforeSubmit } from "./use-before-submit";
import { useViews, type ContentView } from "./use-views";
import { VisualInvitation } from "./visual-invitation";
import { VisualView } from "./visual-view";

const VIEWS = ["visual", "html", "preview"] as const;
const TAB =
  "min-h-11 rounded-t-box px-4 font-display text-sm font-semibold text-ink-600 hover:text-ink data-[state=active]:bg-ink data-[state=active]:text-rice";

export type ContentEditorHandle = { focus: () => void };

type ContentEditorProps = {
  label: string;
  /** HTML source. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Prefix of the file names of uploaded pictures. */
  uploadContext: string;
  ref?: Ref<ContentEditorHandle>;
};

/**
 * Edits an HTML text, as it will be read or in its source, and previews it. It never changes what
 * was typed by itself.
 */
export function ContentEditor(props: ContentEditorProps) {
  const { label, value, onChange, error, uploadContext, ref } = props;
  const { view, editingView, isInvited, undoable, show } = useViews(value);
  const frame = useRef<HTMLDivElement>(null);
  const html = useRef<HtmlViewHandle>(null);
  const visual = useRef<VisualEditorHandle>(null);
  const urlField = useRef<HTMLInputElement>(null);
  const uploads = useRef<SourceUploadsHandle>(null);
  const [isVisualOpened, setIsVisualOpened] = useState(view === "visual");
  // While the text is edited in the visual editor, the source field keeps what it had. It then gets
  // all changes as one step, which the browser can undo.
  const [keptSource, setKeptSource] = useState(editingView === "visual" ? value : null);
  const isWriting = view !== "preview";

  useImperativeHandle(ref, () => ({
    focus: () => (editingView === "visual" ? visual : html).current?.focus(),
  }));
  useBeforeSubmit(frame, () => {
    // The form is about to focus the empty text, and what is hidden cannot be focused.
    if (!value.trim() && !isWriting) show(editingView);
  });

  function switchTo(next: ContentView) {
    if (next === "visual") {
      setIsVisualOpened(true);
      setKeptSource((kept) => kept ?? value);
    }
    show(next);
    if (next === "html" && keptSource !== null) {
      const focused = document.activeElement;
      if (value !== keptSource) html.current?.replaceText(value);
      setKeptSource(null);
      if (focused instanceof HTMLElement) focused.focus();
    }
  }

  /** What inserts pictures into the text; the source while the visual editor is not there. */
  function target() {
    if (editingView === "visual" && visual.current) return visual.current;
    switchTo("html");
    return html.current;
  }

  function undoView(text: string) {
    if (editingView === "html") html.current?.replaceText(text);
    else onChange(text);
    (editingView === "visual" ? visual : html).current?.focus();
  }

  return (
    // In a grid, the toolbar, which scrolls on a phone, would widen the column without `min-w-0`.
    <div ref={frame} className="min-w-0">
      <Field label={label} error={error}>
        {(attributes, labelId) => (
          <Tabs.Root
            value={view}
            onValueChange={(next) => {
              const found = VIEWS.find((name) => name === next);
              if (found) switchTo(found);
            }}
          >
            <Tabs.List aria-label={copy.views} className="flex gap-1">
              {VIEWS.map((name) => (
                <Tabs.Trigger key={name} value={name} className={TAB}>
                  {copy.viewNames[name]}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            {isInvited && (
              <VisualInvitation
                onAccept={() => {
                  switchTo("visual");
                }}
              />
            )}
            {/* Hidden, not removed: removing a view would lose its undo history and cursor. */}
            <Tabs.Content
              value="visual"
              forceMount
              hidden={view !== "visual"}
              tabIndex={undefined}
              className="rounded-b-box border-fine border-edge bg-sheet"
            >
              {isVisualOpened && (
                <VisualView
                  ref={visual}
                  field={{
                    ...attributes,
                    id: `${attributes.id}-visual`,
                    "aria-labelledby": labelId,
                  }}
                  value={value}
                  isShown={editingView === "visual"}
                  uploadContext={uploadContext}
                  onChange={onChange}
                  onImage={() => urlField.current?.focus()}
                />
              )}
            </Tabs.Content>
            <Tabs.Content value="html" forceMount hidden={view !== "html"} tabIndex={undefined}>
              <HtmlView
                ref={html}
                attributes={attributes}
                value={keptSource ?? value}
                onChange={onChange}
                onImage={() => urlField.current?.focus()}
                onFiles={(files) => uploads.current?.add(files)}
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
      <SourceUploads
        ref={uploads}
        uploadContext={uploadContext}
        onInsert={(tag) => target()?.insertFromDialog(tag)}
        onLeaveOut={() => target()?.focus()}
      />
      <HtmlNotes
        html={value}
        onShowLine={(line) => {
          switchTo("html");
          html.current?.showLine(line);
        }}
      />
      {undoable && isWriting && (
        <Button
          variant="link"
          size="sm"
          onClick={() => {
            undoView(undoable.text);
          }}
        >
          <Undo2 aria-hidden="true" className="size-5" />
          {copy.undoView(copy.viewNames[undoable.view])}
        </Button>
      )}
      <div hidden={!isWriting}>
        <ImageInserter
          uploadContext={uploadContext}
          urlField={urlField}
          onInsert={(tag) => target()?.insert(tag)}
          onInsertUploaded={(tag) => target()?.insertFromDialog(tag)}
        />
      </div>
    </div>
  );
}
