import type { Desk } from "@/config/desk";

/** Each office's color. Never alone: the words that name the office stand beside it. */
export const DESK_COLOR: Record<Desk, string> = {
  find: "bg-accent",
  check: "bg-ink",
  ship: "bg-support-600",
};

/** The same color as `--t` (fills) and `--tt` (text), for strokes and stops. */
export const DESK_TONE: Record<Desk, string> = {
  find: "tone-accent",
  check: "tone-ink",
  ship: "tone-support",
};
