import type { ReactNode } from "react";
import { cn } from "@/lib/cn";
import { selectNode } from "./node-commands";
import type { RenderedNode } from "./node-views";

type NodeControlsProps = {
  rendered: RenderedNode;
  label: string;
  className?: string;
  children: ReactNode;
};

/** The controls of a node in the text. Escape returns to the text, with the node selected. */
export function NodeControls({ rendered, label, className, children }: NodeControlsProps) {
  return (
    // The handler only adds a key to those of the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <span
      role="group"
      aria-label={label}
      data-node-controls=""
      contentEditable={false}
      className={cn("flex flex-wrap items-center gap-2 text-sm", className)}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        // A dialog that was opened from here handles its own Escape key.
        if (!event.currentTarget.contains(document.activeElement)) return;
        event.preventDefault();
        selectNode(rendered);
      }}
    >
      {children}
    </span>
  );
}

/**
 * The controls of a node can be reached with Tab only while it is selected, so that Tab leaves the
 * text otherwise.
 */
export function tabIndexOf({ isSelected }: RenderedNode): 0 | -1 {
  return isSelected ? 0 : -1;
}
