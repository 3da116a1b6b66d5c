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
import { redo, redoDepth, undo, undoDepth } from "prosemirror-history";
import type { Command, EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { Tool } from "@/admin/ui/toolbar";
import { contentEditor, type ToolbarItem } from "@/content/admin/content-editor";
import { visualEditor, type TableTool } from "@/content/admin/visual-editor";
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

const ICONS: readonly (readonly [ToolbarItem, LucideIcon])[] = [
  ["h2", Heading2],
  ["h3", Heading3],
  ["bold", Bold],
  ["italic", Italic],
  ["list", List],
  ["numbered-list", ListOrdered],
  ["link", Link],
  ["quote", Quote],
  ["table", Table],
  ["image", ImagePlus],
];

type TextCommand = Exclude<ToolbarItem, "link" | "image">;

const COMMANDS: Readonly<Record<TextCommand, Command>> = {
  h2: toggleHeading("h2"),
  h3: toggleHeading("h3"),
  bold: toggleFormat("bold"),
  italic: toggleFormat("italic"),
  list: toggleList(nodes.bullet_list),
  "numbered-list": toggleList(nodes.ordered_list),
  quote: toggleQuote,
  table: insertTable,
};

const IS_PRESSED: Partial<Record<ToolbarItem, (state: EditorState) => boolean>> = {
  h2: (state) => isHeading(state, "h2"),
  h3: (state) => isHeading(state, "h3"),
  bold: (state) => hasFormat(state, "bold"),
  italic: (state) => hasFormat(state, "italic"),
  list: (state) => findList(state)?.node.type === nodes.bullet_list,
  "numbered-list": (state) => findList(state)?.node.type === nodes.ordered_list,
  link: (state) => findLink(state).mark !== null,
  quote: (state) => findQuote(state) !== null,
};

type Actions = { onLink: () => void; onImage: () => void; onAnnounce: (text: string) => void };

/** The tools for the text, with their state at the cursor. */
export function listVisualTools(view: EditorView, state: EditorState, actions: Actions): Tool[] {
  const { onLink, onImage, onAnnounce } = actions;
  const run = (command: Command) => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const pick = (item: ToolbarItem) => {
    if (item === "image") onImage();
    else if (item === "link") onLink();
    else run(onWords(COMMANDS[item]));
    if (item === "table") onAnnounce(visualEditor.announcements.tableInserted);
  };
  const words = selectWords(state);
  return [
    ...ICONS.map(([item, Icon]) => {
      const isPressed = IS_PRESSED[item]?.(words);
      return {
        label: contentEditor.tools[item],
        shortcut: shortcutName(item),
        Icon,
        ...(isPressed !== undefined && { isPressed }),
        isDisabled: item !== "image" && item !== "link" && !COMMANDS[item](words),
        onPick: () => {
          pick(item);
        },
      };
    }),
    {
      label: visualEditor.undo,
      Icon: Undo2,
      isDisabled: undoDepth(state) === 0,
      onPick: () => {
        run(undo);
      },
    },
    {
      label: visualEditor.redo,
      Icon: Redo2,
      isDisabled: redoDepth(state) === 0,
      onPick: () => {
        run(redo);
      },
    },
  ];
}

const TABLE_TOOLS: readonly TableTool[] = [
  "rowAbove",
  "rowBelow",
  "deleteRow",
  "columnBefore",
  "columnAfter",
  "deleteColumn",
  "headRow",
  "deleteTable",
];

/** The tools for the table around the cursor; none outside of a table. */
export function listTableTools(view: EditorView, state: EditorState): Tool[] {
  if (!findTable(state)) return [];
  return TABLE_TOOLS.map((item) => ({
    ...visualEditor.table.tools[item],
    ...(item === "headRow" && { isPressed: hasHeadRow(state) }),
    isDisabled: !TABLE_COMMANDS[item](state),
    onPick: () => {
      TABLE_COMMANDS[item](view.state, view.dispatch, view);
      view.focus();
    },
  }));
}
