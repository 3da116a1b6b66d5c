import * as Tabs from "@radix-ui/react-tabs";
import { ImagePlus } from "lucide-react";
import { useImperativeHandle, useRef, useState, type Ref } from "react";
import { flushSync } from "react-dom";
import { runAfterDialog } from "@/admin/ui/dialog";
import { Field } from "@/admin/ui/field";
import { Button } from "@/ui/button";
import { contentEditor as copy } from "@/content/admin/content-editor";
import { ArticlePreview } from "./article-preview";
import { HtmlNotes } from "./html/html-notes";
import { HtmlView, type HtmlViewHandle } from "./html/html-view";
import { imageTag, type InsertedPicture } from "./image-tag";
import { PictureDialog } from "./picture-dialog";
import { PictureQueue, type PictureQueueHandle } from "./picture-queue";
import { useViews } from "./use-views";
import type { VisualEditorHandle } from "./visual/visual-editor";
import { VisualView } from "./visual-view";

const VIEWS = ["visual", "html", "preview"] as const;
const TAB =
  "min-h-11 rounded-t px-4 font-display text-base font-semibold text-muted-foreground hover:text-foreground data-[state=active]:bg-ink data-[state=active]:text-rice";

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
  const { shownTab, editedIn, isVisualOpened, isInvited, show } = useViews();
  const visualTab = useRef<HTMLButtonElement>(null);
  const html = useRef<HtmlViewHandle>(null);
  const visual = useRef<VisualEditorHandle>(null);
  const pictures = useRef<PictureQueueHandle>(null);
  /** Whether the dialog for a picture is open, and the place in the visual editor that it is for. */
  const [asked, setAsked] = useState<{ place?: string } | null>(null);

  useImperativeHandle(ref, () => ({
    focus: () => {
      if (shownTab === "preview") show(editedIn);
      (editedIn === "visual" ? visual : html).current?.focus();
    },
  }));

  function showLine(line: number) {
    show("html");
    html.current?.showLine(line);
  }

  /**
   * Puts a picture at its place, or at the cursor; into the source while the visual editor is not
   * there. Null for one that was left out.
   */
  function insert(picture: InsertedPicture | null, place?: string) {
    const view = editedIn === "visual" && visual.current ? visual : html;
    if (place && visual.current) {
      visual.current.finishUpload(place, picture);
    } else if (picture) {
      if (view === html) show("html");
      view.current?.insert(imageTag(picture));
    }
    // A dialog that is closing returns the focus to its button.
    runAfterDialog(() => view.current?.focus());
  }

  return (
    // In a grid, the toolbar, which scrolls on a phone, would widen the column without `min-w-0`.
    <div className="min-w-0">
      <Field label={label} error={error}>
        {(attributes, labelId) => (
          <Tabs.Root
            value={shownTab}
            onValueChange={(next) => {
              const found = VIEWS.find((name) => name === next);
              if (found) show(found);
            }}
          >
            <Tabs.List aria-label={copy.views} className="flex gap-1">
              {VIEWS.map((name) => (
                <Tabs.Trigger
                  key={name}
                  ref={name === "visual" ? visualTab : undefined}
                  value={name}
                  className={TAB}
                >
                  {copy.viewNames[name]}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            {isInvited && (
              <p className="flex flex-wrap items-center gap-x-3 bg-support-100 px-3.5 text-base">
                {copy.invitation.text}
                <button
                  type="button"
                  className="min-h-11 font-semibold underline decoration-2 underline-offset-4"
                  onClick={() => {
                    show("visual");
                    // This button is gone then.
                    visualTab.current?.focus();
                  }}
                >
                  {copy.invitation.action}
                </button>
              </p>
            )}
            {/* Hidden, not removed: removing a view would lose its undo history and cursor. */}
            <Tabs.Content
              value="visual"
              forceMount
              hidden={shownTab !== "visual"}
              tabIndex={undefined}
              className="rounded-b border-fine border-input bg-card"
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
                  isShown={editedIn === "visual"}
                  onChange={onChange}
                  onPictures={(chosen) => pictures.current?.add(chosen)}
                  onShowLine={showLine}
                  onImage={(place) => {
                    setAsked({ place });
                  }}
                />
              )}
            </Tabs.Content>
            <Tabs.Content value="html" forceMount hidden={shownTab !== "html"} tabIndex={undefined}>
              <HtmlView
                ref={html}
                attributes={attributes}
                value={value}
                onChange={onChange}
                onFiles={(files) => pictures.current?.add(files.map((file) => ({ file })))}
              />
            </Tabs.Content>
            <Tabs.Content
              value="preview"
              className="rounded-b border-fine border-input bg-card px-4 py-5 sm:px-6"
            >
              <ArticlePreview html={value} />
            </Tabs.Content>
          </Tabs.Root>
        )}
      </Field>
      <PictureQueue ref={pictures} uploadContext={uploadContext} onDone={insert} />
      <PictureDialog
        isOpen={asked !== null}
        onClose={() => {
          if (asked?.place) visual.current?.finishUpload(asked.place, null);
          setAsked(null);
        }}
        onFiles={(files) => {
          // Those behind the first go to the cursor, which is behind the one before.
          pictures.current?.add(files.map((file) => ({ file, place: asked?.place })));
          setAsked(null);
        }}
        onPicture={(picture) => {
          // At once: React would close it later here, after the picture has been measured, and
          // return the focus to the button instead of the text.
          flushSync(() => {
            setAsked(null);
          });
          insert(picture, asked?.place);
        }}
      />
      <HtmlNotes html={value} onShowLine={showLine} />
      {shownTab === "html" && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            setAsked({});
          }}
        >
          <ImagePlus aria-hidden="true" className="size-5" />
          {copy.tools.image}
        </Button>
      )}
    </div>
  );
}
