import { Check, CircleAlert } from "lucide-react";
import { useRef, useState } from "react";
import { LoginDialog } from "@/admin/session/login-dialog";
import { SpinnerMark } from "@/ui/states/spinner";
import { Button } from "@/ui/button";
import { editing } from "@/content/admin/editing";
import { cn } from "@/lib/cn";
import type { WriteState, Writing } from "./use-write";

const ENDS = {
  success: { icon: Check, className: "text-success" },
  error: { icon: CircleAlert, className: "text-danger" },
};

type SaveStatusProps = {
  write: Pick<Writing, "state" | "reset">;
  /** The element to focus after logging in, for example the save button. Defaults to this line. */
  getReturnFocus?: () => HTMLElement | null;
};

/** The last write in words, announced to screen readers, with a login if it was refused. */
export function SaveStatus({ write: { state, reset }, getReturnFocus }: SaveStatusProps) {
  const line = useRef<HTMLDivElement>(null);
  const [isLoginOpen, setIsLoginOpen] = useState(false);
  return (
    <div
      ref={line}
      role="status"
      tabIndex={-1}
      className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-base"
    >
      <StatusLine state={state} />
      {state.status === "error" && state.isRefused && (
        <Button
          variant="link"
          size="sm"
          onClick={() => {
            setIsLoginOpen(true);
          }}
        >
          {editing.status.logIn}
        </Button>
      )}
      <LoginDialog
        isOpen={isLoginOpen}
        onOpenChange={setIsLoginOpen}
        onUnlocked={reset}
        getReturnFocus={getReturnFocus ?? (() => line.current)}
      />
    </div>
  );
}

function StatusLine({ state }: { state: WriteState }) {
  if (state.status === "idle") return null;
  if (state.status === "pending") {
    return (
      <p className="flex min-w-0 items-center gap-2 wrap-anywhere text-muted-foreground">
        <SpinnerMark isSmall />
        {state.text}
      </p>
    );
  }
  const { icon: Icon, className } = ENDS[state.status];
  return (
    <p className={cn("flex min-w-0 items-start gap-2 font-semibold wrap-anywhere", className)}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {state.text}
    </p>
  );
}
