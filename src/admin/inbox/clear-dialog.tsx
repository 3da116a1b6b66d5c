import { Download } from "lucide-react";
import { ConfirmDialog } from "@/admin/ui/confirm-dialog";
import { Button } from "@/components/ui/button";
import { submissionDialogs, submissionFiles } from "@/content/admin/contact-submissions";
import { downloadBackup } from "./downloads";
import { findFocusTarget } from "./focus-targets";

const copy = submissionDialogs.clear;

type ClearDialogProps = {
  isOpen: boolean;
  count: number;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Says how many submissions will be deleted and offers a backup. */
export function ClearDialog({ isOpen, count, onConfirm, onCancel }: ClearDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={copy.title}
      description={copy.text(count)}
      confirmLabel={copy.confirm(count)}
      onConfirm={onConfirm}
      onCancel={onCancel}
      getReturnFocus={() => findFocusTarget()}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-base">{copy.offer}</p>
        <Button variant="outline" size="sm" onClick={downloadBackup}>
          <Download aria-hidden="true" className="size-5" />
          {submissionFiles.downloadBackup}
        </Button>
      </div>
    </ConfirmDialog>
  );
}
