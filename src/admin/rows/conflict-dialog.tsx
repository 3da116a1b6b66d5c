import { Dialog } from "@/admin/ui/dialog";
import { Button } from "@/ui/button";
import { CopyButton } from "@/ui/copy-button";
import { editing } from "@/content/admin/editing";
import type { FieldValues } from "@/lib/field-values";
import { Comparison } from "./comparison";
import type { RowForm } from "./use-row-form";

const { conflict: copy, deletedMeanwhile } = editing;

type ConflictDialogProps<Row, Name extends string> = { form: RowForm<Row, Name> };

/**
 * Asks what to do after a save that would have overwritten something unseen: someone else, or
 * another tab, has changed or deleted the row.
 */
export function ConflictDialog<Row, Name extends string>({ form }: ConflictDialogProps<Row, Name>) {
  const { table } = form;
  const stored = form.conflict?.stored ?? null;
  const isDeleted = form.conflict !== null && stored === null;
  const joined = form.conflict?.joined;
  const isJoinable = joined?.contested.length === 0;
  const texts = isDeleted ? deletedMeanwhile : copy;
  return (
    <Dialog
      isOpen={form.conflict !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) form.dismissConflict();
      }}
      title={texts.title}
      description={texts.description}
      actions={
        <>
          {stored !== null && isJoinable && (
            <Button size="sm" onClick={() => void form.saveJoined(stored, joined.values)}>
              {copy.saveBoth}
            </Button>
          )}
          <Button
            variant={isJoinable ? "outline" : "default"}
            size="sm"
            onClick={form.dismissConflict}
          >
            {copy.keepEditing}
          </Button>
          <CopyButton
            label={copy.copy}
            text={asText(table.labels, form.values)}
            words={editing.copying}
            variant="outline"
          />
          {stored === null ? (
            <Button variant="outline" size="sm" onClick={() => void form.save(null)}>
              {deletedMeanwhile.saveAsNew}
            </Button>
          ) : (
            <>
              <Button
                variant="outline"
                size="sm"
                onClick={() => {
                  form.load(stored);
                }}
              >
                {copy.loadTheirs}
              </Button>
              <Button
                variant="destructive"
                size="sm"
                onClick={() => void form.save(table.versionOf(stored))}
              >
                {copy.saveMine}
              </Button>
            </>
          )}
        </>
      }
    >
      {stored !== null && (
        <>
          {joined && (
            <p className="text-lg">
              {isJoinable
                ? copy.joinable
                : copy.contested(joined.contested.map((name) => table.labels[name]))}
            </p>
          )}
          <Comparison
            labels={table.labels}
            first={{ title: copy.theirs, values: table.toValues(stored) }}
            second={{ title: copy.mine, values: table.tidy(form.values) }}
          />
        </>
      )}
    </Dialog>
  );
}

/** Every field below its label. */
function asText(labels: Readonly<Record<string, string>>, values: FieldValues): string {
  return Object.entries(labels)
    .map(([name, label]) => `${label}:\n${values[name]}`)
    .join("\n\n");
}
