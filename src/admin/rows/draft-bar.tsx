import { useRef } from "react";
import { AskingButton } from "@/admin/ui/asking-button";
import { Button } from "@/ui/button";
import { editing } from "@/content/admin/editing";
import { formatTimestamp } from "@/admin/ui/timestamps";
import { NoticeBar } from "./notice-bar";
import type { RowForm } from "./use-row-form";

const copy = editing.draft;

type DraftBarProps<Row, Name extends string> = { form: RowForm<Row, Name> };

/** Offers the newest draft that a closed form has left behind, and warns if none can be kept. */
export function DraftBar<Row, Name extends string>({ form }: DraftBarProps<Row, Name>) {
  const { draft } = form;
  const [newest, ...others] = draft.offered;
  const bar = useRef<HTMLDivElement>(null);
  return (
    <div ref={bar} tabIndex={-1} className="grid gap-2 empty:sr-only">
      {!draft.isKept && <NoticeBar>{editing.draftsUnavailable}</NoticeBar>}
      {newest && (
        <NoticeBar
          actions={
            <>
              <Button
                variant="link"
                size="sm"
                onClick={() => {
                  form.restore(newest);
                  // The button is gone, or offers another draft now.
                  bar.current?.focus();
                }}
              >
                {copy.restore}
              </Button>
              <AskingButton
                variant="link"
                size="sm"
                question={copy.discardDialog}
                getReturnFocus={() => bar.current}
                onConfirm={() => {
                  draft.discard(newest);
                }}
              >
                {copy.discard}
              </AskingButton>
            </>
          }
        >
          <p className="font-semibold">
            {copy.found} {formatTimestamp(new Date(newest.keptAt))}
            {others.length > 0 && `, ${copy.more(others.length)}`}
          </p>
          {form.isOutdated(newest) && <p>{copy.outdated}</p>}
          {form.isOlderThanHeldDraft(newest) && <p>{copy.olderThanDraft}</p>}
        </NoticeBar>
      )}
    </div>
  );
}
