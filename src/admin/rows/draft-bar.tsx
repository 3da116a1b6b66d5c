import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { editing } from "@/content/admin/editing";
import type { Draft } from "@/data/browser/admin-drafts";
import { applyStoredValues } from "@/lib/field-values";
import { formatTimestamp } from "@/lib/timestamps";
import { FieldComparison, type FieldLabels } from "./field-comparison";
import { NoticeBar } from "./notice-bar";
import type { DraftedForm } from "./use-drafted-form";

const copy = editing.draft;

type DraftBarProps<Name extends string> = { form: DraftedForm<Name>; labels: FieldLabels<Name> };

/** Reports drafts of the form, conflicts with other tabs, and what can be undone. */
export function DraftBar<Name extends string>({ form, labels }: DraftBarProps<Name>) {
  const bar = useRef<HTMLDivElement>(null);
  /** Pressing a button removes it, so the focus moves to the bar. */
  const runAndFocusBar = (action: () => void) => () => {
    action();
    bar.current?.focus();
  };
  return (
    <div ref={bar} tabIndex={-1} className="grid gap-2 empty:hidden">
      {form.isDirty && !form.isDraftStored && <NoticeBar>{editing.draftsUnavailable}</NoticeBar>}
      {form.isSavedElsewhere && <NoticeBar>{editing.savedElsewhere}</NoticeBar>}
      {form.lastStep && (
        <NoticeBar
          actions={
            <Button variant="link" size="sm" onClick={runAndFocusBar(form.undo)}>
              {copy.undo}
            </Button>
          }
        >
          {copy[form.lastStep]}
        </NoticeBar>
      )}
      {form.offeredDraft && (
        <OfferedDraft
          key={form.offeredDraft.savedAt}
          draft={form.offeredDraft}
          form={form}
          labels={labels}
          onRestore={runAndFocusBar(form.restore)}
          onDiscard={runAndFocusBar(form.discard)}
        />
      )}
    </div>
  );
}

type OfferedDraftProps<Name extends string> = DraftBarProps<Name> & {
  draft: Draft;
  onRestore: () => void;
  onDiscard: () => void;
};

function OfferedDraft<Name extends string>({
  draft,
  form,
  labels,
  onRestore,
  onDiscard,
}: OfferedDraftProps<Name>) {
  const [isCompared, setIsCompared] = useState(false);
  return (
    <>
      <NoticeBar
        actions={
          <>
            <Button variant="link" size="sm" onClick={onRestore}>
              {copy.restore}
            </Button>
            <Button
              variant="link"
              size="sm"
              aria-expanded={isCompared}
              onClick={() => {
                setIsCompared(!isCompared);
              }}
            >
              {isCompared ? copy.hideComparison : copy.compare}
            </Button>
            <Button variant="link" size="sm" onClick={onDiscard}>
              {copy.discard}
            </Button>
          </>
        }
      >
        <p className="font-semibold">
          {copy.found} {formatTimestamp(new Date(draft.savedAt))}
        </p>
        {form.isOutdated && <p>{copy.outdated}</p>}
      </NoticeBar>
      {isCompared && (
        <FieldComparison
          labels={labels}
          left={{ title: copy.formColumn, values: form.values }}
          right={{ title: copy.draftColumn, values: applyStoredValues(form.values, draft.values) }}
        />
      )}
    </>
  );
}
