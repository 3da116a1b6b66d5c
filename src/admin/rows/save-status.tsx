import { Check, CircleAlert } from "lucide-react";
import { useRef, useState } from "react";
import { LoginDialog } from "@/admin/session/login-dialog";
import { SpinnerMark } from "@/components/states/spinner";
import { Button } from "@/components/ui/button";
import { editing } from "@/content/admin/editing";
import { formatTime } from "@/lib/timestamps";
import type { SaveState } from "./use-saving";

const copy = editing.status;

type SaveStatusProps = {
  state: SaveState;
  /** Called when the user has logged in again after a refused save. */
  onUnlocked: () => void;
  /** The element to focus after logging in, for example the save button. Defaults to this line. */
  getReturnFocus?: () => HTMLElement | null;
};

/** The state of the last save in words. Announced to screen readers when it changes. */
export function SaveStatus({ state, onUnlocked, getReturnFocus }: SaveStatusProps) {
  const line = useRef<HTMLDivElement>(null);
  const [isLoginOpen, setIsLoginOpen] = useState(false);
  return (
    <div
      ref={line}
      role="status"
      tabIndex={-1}
      className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-sm"
    >
      <StatusLine state={state} />
      {state.status === "failed" && state.needsLogin && (
        <Button
          variant="link"
          size="sm"
          onClick={() => {
            setIsLoginOpen(true);
          }}
        >
          {copy.logIn}
        </Button>
      )}
      <LoginDialog
        isOpen={isLoginOpen}
        onOpenChange={setIsLoginOpen}
        onUnlocked={onUnlocked}
        getReturnFocus={getReturnFocus ?? (() => line.current)}
      />
    </div>
  );
}

function StatusLine({ state }: { state: SaveState }) {
  switch (state.status) {
    case "idle":
      return null;
    case "saving":
      return (
        <p className="flex min-w-0 items-center gap-2 wrap-anywhere text-ink-600">
          <SpinnerMark isSmall />
          {state.message ?? copy.saving}
        </p>
      );
    case "saved":
      return (
        <p className="flex min-w-0 items-start gap-2 font-semibold wrap-anywhere text-jade">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {state.message ?? `${copy.saved} ${formatTime(state.at)}`}
        </p>
      );
    case "failed":
      return (
        <p className="flex items-start gap-2 font-semibold wrap-anywhere text-cinnabar">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {state.message ?? copy.failed} {state.reason}
        </p>
      );
    default:
      return state satisfies never;
  }
}
