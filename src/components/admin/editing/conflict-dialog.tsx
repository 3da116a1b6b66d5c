import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/admin/dialog";
import { editing } from "@/content/admin/editing";
import { copyText } from "@/lib/copy-text";
import type { FieldValues } from "@/lib/field-values";
import { FieldComparison, type FieldLabels } from "./field-comparison";

const copy = editing.conflict;

type ConflictDialogProps = {
  labels: FieldLabels;
  mine: FieldValues;
  /** The row as it is stored now; the dialog is open while there is one. */
  theirs: FieldValues | null;
  /** What "Copy my text" puts on the clipboard. */
  myText: string;
  onKeepEditing: () => void;
  onLoadTheirs: () => void;
  onSaveMine: () => void;
};

/** Two people, or two tabs, have changed the same row: nothing is overwritten unasked. */
export function ConflictDialog({
  labels,
  mine,
  theirs,
  myText,
  onKeepEditing,
  onLoadTheirs,
  onSaveMine,
}: ConflictDialogProps) {
  return (
    <Dialog
      isOpen={theirs !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onKeepEditing();
      }}
      title={copy.title}
      description={copy.description}
      actions={
        <>
          <Button size="sm" onClick={onKeepEditing}>
            {copy.keepEditing}
          </Button>
          <CopyButton text={myText} />
          <Button variant="outline" size="sm" onClick={onLoadTheirs}>
            {copy.loadTheirs}
          </Button>
          <Button variant="destructive" size="sm" onClick={onSaveMine}>
            {copy.saveMine}
          </Button>
        </>
      }
    >
      {theirs && (
        <FieldComparison
          labels={labels}
          left={{ title: copy.mine, values: mine }}
          right={{ title: copy.theirs, values: theirs }}
        />
      )}
    </Dialog>
  );
}

function CopyButton({ text }: { text: string }) {
  const [result, setResult] = useState<"copied" | "failed" | null>(null);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        onClick={async () => {
          setResult((await copyText(text)) ? "copied" : "failed");
        }}
      >
        {copy.copy}
      </Button>
      <span role="status" className="self-center text-sm text-ink-600">
        {result === "copied" && copy.copied}
        {result === "failed" && copy.copyFailed}
      </span>
    </>
  );
}
