import { useEffect, type RefObject } from "react";

/**
 * Sets the CSS variable `--viewport-top` to the height, in pixels, that is hidden above the visible
 * part of the page. On an iPhone the on-screen keyboard does not shrink the page but moves it up,
 * and with it what sticks to its top:
 * https://developer.mozilla.org/docs/Web/API/VisualViewport/offsetTop
 */
export function useViewportTop(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const update = () => {
      element.current?.style.setProperty("--viewport-top", `${viewport?.offsetTop ?? 0}px`);
    };
    viewport?.addEventListener("resize", update);
    viewport?.addEventListener("scroll", update);
    return () => {
      viewport?.removeEventListener("resize", update);
      viewport?.removeEventListener("scroll", update);
    };
  }, [element]);
}
