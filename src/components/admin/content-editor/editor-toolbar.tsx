import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Table,
  type LucideIcon,
} from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { contentEditor, type ToolbarItem } from "@/content/admin/content-editor";
import { shortcutName } from "./shortcuts";

const TOOLS: readonly { item: ToolbarItem; Icon: LucideIcon }[] = [
  { item: "h2", Icon: Heading2 },
  { item: "h3", Icon: Heading3 },
  { item: "bold", Icon: Bold },
  { item: "italic", Icon: Italic },
  { item: "list", Icon: List },
  { item: "numbered-list", Icon: ListOrdered },
  { item: "link", Icon: Link },
  { item: "quote", Icon: Quote },
  { item: "table", Icon: Table },
  { item: "image", Icon: ImagePlus },
];

type EditorToolbarProps = { controls: string; onPick: (item: ToolbarItem) => void };

/**
 * A toolbar with roving tabindex: one Tab stop, arrow keys move between the buttons. See
 * https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function EditorToolbar({ controls, onPick }: EditorToolbarProps) {
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    const last = TOOLS.length - 1;
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
      aria-label={contentEditor.toolbar}
      aria-controls={controls}
      className="flex flex-wrap rounded-t-box border-fine border-b-0 border-edge bg-sand"
      onKeyDown={handleKeyDown}
    >
      {TOOLS.map(({ item, Icon }, i) => (
        <ToolButton
          key={item}
          item={item}
          Icon={Icon}
          isStop={i === current}
          onPick={() => {
            setCurrent(i);
            onPick(item);
          }}
        />
      ))}
    </div>
  );
}

type ToolButtonProps = {
  item: ToolbarItem;
  Icon: LucideIcon;
  isStop: boolean;
  onPick: () => void;
};

function ToolButton({ item, Icon, isStop, onPick }: ToolButtonProps) {
  const name = contentEditor.tools[item];
  const shortcut = shortcutName(item);
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={name}
      title={shortcut ? `${name} (${shortcut})` : name}
      tabIndex={isStop ? 0 : -1}
      // A button must not take the focus and with it the selection of the text field.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onClick={onPick}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  );
}
