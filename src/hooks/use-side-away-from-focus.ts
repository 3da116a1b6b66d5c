import { useEffect, useState, type RefObject } from "react";

/**
 * For something that lies over the page at its lower or upper edge: the edge where it does not hide
 * what the keyboard has reached. It changes sides only when it would.
 */
export function useSideAwayFromFocus(ref: RefObject<HTMLElement | null>): "bottom" | "top" {
  const [side, setSide] = useState<"bottom" | "top">("bottom");

  useEffect(() => {
    let frame = 0;
    function moveAway() {
      const focused = document.activeElement;
      if (!ref.current || !focused?.matches(":focus-visible")) return;
      if (ref.current.contains(focused) || !overlap(ref.current, focused)) return;
      setSide((current) => (current === "bottom" ? "top" : "bottom"));
    }
    // The browser brings what has the focus into view after the event.
    function handleFocus() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(moveAway);
    }
    handleFocus();
    document.addEventListener("focusin", handleFocus);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("focusin", handleFocus);
    };
  }, [ref]);

  return side;
}

function overlap(first: Element, second: Element): boolean {
  const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
