import type { EditorView } from "prosemirror-view";
import type { ReactNode } from "react";

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
  /** React calls it after each change of the text, as it is another function each time. */
  function place(panel: HTMLElement | null) {
    const frame = panel?.offsetParent?.getBoundingClientRect();
    if (!panel || !frame || position > view.state.doc.content.size) return;
    const text = view.coordsAtPos(position);
    panel.style.left = `min(${Math.max(0, text.left - frame.left)}px, 100% - min(100%, 24rem))`;
    panel.style.top = `${text.bottom - frame.top + GAP_PX}px`;
  }

  return (
    <div
      ref={place}
      role="group"
      aria-label={label}
      className="absolute z-20 w-full max-w-sm rounded border-fine border-strong bg-card p-3 text-base shadow-pop"
    >
      {children}
    </div>
  );
}
