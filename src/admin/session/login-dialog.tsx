import { useRef } from "react";
import { Dialog } from "@/admin/ui/dialog";
import { toast } from "@/ui/toast-store";
import { login, loginMessages } from "@/content/admin/login";
import { LoginForm } from "./login-form";

type LoginDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onUnlocked: () => void;
  /** The element to focus on closing when the one that opened the dialog is gone. */
  getReturnFocus?: (() => HTMLElement | null) | undefined;
};

/** Logs in again in a dialog above a form, so that unsaved input is kept. */
export function LoginDialog({
  isOpen,
  onOpenChange,
  onUnlocked,
  getReturnFocus,
}: LoginDialogProps) {
  const fieldRef = useRef<HTMLInputElement>(null);
  const { title, description, submit } = login.dialog;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      initialFocus={fieldRef}
      getReturnFocus={getReturnFocus}
    >
      <LoginForm
        fieldRef={fieldRef}
        submitLabel={submit}
        onUnlocked={(isPersistent) => {
          toast(loginMessages.unlockedInPlace(isPersistent));
          onOpenChange(false);
          onUnlocked();
        }}
      />
    </Dialog>
  );
}
