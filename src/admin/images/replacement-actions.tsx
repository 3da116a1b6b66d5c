import { Check, Undo2 } from "lucide-react";
import { SaveStatus } from "@/admin/rows/save-status";
import { ImageUpload, type UploadedImage } from "@/admin/upload/image-upload";
import { siteImages } from "@/content/admin/site-images";
import { ActionButton } from "./action-button";
import type { Replacement } from "./use-replacement";

type ReplacementActionsProps<Name extends string> = {
  replacement: Replacement<Name>;
  /** Distinguishes the buttons of this row from those of others. */
  name: string;
  /** The id of the form that Save submits. */
  formId: string;
  uploadContext: string;
  isWithoutAltText?: boolean;
  onUploaded: (image: UploadedImage) => void;
  canRevert: boolean;
  onRevert: () => void;
};

/** The upload, revert and save buttons, and the result of the last action. */
export function ReplacementActions<Name extends string>({
  replacement: { form, state, isSaving, clearStatus },
  name,
  formId,
  uploadContext,
  isWithoutAltText = false,
  onUploaded,
  canRevert,
  onRevert,
}: ReplacementActionsProps<Name>) {
  const canSave = form.isDirty && !isSaving;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <ImageUpload
        context={uploadContext}
        label={siteImages.upload}
        aria-label={`${siteImages.upload}: ${name}`}
        isWithoutAltText={isWithoutAltText}
        onUploaded={onUploaded}
      />
      <ActionButton
        variant="ghost"
        isIdle={!canRevert || isSaving}
        aria-label={`${siteImages.revert}: ${name}`}
        onClick={onRevert}
      >
        <Undo2 aria-hidden="true" className="size-5" />
        {siteImages.revert}
      </ActionButton>
      <div className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <SaveStatus state={state} onUnlocked={clearStatus} />
        <ActionButton
          type="submit"
          form={formId}
          variant={canSave ? "default" : "secondary"}
          isIdle={!canSave}
          aria-label={`${siteImages.save}: ${name}`}
        >
          <Check aria-hidden="true" className="size-5" />
          {siteImages.save}
        </ActionButton>
      </div>
    </div>
  );
}
