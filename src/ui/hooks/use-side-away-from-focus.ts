import { useEffect, useState, type RefObject } from "react";

/**
 * For a bar that covers the upper or lower edge of the page: the edge at which it does not hide the
 * focused element. It changes only if necessary.
 */
export function useSideAwayFromFocus(ref: RefObject<HTMLElement | null>): "bottom" | "top" {
  const [side, setSide] = useState<"bottom" | "top">("bottom");

  useEffect(() => {
    let frame = 0;
    function moveAway() {
      const focused = document.activeElement;
      if (!ref.current || !focused?.matches(":focus-visible")) return;
      if (ref.current.contains(focused) || !overlap(ref.current, focused)) return;
      // The page itself, which is focused after a navigation, reaches to both edges.
      if (focused.clientHeight >= window.innerHeight / 2) return;
      setSide((current) => (current === "bottom" ? "top" : "bottom"));
    }
    // The browser scrolls to the focused element after the event.
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
