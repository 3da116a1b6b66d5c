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

const TEXT_TOOLS: readonly TextTool[] = [
  {
    item: "h2",
    Icon: Heading2,
    command: toggleHeading("h2"),
    isPressed: (state) => isHeading(state, "h2"),
  },
  {
    item: "h3",
    Icon: Heading3,
    command: toggleHeading("h3"),
    isPressed: (state) => isHeading(state, "h3"),
  },
  {
    item: "bold",
    Icon: Bold,
    command: toggleFormat("bold"),
    isPressed: (state) => hasFormat(state, "bold"),
  },
  {
    item: "italic",
    Icon: Italic,
    command: toggleFormat("italic"),
    isPressed: (state) => hasFormat(state, "italic"),
  },
  {
    item: "list",
    Icon: List,
    command: toggleList(nodes.bullet_list),
    isPressed: (state) => findList(state)?.node.type === nodes.bullet_list,
  },
  {
    item: "numbered-list",
    Icon: ListOrdered,
    command: toggleList(nodes.ordered_list),
    isPressed: (state) => findList(state)?.node.type === nodes.ordered_list,
  },
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

type Actions = { onLink: () => void; onImage: () => void; onAnnounce: (text: string) => void };

/** The tools for the text, with their state at the cursor. */
export function listVisualTools(view: EditorView, state: EditorState, actions: Actions): Tool[] {
  const words = selectWords(state);
  const tools = TEXT_TOOLS.map(({ item, Icon, command, isPressed }) => ({
    label: contentEditor.tools[item],
    shortcut: shortcutName(item),
    Icon,
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
    { label: visualEditor.undo, Icon: Undo2, ...operate(view, state, undo) },
    { label: visualEditor.redo, Icon: Redo2, ...operate(view, state, redo) },
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
