import { useEffect, useRef, useState } from "react";
import { CONTACT_PROCESSING_MS } from "@/config/limits";

/** Locks the form while the mail program opens: `start` is false for a click that comes meanwhile. */
export function useProcessing(): { isProcessing: boolean; start: () => boolean } {
  const [isProcessing, setIsProcessing] = useState(false);
  // The second click of a double click may come before the button is drawn as disabled.
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
