import { useEffect, type RefObject } from "react";

type Dismissal = {
  isOpen: boolean;
  /** The menu together with its button. */
  areaRef: RefObject<HTMLElement | null>;
  toggleRef: RefObject<HTMLElement | null>;
  /** Stays the same from render to render. */
  setIsOpen: (isOpen: boolean) => void;
};

/** Closes a menu with Escape, which gives the focus back, and when a press or the focus leaves it. */
export function useDismissal({ isOpen, areaRef, toggleRef, setIsOpen }: Dismissal) {
  useEffect(() => {
    if (!isOpen) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setIsOpen(false);
      toggleRef.current?.focus();
    };
    const closeWhenOutside = ({ target }: Event) => {
      if (target instanceof Node && !areaRef.current?.contains(target)) setIsOpen(false);
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
