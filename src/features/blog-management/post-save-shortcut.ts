import { useEffect, useEffectEvent } from "react";

/** Ctrl+S, or Cmd+S, saves, unless a dialog is open. The browser's own "save page" never helps. */
export function usePostSaveShortcut(onSave: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isSave || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]');
    if (!event.repeat && !isInDialog) onSave();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      handleKey(event);
    };
    window.addEventListener("keydown", listener);
    return () => {
      window.removeEventListener("keydown", listener);
    };
  }, []);
}
