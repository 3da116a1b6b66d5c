import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { useBlocker } from "react-router-dom";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { editing as copy } from "@/content/admin/editing";

/** True when leaving now would lose work. */
type LeaveCheck = () => boolean;

type Leaving = {
  checks: Set<LeaveCheck>;
  /** Runs `action`, which puts a form away, at once or when the user agrees to lose work. */
  leave: (action: () => void) => void;
};

const LeavingContext = createContext<Leaving | null>(null);

/**
 * Asks before the admin is left with work that could not be copied to the browser. Around the
 * screens, because a router has room for one such question only.
 */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const [checks] = useState(() => new Set<LeaveCheck>());
  const [heldAction, setHeldAction] = useState<(() => void) | null>(null);
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

  const leaving = useMemo<Leaving>(
    () => ({
      checks,
      leave: (action) => {
        if (wouldLoseWork(checks)) setHeldAction(() => action);
        else action();
      },
    }),
    [checks],
  );

  return (
    <LeavingContext value={leaving}>
      {children}
      <ConfirmDialog
        {...copy.leave}
        isOpen={blocker.state === "blocked" || heldAction !== null}
        onConfirm={() => {
          heldAction?.();
          setHeldAction(null);
          blocker.proceed?.();
        }}
        onCancel={() => {
          setHeldAction(null);
          blocker.reset?.();
        }}
      />
    </LeavingContext>
  );
}

function useLeaving(): Leaving {
  const leaving = use(LeavingContext);
  if (!leaving) throw new Error("Forms of the admin must be inside <UnsavedChanges>.");
  return leaving;
}

/** Asks, if need be, before a form makes room for another one on the same screen. */
export function useLeave(): Leaving["leave"] {
  return useLeaving().leave;
}

/** Has `check` asked before this form is left. It may keep a copy first. */
export function useLeaveCheck(check: LeaveCheck) {
  const { checks } = useLeaving();
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
