import { useEffect, useEffectEvent } from "react";

/** Ctrl+S or Cmd+S saves the form instead of the web page, except in a dialog. */
export function useSaveShortcut(onSave: () => void) {
  const save = useEffectEvent(onSave);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, repeat, target } = event;
      if (key.toLowerCase() !== "s" || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      event.preventDefault();
      const isInDialog = target instanceof Element && target.closest('[role="dialog"]') !== null;
      if (!repeat && !isInDialog) save();
    };
    window.addEventListener("keydown", handleKeyDown);
    return () => {
      window.removeEventListener("keydown", handleKeyDown);
    };
  }, []);
}
