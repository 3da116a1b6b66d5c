import { ConflictDialog } from "./conflict-dialog";
import type { FieldLabels } from "./field-comparison";
import { RowDeletedDialog } from "./row-deleted-dialog";
import type { DraftedForm } from "./use-drafted-form";
import type { RowSaving } from "./use-row-saving";

type RowDialogsProps<Name extends string> = {
  form: DraftedForm<Name>;
  saving: RowSaving<Name>;
  labels: FieldLabels<Name>;
  /** The text for "Copy my text". */
  myText: string;
};

/** The questions that a save can lead to: someone else has changed or deleted the row. */
export function RowDialogs<Name extends string>({
  form,
  saving,
  labels,
  myText,
}: RowDialogsProps<Name>) {
  const { conflict } = saving;
  const theirs = conflict?.kind === "stale" ? conflict.theirs : null;
  return (
    <>
      <ConflictDialog
        labels={labels}
        mine={form.values}
        theirs={theirs}
        myText={myText}
        onKeepEditing={saving.dismissConflict}
        onLoadTheirs={() => {
          if (theirs) form.load(theirs);
          saving.dismissConflict();
          saving.clearStatus();
        }}
        onSaveMine={() => void saving.save("overwrite")}
      />
      <RowDeletedDialog
        isOpen={conflict?.kind === "deleted"}
        onKeepEditing={saving.dismissConflict}
        onSaveAsNew={() => void saving.save("asNew")}
      />
    </>
  );
}
