import { Check, Undo2 } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { ConflictDialog } from "@/admin/rows/conflict-dialog";
import { DraftBar } from "@/admin/rows/draft-bar";
import { SaveStatus } from "@/admin/rows/save-status";
import { ActionButton } from "@/admin/ui/action-button";
import { ConfirmDialog } from "@/admin/ui/confirm-dialog";
import { ImageUpload } from "@/admin/upload/image-upload";
import type { UploadedImage } from "@/admin/upload/use-picture-upload";
import { siteImages as copy } from "@/content/admin/site-images";
import type { Replacement } from "./use-replacement";

type ReplacementFormProps<Row, Name extends string> = {
  replacement: Replacement<Row, Name>;
  /** Distinguishes the buttons from those of other forms. */
  name: string;
  /** The id of the heading with the name. */
  headingId: string;
  isWithoutAltText?: boolean;
  onUploaded: (image: UploadedImage) => void;
  canRevert: boolean;
  /** Asked before reverting. */
  question: { title: string; description: string; confirmLabel: string; children?: ReactNode };
  className?: string;
  /** The fields. */
  children: ReactNode;
};

/** Fields, with buttons to upload, revert and save below them. Enter saves if there are edits. */
export function ReplacementForm<Row, Name extends string>({
  replacement: { form, table, uploadContext, canSave, save, revert },
  name,
  headingId,
  isWithoutAltText = false,
  onUploaded,
  canRevert,
  question,
  className,
  children,
}: ReplacementFormProps<Row, Name>) {
  const formId = useId();
  const [isReverting, setIsReverting] = useState(false);
  return (
    <>
      <div className="mt-3 has-[>:empty]:hidden">
        <DraftBar form={form} />
      </div>
      <form
        id={formId}
        aria-labelledby={headingId}
        noValidate
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          if (canSave) save();
        }}
      >
        {children}
      </form>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <ImageUpload
          context={uploadContext}
          label={copy.upload}
          aria-label={`${copy.upload}: ${name}`}
          isWithoutAltText={isWithoutAltText}
          onUploaded={onUploaded}
        />
        <ActionButton
          variant="ghost"
          isUnavailable={!canRevert || form.write.isPending}
          aria-label={`${copy.revert}: ${name}`}
          onClick={() => {
            setIsReverting(true);
          }}
        >
          <Undo2 aria-hidden="true" className="size-5" />
          {copy.revert}
        </ActionButton>
        <div className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <SaveStatus write={form.write} />
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
      <ConfirmDialog
        {...question}
        isOpen={isReverting}
        onConfirm={() => {
          setIsReverting(false);
          void revert();
        }}
        onCancel={() => {
          setIsReverting(false);
        }}
      />
      <ConflictDialog table={table} form={form} />
    </>
  );
}
