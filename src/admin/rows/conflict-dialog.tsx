import { lazy, Suspense } from "react";
import { Dialog } from "@/admin/ui/dialog";
import { Button } from "@/ui/button";
import { CopyButton } from "@/ui/copy-button";
import { editing } from "@/content/admin/editing";
import type { FieldValues } from "@/lib/field-values";
import type { RowForm } from "./use-row-form";

const { conflict: copy, deletedMeanwhile } = editing;

type MarkedTextProps = { text: string; other: string };

/** With the library that compares texts, which most visits do not need. Without it, unmarked. */
const MarkedText = lazy(async () => {
  const marked = await import("./marked-text").catch(() => null);
  return { default: marked?.MarkedText ?? (({ text }: MarkedTextProps) => text) };
});

type ConflictDialogProps<Row, Name extends string> = { form: RowForm<Row, Name> };

/**
 * Asks what to do after a save that would have overwritten something unseen: someone else, or
 * another tab, has changed or deleted the row.
 */
export function ConflictDialog<Row, Name extends string>({ form }: ConflictDialogProps<Row, Name>) {
  const { table } = form;
  const stored = form.conflict?.stored ?? null;
  const isDeleted = form.conflict !== null && stored === null;
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
          <Button size="sm" onClick={form.dismissConflict}>
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
        <Comparison
          labels={table.labels}
          theirs={table.toValues(stored)}
          mine={table.tidy(form.values)}
        />
      )}
    </Dialog>
  );
}

type ComparisonProps = {
  labels: Readonly<Record<string, string>>;
  theirs: FieldValues;
  mine: FieldValues;
};

/** The fields that differ, with the words marked that only one version has. The newer one is first. */
function Comparison({ labels, theirs, mine }: ComparisonProps) {
  return (
    <dl className="grid gap-4">
      {Object.entries(labels)
        .filter(([name]) => theirs[name] !== mine[name])
        .map(([name, label]) => (
          <div key={name} className="grid gap-1">
            <dt className="text-sm font-semibold">{label}</dt>
            <dd className="grid gap-2 sm:grid-cols-2">
              <Version label={label} title={copy.theirs} text={theirs[name]} other={mine[name]} />
              <Version label={label} title={copy.mine} text={mine[name]} other={theirs[name]} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

type VersionProps = {
  label: string;
  title: string;
  text: string | undefined;
  other: string | undefined;
};

function Version({ label, title, text = "", other = "" }: VersionProps) {
  return (
    <div className="min-w-0 rounded-box border border-line bg-sheet">
      <p className="border-b border-line px-3 py-1 text-label text-ink-600">{title}</p>
      {/* Long texts scroll on their own. */}
      <div
        role="region"
        aria-label={`${title}: ${label}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling area needs the focus to be scrolled by keys.
        tabIndex={0}
        className="max-h-40 overflow-y-auto px-3 py-2 text-sm wrap-anywhere whitespace-pre-wrap"
      >
        <Suspense fallback={text}>
          <MarkedText text={text} other={other} />
        </Suspense>
      </div>
    </div>
  );
}

/** Every field below its label. */
function asText(labels: Readonly<Record<string, string>>, values: FieldValues): string {
  return Object.entries(labels)
    .map(([name, label]) => `${label}:\n${values[name]}`)
    .join("\n\n");
}
