import { createContext, use, useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { useBlocker } from "react-router-dom";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { editing as copy } from "@/content/admin/editing";

/** True when leaving now would lose work. */
type LeaveCheck = () => boolean;

const LeaveChecks = createContext<Set<LeaveCheck> | null>(null);

/**
 * Asks before the admin is left with work that could not be copied to the browser. Around the
 * screens, because a router has room for one such question only.
 */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const [checks] = useState(() => new Set<LeaveCheck>());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && wouldLoseWork(checks),
  );

  useEffect(() => {
    const handleBeforeUnload = (event: BeforeUnloadEvent) => {
      if (wouldLoseWork(checks)) event.preventDefault();
    };
    window.addEventListener("beforeunload", handleBeforeUnload);
    return () => {
      window.removeEventListener("beforeunload", handleBeforeUnload);
    };
  }, [checks]);

  return (
    <LeaveChecks value={checks}>
      {children}
      <ConfirmDialog
        {...copy.leave}
        isOpen={blocker.state === "blocked"}
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      />
    </LeaveChecks>
  );
}

/** Has `check` asked before this form is left. It may keep a copy first. */
export function useLeaveCheck(check: LeaveCheck) {
  const checks = use(LeaveChecks);
  if (!checks) throw new Error("useLeaveCheck must be used inside <UnsavedChanges>.");
  const ask = useEffectEvent(check);
  useEffect(() => {
    const askNow = () => ask();
    checks.add(askNow);
    return () => {
      checks.delete(askNow);
    };
  }, [checks]);
}

/** Every check runs: each may have something to keep. */
function wouldLoseWork(checks: ReadonlySet<LeaveCheck>): boolean {
  return [...checks].map((check) => check()).some(Boolean);
}
