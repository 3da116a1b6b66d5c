import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "./dialog";

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  description: string;
  /** The label of the button that runs the action. */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** The element to focus on closing when the one that opened the dialog is gone. */
  getReturnFocus?: () => HTMLElement | null;
  children?: ReactNode;
};

/** Asks before something that cannot be undone. Escape and a click on the backdrop cancel. */
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
