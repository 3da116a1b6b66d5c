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
import type { Tool } from "@/admin/ui/toolbar";
import { contentEditor, type ToolbarItem } from "@/content/admin/content-editor";
import { shortcutName } from "./shortcuts";

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

/** The tools for texts, which the HTML view and the visual editor have in common. */
export function listTextTools(
  onPick: (item: ToolbarItem) => void,
  stateOf: (item: ToolbarItem) => Pick<Tool, "isPressed" | "isDisabled"> = () => ({}),
): Tool[] {
  return ICONS.map(([item, Icon]) => ({
    label: contentEditor.tools[item],
    shortcut: shortcutName(item),
    Icon,
    ...stateOf(item),
    onPick: () => {
      onPick(item);
    },
  }));
}
