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
  Redo2,
  Table,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import { redo, undo } from "prosemirror-history";
import type { NodeType } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { Tool } from "@/admin/ui/toolbar";
import { contentEditor, type ToolbarItem } from "@/content/admin/content-editor";
import { visualEditor } from "@/content/admin/visual-editor";
import { schema } from "@/admin/editor/document/schema";
import {
  findList,
  findQuote,
  hasFormat,
  isHeading,
  onWords,
  selectWords,
  toggleFormat,
  toggleHeading,
  toggleList,
  toggleQuote,
  type Format,
} from "./commands";
import { shortcutName } from "./keys";
import { findLink } from "./link-commands";
import { findTable, hasHeadRow, insertTable, TABLE_COMMANDS } from "./table-commands";

const { nodes } = schema;

type TextTool = {
  item: ToolbarItem;
  Icon: LucideIcon;
  /** Without one, the tool asks for an address first. */
  command?: Command;
  isPressed?: (state: EditorState) => boolean;
};

const headingTool = (item: "h2" | "h3", Icon: LucideIcon): TextTool => ({
  item,
  Icon,
  command: toggleHeading(item),
  isPressed: (state) => isHeading(state, item),
});

const formatTool = (item: Format, Icon: LucideIcon): TextTool => ({
  item,
  Icon,
  command: toggleFormat(item),
  isPressed: (state) => hasFormat(state, item),
});

const listTool = (item: ToolbarItem, Icon: LucideIcon, type: NodeType): TextTool => ({
  item,
  Icon,
  command: toggleList(type),
  isPressed: (state) => findList(state)?.node.type === type,
});

const TEXT_TOOLS: readonly TextTool[] = [
  headingTool("h2", Heading2),
  headingTool("h3", Heading3),
  formatTool("bold", Bold),
  formatTool("italic", Italic),
  listTool("list", List, nodes.bullet_list),
  listTool("numbered-list", ListOrdered, nodes.ordered_list),
  { item: "link", Icon: Link, isPressed: (state) => findLink(state).mark !== null },
  {
    item: "quote",
    Icon: Quote,
    command: toggleQuote,
    isPressed: (state) => findQuote(state) !== null,
  },
  { item: "table", Icon: Table, command: insertTable },
  { item: "image", Icon: ImagePlus },
];

/** The others fit into one row of a phone. */
const RARE: ReadonlySet<ToolbarItem> = new Set(["h3", "italic", "numbered-list", "quote", "table"]);

type Actions = { onLink: () => void; onImage: () => void; onAnnounce: (text: string) => void };

/** The tools for the text, with their state at the cursor. */
export function listVisualTools(view: EditorView, state: EditorState, actions: Actions): Tool[] {
  const words = selectWords(state);
  const tools = TEXT_TOOLS.map(({ item, Icon, command, isPressed }) => ({
    label: contentEditor.tools[item],
    shortcut: shortcutName(item),
    Icon,
    isRare: RARE.has(item),
    ...(isPressed && { isPressed: isPressed(words) }),
    isDisabled: !!command && !command(words),
    onPick: () => {
      if (command) run(view, onWords(command));
      else if (item === "link") actions.onLink();
      else actions.onImage();
      if (item === "table") actions.onAnnounce(visualEditor.announcements.tableInserted);
    },
  }));
  return [
    ...tools,
    { label: visualEditor.undo, Icon: Undo2, isRare: true, ...operate(view, state, undo) },
    { label: visualEditor.redo, Icon: Redo2, isRare: true, ...operate(view, state, redo) },
  ];
}

/** The tools for the table around the cursor; none outside of a table. */
export function listTableTools(view: EditorView, state: EditorState): Tool[] {
  if (!findTable(state)) return [];
  return TABLE_COMMANDS.map(([item, command]) => ({
    ...visualEditor.table.tools[item],
    ...(item === "headRow" && { isPressed: hasHeadRow(state) }),
    ...operate(view, state, command),
  }));
}

/** What a tool is that only runs a command. */
const operate = (view: EditorView, state: EditorState, command: Command) => ({
  isDisabled: !command(state),
  onPick: () => {
    run(view, command);
  },
});

function run(view: EditorView, command: Command): void {
  command(view.state, view.dispatch, view);
  view.focus();
}
