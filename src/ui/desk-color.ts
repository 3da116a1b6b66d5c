import type { Desk } from "@/config/desk";

/**
 * The color of each desk as a fill. Words that name the desk or its office stand beside it, because
 * color alone is not accessible.
 */
export const DESK_COLOR: Record<Desk, string> = {
  find: "bg-accent",
  check: "bg-ink",
  ship: "bg-support-600",
};

/** The same color as the variables `--tone` (fills) and `--tone-text` (text), see base.css. */
export const DESK_TONE: Record<Desk, string> = {
  find: "tone-accent",
  check: "tone-ink",
  ship: "tone-support",
};
