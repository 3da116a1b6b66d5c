import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { describeFailure } from "@/admin/ui/describe-failure";
import { editing } from "@/content/admin/editing";
import { AccessRefusedError } from "@/data/errors";

type Write = {
  /** Writes, and resolves to what then holds, in words: "Saved 14:02". */
  run: (report: (progress: string) => void) => Promise<string>;
  /** Says what was not done, before the reason. */
  failed?: (error: unknown) => string;
  /** The reason of an error without one of its own. */
  fallback: string;
};

/** Busy: another write was running, so nothing was done. */
type Outcome = { status: "done" | "busy" } | { status: "failed"; error: unknown };

export type WriteState =
  | { status: "idle" }
  | { status: "pending" | "success"; text: string }
  | { status: "error"; text: string; isRefused: boolean };

export type Writing = ReturnType<typeof useWrite>;

const ALL_WRITES = ["write"] as const;

/** Whether any form or list is writing. */
export function useIsWriting(): boolean {
  return useIsMutating({ mutationKey: ALL_WRITES }) > 0;
}

/** Runs one write at a time, and tells how far the last one is. */
export function useWrite() {
  const cache = useQueryClient();
  const mutationKey = [...ALL_WRITES, useId()];
  const [progress, setProgress] = useState<string>(editing.status.saving);
  /** Shown in place of the last write. */
  const [notice, setNotice] = useState<string | null>(null);
  const last = useMutation({
    mutationKey,
    mutationFn: ({ run }: Write) => run(setProgress),
    onMutate: () => {
      setProgress(editing.status.saving);
      setNotice(null);
    },
    onError: () => {
      setNotice(null);
    },
  });
  return {
    state: describeWrite(),
    isPending: useIsMutating({ mutationKey }) > 0,
    run: async (write: Write): Promise<Outcome> => {
      // A double click arrives before React has disabled the button.
      if (cache.isMutating({ mutationKey }) > 0) return { status: "busy" };
      try {
        await last.mutateAsync(write);
        return { status: "done" };
      } catch (error) {
        return { status: "failed", error };
      }
    },
    reset: last.reset,
    /** Shows what was done otherwise. A write that is running is shown instead. */
    setNotice,
  };

  function describeWrite(): WriteState {
    if (notice !== null && last.status !== "pending") return { status: "success", text: notice };
    switch (last.status) {
      case "idle":
        return { status: "idle" };
      case "pending":
        return { status: "pending", text: progress };
      case "success":
        return { status: "success", text: last.data };
      case "error": {
        const { failed = () => editing.status.failed, fallback } = last.variables;
        const text = `${failed(last.error)} ${describeFailure(last.error, fallback)}`;
        return { status: "error", text, isRefused: last.error instanceof AccessRefusedError };
      }
      default:
        return last satisfies never;
    }
  }
}
