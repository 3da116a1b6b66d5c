import type { ToolbarItem } from "@/content/admin/content-editor";
import { readShortcut } from "@/lib/keyboard";

const KEYS: Partial<Record<ToolbarItem, string>> = { bold: "B", italic: "I", link: "K" };

/** On macOS, Ctrl+B and Ctrl+K are editing shortcuts of the system, so the Command key is used. */
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

export function shortcutName(item: ToolbarItem): string | null {
  const key = KEYS[item];
  if (!key) return null;
  return isMac ? `⌘${key}` : `Ctrl+${key}`;
}

/** The letter of a shortcut for the text, for example "b" or "Shift+z"; null for other keys. */
export function readTextShortcut(event: Parameters<typeof readShortcut>[0]): string | null {
  const isCommand = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  return isCommand ? readShortcut(event) : null;
}
