import type { ComponentProps } from "react";
import { Button } from "@/ui/button";
import { Dialog } from "./dialog";

type ConfirmDialogProps = Omit<ComponentProps<typeof Dialog>, "onOpenChange" | "actions"> & {
  /** The label of the button that runs the action. */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something that cannot be undone. Escape and a click on the backdrop cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel = "Cancel", onConfirm, onCancel, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      onOpenChange={onCancel}
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
    />
  );
}
