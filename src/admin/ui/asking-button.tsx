import { useState, type ComponentProps } from "react";
import { ActionButton } from "./action-button";
import { ConfirmDialog } from "./confirm-dialog";

type AskingButtonProps = Omit<ComponentProps<typeof ActionButton>, "onClick"> & {
  question: Omit<ComponentProps<typeof ConfirmDialog>, "isOpen" | "onConfirm" | "onCancel">;
  /** The element to focus when the button goes at once. */
  getReturnFocus?: () => HTMLElement | null;
  onConfirm: () => void;
};

/** A button that asks before it does what cannot be undone. */
export function AskingButton(props: AskingButtonProps) {
  const { question, getReturnFocus, onConfirm, ...button } = props;
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsAsking(false);
  };
  return (
    <>
      <ActionButton
        {...button}
        onClick={() => {
          setIsAsking(true);
        }}
      />
      <ConfirmDialog
        {...question}
        getReturnFocus={getReturnFocus}
        isOpen={isAsking}
        onConfirm={() => {
          close();
          onConfirm();
        }}
        onCancel={close}
      />
    </>
  );
}
