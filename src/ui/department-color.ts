import type { Department } from "@/config/department";

/**
 * The color of each desk as a fill. Words that name the desk or its office stand beside it, because
 * color alone is not accessible.
 */
export const DEPARTMENT_FILL: Record<Department, string> = {
  find: "bg-accent",
  check: "bg-ink",
  ship: "bg-support-600",
};

/** The same color as the variables `--tone` (fills) and `--tone-text` (text), see base.css. */
export const DEPARTMENT_TONE: Record<Department, string> = {
  find: "tone-accent",
  check: "tone-ink",
  ship: "tone-support",
};
