import type { LucideIcon } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
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

/**
 * A toolbar with roving tabindex: one Tab stop, arrow keys move between the buttons. See
 * https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function Toolbar({ label, controls, tools, className }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    const last = tools.length - 1;
    const next = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  }

  return (
    // The handler only moves the focus between the buttons, which are keyboard accessible
    // themselves: the toolbar is no stop of its own
    // (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/).
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      className={cn("flex", className)}
      onKeyDown={handleKeyDown}
    >
      {tools.map((tool, i) => (
        <ToolButton
          key={tool.label}
          tool={tool}
          isStop={i === current}
          onPick={() => {
            setCurrent(i);
            tool.onPick();
          }}
        />
      ))}
    </div>
  );
}

type ToolButtonProps = { tool: Tool; isStop: boolean; onPick: () => void };

function ToolButton({ tool, isStop, onPick }: ToolButtonProps) {
  const { label, shortcut, Icon, text, isPressed, isDisabled = false } = tool;
  return (
    <ActionButton
      variant="ghost"
      size="icon"
      className={cn(
        "shrink-0",
        text && "w-auto! px-3 text-sm whitespace-nowrap",
        isPressed && "bg-ink text-rice hover:bg-ink-700",
      )}
      aria-label={label}
      aria-pressed={isPressed}
      isUnavailable={isDisabled}
      title={shortcut ? `${label} (${shortcut})` : label}
      tabIndex={isStop ? 0 : -1}
      // A button must not take the focus and with it the selection of the text field.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onClick={onPick}
    >
      {Icon ? <Icon aria-hidden="true" className="size-5" /> : text}
    </ActionButton>
  );
}
