import { useEffect, useEffectEvent } from "react";
import { useFields, type Problems } from "@/admin/rows/use-fields";
import { useRowForm, type RowTable } from "@/admin/rows/use-row-form";
import { failureToast } from "@/admin/ui/describe-failure";
import { useSiteImages } from "@/components/site-images/site-images-provider";
import { toast, type ToastInput } from "@/components/ui/toast-store";
import { siteImages as copy } from "@/content/admin/site-images";
import { ExplainedError } from "@/data/errors";
import type { SaveResult } from "@/data/write";
import type { FieldValues } from "@/lib/field-values";
import { isImageUrl } from "@/lib/image-url";

type Options<Row, Name extends string> = {
  table: RowTable<Row, Name>;
  /** Names its drafts. */
  group: string;
  /** That of its upload. */
  uploadContext: string;
  /** What is stored, as it was last read; null without a replacement. */
  row: Row | null;
  defaults: FieldValues<Name>;
  findProblems: (values: FieldValues<Name>) => Problems<Name>;
  /** Takes the replacement back if it still has this version. */
  revert: (version: string | null) => Promise<SaveResult<Row | null>>;
  results: Readonly<Record<"saved" | "reverted", ToastInput>> &
    Readonly<Record<"saveFallback" | "revertFallback", string>>;
  /** Called with true when there is something to save, and with false when there no longer is. */
  onDirtyChange: (isDirty: boolean) => void;
};

export type Replacement<Row, Name extends string> = ReturnType<typeof useReplacement<Row, Name>>;

/** The form of something that replaces a default: it can be edited, saved and taken back. */
export function useReplacement<Row, Name extends string>({
  table,
  group,
  uploadContext,
  row,
  defaults,
  findProblems,
  revert,
  results,
  onDirtyChange,
}: Options<Row, Name>) {
  const { refresh } = useSiteImages();
  const form = useRowForm({
    table,
    group,
    row,
    blank: defaults,
    uploadContext,
    fallback: results.saveFallback,
    onSaved: () => {
      toast(results.saved);
      void refresh();
    },
    onFailed: (error) => {
      const { title, unsent } = copy.saveFailed;
      const isUnsent = error instanceof ExplainedError;
      toast(failureToast(isUnsent ? unsent : title, error, results.saveFallback));
    },
  });
  const { isDirty, write } = form;
  const { bind, report } = useFields(form, table.labels);

  const reportDirty = useEffectEvent(onDirtyChange);
  useEffect(() => {
    if (!isDirty) return;
    reportDirty(true);
    return () => {
      reportDirty(false);
    };
  }, [isDirty]);

  return {
    form,
    bind,
    table,
    uploadContext,
    setUploaded: (fields: Partial<FieldValues<Name>>) => {
      report({});
      form.change(fields);
    },
    canSave: isDirty && !write.isPending,
    save: () => {
      const problems = findProblems(table.tidy(form.values));
      report(problems);
      const [problem] = Object.values<string | undefined>(problems);
      const { title } = copy.invalid;
      if (problem) toast({ variant: "destructive", title, description: problem });
      else void form.save();
    },
    revert: async () => {
      report({});
      // A form without edits follows what is stored. What was typed is offered as a draft.
      form.load(row);
      const outcome = await write.run({
        failed: () => copy.notReverted,
        fallback: results.revertFallback,
        run: async () => {
          const result = await revert(row && table.versionOf(row));
          void refresh();
          if (!result.isSaved && result.stored !== null) {
            throw new ExplainedError(copy.changedMeanwhile);
          }
          toast(results.reverted);
          return copy.reverted;
        },
      });
      if (outcome.status === "failed") {
        toast(failureToast(copy.revertFailed, outcome.error, results.revertFallback));
      }
    },
  };
}

/** Why the address of a picture cannot be used; undefined if it can. */
export function findPictureUrlProblem(url: string, ifEmpty: string): string | undefined {
  if (!url) return ifEmpty;
  return isImageUrl(url) ? undefined : copy.invalid.unusableUrl;
}
