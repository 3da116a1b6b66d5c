import { useEffect, useState } from "react";

const DEBOUNCE_MS = 500;

/**
 * Debounces a text for a live region, so that screen readers hear it when typing has stopped.
 * Returns "" until the text has changed for the first time.
 */
export function useAnnouncement(text: string): string {
  const [first] = useState(text);
  const [announced, setAnnounced] = useState("");

  useEffect(() => {
    if (text === first && announced === "") return;
    const timer = window.setTimeout(() => {
      setAnnounced(text);
    }, DEBOUNCE_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [text, first, announced]);

  return announced;
}
