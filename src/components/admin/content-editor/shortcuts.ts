import type { KeyboardEvent } from "react";
import type { ToolbarItem } from "@/content/admin/content-editor";
import type { SnippetKind } from "@/lib/html-snippets";

const KEYS: Partial<Record<ToolbarItem, string>> = { bold: "B", italic: "I", link: "K" };
const BY_KEY = new Map<string, SnippetKind>([
  ["b", "bold"],
  ["i", "italic"],
  ["k", "link"],
]);

/** On macOS, Ctrl+B and Ctrl+K are editing shortcuts of the system, so the Command key is used. */
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

export function shortcutName(item: ToolbarItem): string | null {
  const key = KEYS[item];
  if (!key) return null;
  return isMac ? `⌘${key}` : `Ctrl+${key}`;
}

export function readShortcut(event: KeyboardEvent): SnippetKind | null {
  const isCommand = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (!isCommand || event.shiftKey || event.altKey) return null;
  return BY_KEY.get(event.key.toLowerCase()) ?? null;
}
