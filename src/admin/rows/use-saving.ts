import { useRef, useState } from "react";
import { describeFailure } from "@/admin/ui/describe-failure";
import { AccessRefusedError } from "@/data/errors";

/** `message` is shown instead of the general text of the status. */
export type SaveState =
  | { status: "idle" }
  | { status: "saving"; message?: string }
  | { status: "saved"; at: Date; message?: string }
  | { status: "failed"; message?: string; reason: string; needsLogin: boolean };

export type Outcome<T> =
  { status: "done"; value: T } | { status: "failed"; error: unknown } | { status: "busy" };

/**
 * Runs one write at a time and tracks its state. A second call meanwhile returns "busy" without
 * running: a double click arrives before React has disabled the button.
 */
export function useSaving() {
  const isBusy = useRef(false);
  const [state, setState] = useState<SaveState>({ status: "idle" });

  /** `fallback` is the message for an error without one of its own. */
  async function run<T>(action: () => Promise<T>, fallback: string): Promise<Outcome<T>> {
    if (isBusy.current) return { status: "busy" };
    isBusy.current = true;
    setState({ status: "saving" });
    try {
      const value = await action();
      setState({ status: "saved", at: new Date() });
      return { status: "done", value };
    } catch (error) {
      setState(makeFailedState(error, fallback));
      return { status: "failed", error };
    } finally {
      isBusy.current = false;
    }
  }

  return { state, setState, run, isSaving: state.status === "saving" };
}

export function makeFailedState(
  error: unknown,
  fallback: string,
): Extract<SaveState, { status: "failed" }> {
  return {
    status: "failed",
    reason: describeFailure(error, fallback),
    needsLogin: error instanceof AccessRefusedError,
  };
}
