import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/admin/ui/dialog";
import { editing } from "@/content/admin/editing";
import { copyText } from "@/lib/copy-text";
import type { FieldValues } from "@/lib/field-values";
import { FieldComparison, type FieldLabels } from "./field-comparison";

const copy = editing.conflict;

type ConflictDialogProps = {
  labels: FieldLabels;
  mine: FieldValues;
  /** The stored row, set while there is a conflict: the dialog is then open. */
  theirs: FieldValues | null;
  /** The text for "Copy my text". */
  myText: string;
  onKeepEditing: () => void;
  onLoadTheirs: () => void;
  onSaveMine: () => void;
};

/**
 * Resolves an edit conflict: someone else, or another tab, has changed the row, and nothing is
 * overwritten without asking.
 */
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
