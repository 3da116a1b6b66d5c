import type { EditorView } from "prosemirror-view";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from "react";

type FloatingPanelProps = {
  view: EditorView;
  /** The position in the text below which the panel is shown. */
  position: number;
  label: string;
  children: ReactNode;
};

const GAP_PX = 6;

/** A panel at a place in the text. It stays within the width of the editor. */
export function FloatingPanel({ view, position, label, children }: FloatingPanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  function place() {
    const element = panel.current;
    const frame = element?.offsetParent;
    if (!element || !frame || position > view.state.doc.content.size) return;
    const text = view.coordsAtPos(position);
    const box = frame.getBoundingClientRect();
    const room = box.width - element.offsetWidth;
    element.style.left = `${Math.max(0, Math.min(text.left - box.left, room))}px`;
    element.style.top = `${text.bottom - box.top + GAP_PX}px`;
  }

  const placeAgain = useEffectEvent(place);
  useLayoutEffect(place);
  useEffect(() => {
    const handleResize = () => {
      placeAgain();
    };
    window.addEventListener("resize", handleResize);
    return () => {
      window.removeEventListener("resize", handleResize);
    };
  }, []);

  return (
    <div
      ref={panel}
      role="group"
      aria-label={label}
      className="absolute z-20 w-full max-w-sm rounded-box border-fine border-ink bg-sheet p-3 text-sm shadow-pop"
    >
      {children}
    </div>
  );
}
