import { useEffect, type RefObject } from "react";

type Dismissal = {
  isOpen: boolean;
  /** The menu and its button. */
  areaRef: RefObject<HTMLElement | null>;
  toggleRef: RefObject<HTMLElement | null>;
  /** Must be stable between renders, because the effect depends on it. */
  setIsOpen: (isOpen: boolean) => void;
};

/**
 * Closes a menu on Escape (and returns the focus to its button), on a press outside, and when the
 * focus leaves it, but not for a dialog that it has opened.
 */
export function useDismissal({ isOpen, areaRef, toggleRef, setIsOpen }: Dismissal) {
  useEffect(() => {
    if (!isOpen) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setIsOpen(false);
      toggleRef.current?.focus();
    };
    const closeWhenOutside = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest("[role=dialog]")) return;
      if (!areaRef.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener("keydown", handleKeyDown);
    document.addEventListener("pointerdown", closeWhenOutside);
    document.addEventListener("focusin", closeWhenOutside);
    return () => {
      document.removeEventListener("keydown", handleKeyDown);
      document.removeEventListener("pointerdown", closeWhenOutside);
      document.removeEventListener("focusin", closeWhenOutside);
    };
  }, [isOpen, areaRef, toggleRef, setIsOpen]);
}
