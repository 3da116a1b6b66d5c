import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { useBeforeUnload, useBlocker } from "react-router-dom";
import { ConfirmDialog } from "@/admin/ui/confirm-dialog";
import { findPendingPictures, usePendingPictures } from "@/admin/upload/pending-pictures";
import { editing as copy } from "@/content/admin/editing";
import { imageUpload } from "@/content/admin/image-upload";

/** Returns true if leaving now would lose unsaved work. */
type LeaveCheck = () => boolean;

type Leaving = {
  checks: Set<LeaveCheck>;
  /** Runs an action that closes a form or logs out, after asking if unsaved work would be lost. */
  leave: (action: () => void) => void;
};

const LeavingContext = createContext<Leaving | null>(null);

/**
 * Asks before a navigation that would lose work which could not be saved as a draft. It is one
 * provider around all admin pages, because React Router allows only one active blocker:
 * https://reactrouter.com/api/hooks/useBlocker
 */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const [checks] = useState(() => new Set<LeaveCheck>());
  const [heldAction, setHeldAction] = useState<(() => void) | null>(null);
  /** The held action may navigate, which must not ask again. */
  const isConfirmed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isConfirmed.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      wouldLoseWork(checks),
  );

  useBeforeUnload((event) => {
    if (wouldLoseWork(checks)) event.preventDefault();
  });

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

  const pictures = usePendingPictures();
  return (
    <LeavingContext value={leaving}>
      {children}
      <ConfirmDialog
        {...copy.leave}
        {...(pictures && imageUpload.pending.leave(pictures))}
        isOpen={blocker.state === "blocked" || heldAction !== null}
        onConfirm={() => {
          isConfirmed.current = true;
          heldAction?.();
          isConfirmed.current = false;
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

/** Returns a function that asks, if necessary, before an action that closes a form or logs out. */
export function useLeave(): Leaving["leave"] {
  return useLeaving().leave;
}

/** Registers a check that runs before the form is left. The check may save a draft first. */
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

/** No early exit: every check has to run, because each may save a draft. */
function wouldLoseWork(checks: ReadonlySet<LeaveCheck>): boolean {
  return [...checks].map((check) => check()).some(Boolean) || findPendingPictures() !== null;
}
