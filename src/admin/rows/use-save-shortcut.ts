import { useEffect, useEffectEvent } from "react";
import { readShortcut } from "@/lib/keyboard";

/** Ctrl+S or Cmd+S saves the form instead of the web page, except in a dialog. */
export function useSaveShortcut(onSave: () => void) {
  const save = useEffectEvent(onSave);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (readShortcut(event) !== "s") return;
      event.preventDefault();
      const { repeat, target } = event;
      const isInDialog = target instanceof Element && target.closest('[role="dialog"]') !== null;
      if (!repeat && !isInDialog) save();
    };
    window.addEventListener("keydown", handleKeyDown);
    return () => {
      window.removeEventListener("keydown", handleKeyDown);
    };
  }, []);
}
