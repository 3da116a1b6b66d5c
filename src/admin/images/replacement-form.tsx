import { Check, Undo2 } from "lucide-react";
import { useEffect, useEffectEvent, useId, type ReactNode } from "react";
import { ConflictDialog } from "@/admin/rows/conflict-dialog";
import { DraftBar } from "@/admin/rows/draft-bar";
import { SaveStatus } from "@/admin/rows/save-status";
import { useFields, type BindField, type Problems } from "@/admin/rows/use-fields";
import { useRowForm, type RowTable } from "@/admin/rows/use-row-form";
import { ActionButton } from "@/admin/ui/action-button";
import { AskingButton } from "@/admin/ui/asking-button";
import { failureToast } from "@/admin/ui/describe-failure";
import { ImageUpload } from "@/admin/upload/image-upload";
import { useSiteImages } from "@/ui/site-images/site-images-provider";
import { Badge } from "@/ui/badge";
import { toast } from "@/ui/toast-store";
import { siteImages as copy, type ReplacementTexts } from "@/content/admin/site-images";
import { ExplainedError } from "@/data/errors";
import type { SaveResult } from "@/data/write";
import { cn } from "@/lib/cn";
import type { FieldValues } from "@/lib/field-values";
import { fileZone } from "@/lib/file-drops";
import { isImageUrl } from "@/lib/url";

type ReplacementFormProps<Row, Name extends string> = {
  table: RowTable<Row, Name>;
  /** Names its drafts. */
  group: string;
  /** That of its upload. */
  uploadContext: string;
  /** Distinguishes its buttons from those of other forms. */
  name: string;
  texts: ReplacementTexts;
  /** What is stored, as it was last read; null without a replacement. */
  row: Row | null;
  defaults: FieldValues<Name>;
  /** If true, there is nothing to take back but edits. */
  isDefault: boolean;
  findProblems: (values: FieldValues<Name>) => Problems<Name>;
  /** Takes the replacement back if it still has this version. */
  revert: (version: string | null) => Promise<SaveResult<Row | null>>;
  /** Called with true when there is something to save, and with false when there no longer is. */
  onDirtyChange: (isDirty: boolean) => void;
  Heading: "h2" | "h3";
  className: string;
  /** Beside the name. */
  badge?: ReactNode;
  /** Below the name. */
  notes?: ReactNode;
  /** In the question before reverting. */
  comparison?: ReactNode;
  preview: (values: FieldValues<Name>) => ReactNode;
  fields: (bind: BindField<Name>) => ReactNode;
};

/**
 * The form of something that replaces a default: it can be edited, uploaded, saved and taken back.
 * Enter saves if there are edits.
 */
export function ReplacementForm<Row, Name extends string>(props: ReplacementFormProps<Row, Name>) {
  const { table, uploadContext, name, texts, row, Heading } = props;
  const { refresh } = useSiteImages();
  const form = useRowForm({
    table,
    group: props.group,
    row,
    blank: props.defaults,
    uploadContext,
    fallback: texts.saveFallback,
    onSaved: () => {
      toast(texts.saved);
      void refresh();
    },
    onFailed: (error) => {
      const { title, unsent } = copy.saveFailed;
      const isUnsent = error instanceof ExplainedError;
      toast(failureToast(isUnsent ? unsent : title, error, texts.saveFallback));
    },
  });
  const { isDirty, write, values } = form;
  const { bind, report } = useFields(form);
  const [headingId, formId] = [useId(), useId()];
  const canSave = isDirty && !write.isPending;

  const reportDirty = useEffectEvent(props.onDirtyChange);
  useEffect(() => {
    if (!isDirty) return;
    reportDirty(true);
    return () => {
      reportDirty(false);
    };
  }, [isDirty]);

  function save() {
    const problems = props.findProblems(table.tidy(values));
    report(problems);
    const [problem] = Object.values<string | undefined>(problems);
    const { title } = copy.invalid;
    if (problem) toast({ variant: "destructive", title, description: problem });
    else void form.save();
  }

  async function revert() {
    report({});
    // A form without edits follows what is stored. What was typed is offered as a draft.
    form.load(row);
    const outcome = await write.run({
      failed: () => copy.notReverted,
      fallback: texts.revertFallback,
      run: async () => {
        const result = await props.revert(row && table.versionOf(row));
        void refresh();
        if (!result.isSaved && result.stored !== null) {
          throw new ExplainedError(copy.changedMeanwhile);
        }
        toast(texts.reverted);
        return copy.reverted;
      },
    });
    if (outcome.status === "failed") {
      toast(failureToast(copy.revertFailed, outcome.error, texts.revertFallback));
    }
  }

  return (
    <div
      {...fileZone}
      role="group"
      aria-labelledby={headingId}
      className={cn("grid gap-y-4", props.className)}
    >
      {props.preview(values)}
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Heading id={headingId} className={Heading === "h2" ? "text-title" : "text-ui font-bold"}>
            {name}
          </Heading>
          <span className="flex gap-2">
            {isDirty && <Badge tone="amber">{copy.badges.unsaved}</Badge>}
            {props.badge}
          </span>
        </div>
        {props.notes}
        <div className="mt-3 has-[>:empty]:mt-0">
          <DraftBar form={form} />
        </div>
        <form
          id={formId}
          aria-labelledby={headingId}
          noValidate
          className="mt-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (canSave) save();
          }}
        >
          {props.fields(bind)}
        </form>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <ImageUpload
            context={uploadContext}
            label={copy.upload}
            name={name}
            isWithoutAltText={!("alt" in table.labels)}
            onUploaded={form.change}
          />
          <AskingButton
            variant="ghost"
            isUnavailable={(props.isDefault && !isDirty) || write.isPending}
            aria-label={`${copy.revert}: ${name}`}
            question={{
              ...copy.question,
              description: texts.question,
              children: (
                <>
                  {isDirty && <p className="text-lg font-semibold">{copy.questionUnsaved}</p>}
                  {props.comparison}
                </>
              ),
            }}
            onConfirm={() => void revert()}
          >
            <Undo2 aria-hidden="true" className="size-5" />
            {copy.revert}
          </AskingButton>
          <div className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-x-4 gap-y-2">
            <SaveStatus write={write} />
            <ActionButton
              type="submit"
              form={formId}
              variant={canSave ? "default" : "secondary"}
              isUnavailable={!canSave}
              aria-label={`${copy.save}: ${name}`}
            >
              <Check aria-hidden="true" className="size-5" />
              {copy.save}
            </ActionButton>
          </div>
        </div>
      </div>
      <ConflictDialog form={form} />
    </div>
  );
}

/** Why the address of a picture cannot be used; undefined if it can. */
export function findPictureUrlProblem(url: string, ifEmpty: string): string | undefined {
  if (!url) return ifEmpty;
  return isImageUrl(url) ? undefined : copy.invalid.unusableUrl;
}
