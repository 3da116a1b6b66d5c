import * as ToolbarPrimitive from "@radix-ui/react-toolbar";
import type { LucideIcon } from "lucide-react";
import { cn } from "@/lib/cn";
import { ActionButton } from "./action-button";

export type Tool = {
  label: string;
  /** Shown with the label, e.g. "Ctrl+B". */
  shortcut?: string | null;
  Icon?: LucideIcon;
  /** Shown in place of an icon. Part of the label. */
  text?: string;
  /** Set for a button that is on or off. */
  isPressed?: boolean;
  isDisabled?: boolean;
  onPick: () => void;
};

type ToolbarProps = {
  label: string;
  /** The id of the element that the tools act on. */
  controls: string;
  tools: readonly Tool[];
  className?: string;
};

/** A row of tools that is one Tab stop; arrow keys move between the buttons. */
export function Toolbar({ label, controls, tools, className }: ToolbarProps) {
  return (
    <ToolbarPrimitive.Root
      aria-label={label}
      aria-controls={controls}
      className={cn("flex", className)}
    >
      {tools.map((tool) => (
        <ToolbarPrimitive.Button key={tool.label} asChild>
          <ActionButton
            variant="ghost"
            size="icon"
            className={cn(
              "shrink-0",
              tool.text && "w-auto px-3 text-sm whitespace-nowrap",
              tool.isPressed && "bg-ink text-rice hover:bg-ink-700 active:bg-ink-800",
            )}
            aria-label={tool.label}
            aria-pressed={tool.isPressed}
            isUnavailable={tool.isDisabled ?? false}
            title={tool.shortcut ? `${tool.label} (${tool.shortcut})` : tool.label}
            // A button must not take the focus and with it the selection of the text field.
            onMouseDown={(event) => {
              event.preventDefault();
            }}
            onClick={tool.onPick}
          >
            {tool.Icon ? <tool.Icon aria-hidden="true" className="size-5" /> : tool.text}
          </ActionButton>
        </ToolbarPrimitive.Button>
      ))}
    </ToolbarPrimitive.Root>
  );
}
