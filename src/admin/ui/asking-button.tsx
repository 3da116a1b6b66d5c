import { useState, type ComponentProps } from "react";
import { ActionButton } from "./action-button";
import { ConfirmDialog } from "./confirm-dialog";

type AskingButtonProps = Omit<ComponentProps<typeof ActionButton>, "onClick"> & {
  question: Omit<ComponentProps<typeof ConfirmDialog>, "isOpen" | "onConfirm" | "onCancel">;
  onConfirm: () => void;
};

/** A button that asks before it does what cannot be undone. */
export function AskingButton(props: AskingButtonProps) {
  const { question, onConfirm, ...button } = props;
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
