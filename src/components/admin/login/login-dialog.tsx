import { useRef } from "react";
import { Dialog } from "@/components/admin/dialog";
import { toast } from "@/components/ui/toast-store";
import { login } from "@/content/admin/login";
import { LoginForm } from "./login-form";
import { messages } from "./messages";

type LoginDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onUnlocked: () => void;
  /** Where the focus goes when what opened the dialog is gone by then. */
  getReturnFocus?: (() => HTMLElement | null) | undefined;
};

/** Logs in again over a form that is being written, which keeps everything. */
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
        onUnlocked={(isKept) => {
          toast(messages.unlockedInPlace(isKept));
          onOpenChange(false);
          onUnlocked();
        }}
      />
    </Dialog>
  );
}
