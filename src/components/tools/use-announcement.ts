import { useEffect, useState } from "react";

const QUIET_MS = 500;

/**
 * A text for a status line that speaks only when the typing has stopped; "" until it has changed
 * for the first time.
 */
export function useAnnouncement(text: string): string {
  const [first] = useState(text);
  const [announced, setAnnounced] = useState("");

  useEffect(() => {
    if (text === first && announced === "") return;
    const timer = window.setTimeout(() => {
      setAnnounced(text);
    }, QUIET_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [text, first, announced]);

  return announced;
}
