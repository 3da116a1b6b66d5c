import * as ToolbarPrimitive from "@radix-ui/react-toolbar";
import { Ellipsis, type LucideIcon } from "lucide-react";
import { useState } from "react";
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
  /** On a phone it is in a second row, which one more button shows. */
  isRare?: boolean;
  onPick: () => void;
};

type ToolbarProps = {
  label: string;
  /** The id of the element that the tools act on. */
  controls: string;
  tools: readonly Tool[];
  /** The label of the button that shows the rare tools on a phone. */
  moreLabel?: string;
  className?: string;
};

/** A row of tools that is one Tab stop; arrow keys move between the buttons. */
export function Toolbar({ label, controls, tools, moreLabel, className }: ToolbarProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ToolbarPrimitive.Root
      aria-label={label}
      aria-controls={controls}
      // The rare tools begin a row of their own.
      className={cn("flex flex-wrap", moreLabel && "max-sm:after:w-full", className)}
    >
      {tools.map((tool) => (
        <ToolbarPrimitive.Button key={tool.label} asChild>
          <ActionButton
            variant="ghost"
            size="icon"
            className={cn(
              "shrink-0",
              tool.text &&
                "w-auto px-3 text-base max-sm:px-1 max-sm:text-micro max-sm:whitespace-normal",
              tool.isRare && "max-sm:order-1",
              tool.isRare && !isOpen && "max-sm:hidden",
              tool.isPressed && "bg-ink text-rice hover:bg-ink-700 active:bg-ink-800",
            )}
            aria-label={tool.label}
            aria-pressed={tool.isPressed}
            isUnavailable={tool.isDisabled}
            title={tool.shortcut ? `${tool.label} (${tool.shortcut})` : tool.label}
            onMouseDown={keepFocus}
            onClick={tool.onPick}
          >
            {tool.Icon ? <tool.Icon aria-hidden="true" className="size-5" /> : tool.text}
          </ActionButton>
        </ToolbarPrimitive.Button>
      ))}
      {moreLabel && (
        <ToolbarPrimitive.Button asChild>
          <ActionButton
            variant="ghost"
            size="icon"
            className="ml-auto shrink-0 aria-expanded:bg-border sm:hidden"
            aria-label={moreLabel}
            aria-expanded={isOpen}
            onMouseDown={keepFocus}
            onClick={() => {
              setIsOpen(!isOpen);
            }}
          >
            <Ellipsis aria-hidden="true" className="size-5" />
          </ActionButton>
        </ToolbarPrimitive.Button>
      )}
    </ToolbarPrimitive.Root>
  );
}

/** A button must not take the focus, and with it the selection of the text field. */
function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
