import { Check } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from "react";
import { ActionButton } from "@/admin/ui/action-button";
import { ConfirmDialog } from "@/admin/ui/confirm-dialog";
import { Button } from "@/ui/button";
import { CardHeader } from "@/ui/card";
import { editing } from "@/content/admin/editing";
import { readShortcut } from "@/admin/ui/shortcut";
import { isPicturePage } from "@/lib/share-image";
import { ConflictDialog } from "./conflict-dialog";
import { DraftBar } from "./draft-bar";
import { SaveStatus } from "./save-status";
import type { RowForm } from "./use-row-form";
import { EarlierVersions } from "./versions-dialog";

type DraftSlots = {
  /** Above the form. */
  notice: ReactNode;
  /** Below the fields. */
  panel: ReactNode;
  /** Whether the form holds a draft: then Ctrl+S saves that, and publishes nothing. */
  isHeld: boolean;
  save: (element: HTMLFormElement) => void;
};

type RowFormCardProps<Row, Name extends string> = {
  form: RowForm<Row, Name>;
  title: string;
  /** Beside the title. */
  note: string;
  texts: { cancel: string; save: string; footnote?: string };
  /** Shows what is wrong with the values. Returns whether they can be saved. */
  check: (element: HTMLFormElement) => boolean;
  onCancel: () => void;
  /** The address of the row's picture. Before that of a web page is saved, the form asks. */
  picture: string;
  /** A button beside those that cancel and save. */
  preview: ReactNode;
  /** For a row that can also be saved as a draft. */
  draft?: DraftSlots | undefined;
  /** The fields. */
  children: ReactNode;
};

/** The form of a row above its list. Its first field is focused when it opens; Ctrl+S saves. */
export function RowFormCard<Row, Name extends string>(props: RowFormCardProps<Row, Name>) {
  const { form, title, note, texts, check, onCancel, picture, preview, draft, children } = props;
  const [isAsking, setIsAsking] = useState(false);
  const headingId = useId();
  const element = useRef<HTMLFormElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const isSaving = form.write.isPending;
  const { history } = form.table;
  const requestSubmit = () => element.current?.requestSubmit();
  const save = () => {
    setIsAsking(false);
    // The fields are inert while saving, and the result appears beside the button.
    saveButton.current?.focus();
    void form.save();
  };
  const saveDraft = () => {
    if (!isSaving && element.current) draft?.save(element.current);
  };
  useSaveShortcut(draft?.isHeld ? saveDraft : requestSubmit);
  useEffect(() => {
    element.current?.querySelector("input")?.focus();
  }, []);

  return (
    <div className="mt-8 grid grid-cols-1 gap-4">
      {draft?.notice}
      <DraftBar form={form} />
      {/* Without a submit button, Enter in a single-line field does not publish. */}
      <form
        ref={element}
        aria-labelledby={headingId}
        noValidate
        className="card min-w-0"
        onSubmit={(event) => {
          event.preventDefault();
          if (isSaving || !check(event.currentTarget)) return;
          if (isPicturePage(picture.trim())) setIsAsking(true);
          else save();
        }}
      >
        <CardHeader className="sm:px-6">
          <h2 id={headingId} className="text-title">
            {title}
          </h2>
          <p className="text-base text-muted-foreground">{note}</p>
        </CardHeader>
        {/* Input during a save would be lost when the form closes. */}
        <div inert={isSaving} className="px-4 py-6 sm:px-6">
          {children}
        </div>
        {/* Not inert, so that a button that is pressed in it keeps the focus. */}
        {draft?.panel}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-border px-4 py-3 sm:px-6">
          {texts.footnote && <p className="text-base text-muted-foreground">{texts.footnote}</p>}
          <div className="flex flex-wrap gap-3">
            {preview}
            {history?.id && <EarlierVersions form={form} rows={history.rows} rowId={history.id} />}
          </div>
        </div>
        <div className="form-bar flex flex-wrap items-center gap-x-2 gap-y-2 rounded-b bg-muted px-4 py-3 sm:gap-x-8 sm:px-6">
          <div className="min-w-0 flex-1 basis-64 has-[>:empty]:basis-0">
            <SaveStatus write={form.write} getReturnFocus={() => saveButton.current} />
          </div>
          <div className="ml-auto flex flex-wrap justify-end gap-2 max-sm:*:h-11 max-sm:*:px-3 max-sm:*:text-base sm:gap-3">
            <Button variant="ghost" disabled={isSaving} onClick={onCancel}>
              {texts.cancel}
            </Button>
            {draft && (
              <ActionButton variant="outline" isUnavailable={isSaving} onClick={saveDraft}>
                {editing.draft.save}
              </ActionButton>
            )}
            {/* Not `disabled` while saving, because that would lose the focus. */}
            <Button
              ref={saveButton}
              aria-busy={isSaving}
              aria-disabled={isSaving}
              onClick={requestSubmit}
            >
              <Check aria-hidden="true" className="size-5 max-sm:hidden" />
              {texts.save}
            </Button>
          </div>
        </div>
      </form>
      <ConflictDialog form={form} />
      <ConfirmDialog
        {...editing.picturePage}
        isOpen={isAsking}
        getReturnFocus={() => saveButton.current}
        onConfirm={save}
        onCancel={() => {
          setIsAsking(false);
        }}
      />
    </div>
  );
}

/** Ctrl+S or Cmd+S saves the form instead of the web page, except in a dialog. */
function useSaveShortcut(onSave: () => void) {
  const save = useEffectEvent(onSave);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (readShortcut(event) !== "s") return;
      event.preventDefault();
      const { repeat, target } = event;
      const isInDialog = target instanceof Element && target.closest('[role="dialog"]') !== null;
      if (!repeat && !isInDialog) save();
    };
    window.addEventListener("keydown", handleKeyDown);
    return () => {
      window.removeEventListener("keydown", handleKeyDown);
    };
  }, []);
}
