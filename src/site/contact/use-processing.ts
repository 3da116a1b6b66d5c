import { useEffect, useRef, useState } from "react";
import { CONTACT_PROCESSING_MS } from "@/config/limits";

/** Locks the form while the mail program opens. `start` returns false while it is locked. */
export function useProcessing(): { isProcessing: boolean; start: () => boolean } {
  const [isProcessing, setIsProcessing] = useState(false);
  // A ref, because the second click of a double click arrives before the button is disabled.
  const timer = useRef<number | null>(null);

  useEffect(
    () => () => {
      if (timer.current !== null) window.clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );

  function start(): boolean {
    if (timer.current !== null) return false;
    timer.current = window.setTimeout(() => {
      timer.current = null;
      setIsProcessing(false);
    }, CONTACT_PROCESSING_MS);
    setIsProcessing(true);
    return true;
  }

  return { isProcessing, start };
}
