import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/admin/dialog";

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  description: string;
  /** On the button that does it. */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Where the focus goes when what opened the dialog is gone by then. */
  getReturnFocus?: () => HTMLElement | null;
  children?: ReactNode;
};

/** Asks before something that can't be taken back. Escape and the backdrop cancel. */
export function ConfirmDialog({
  isOpen,
  title,
  description,
  confirmLabel,
  cancelLabel = "Cancel",
  onConfirm,
  onCancel,
  getReturnFocus,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onCancel();
      }}
      title={title}
      description={description}
      getReturnFocus={getReturnFocus}
      actions={
        <>
          <Button variant="ghost" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant="destructive" onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
