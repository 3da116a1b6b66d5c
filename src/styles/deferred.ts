/**
 * The parts of a page below its first view: every section but the first, the footer, and what a long
 * first section marks with the class `deferred`. A prerendered page is drawn without them, so that
 * the first view is there sooner; `renderDeferred` lays them out one by one. Used by the style sheet
 * (tailwind.config.ts) and by the script, which must mean the same elements.
 */
export const DEFERRED = [
  "main > :not(script) ~ *",
  "main > div > section ~ section",
  "footer",
  ".deferred",
].join(", ");

/** A prerendered page whose deferred parts have not been laid out yet. */
const UNRENDERED_ROOT = "#root[data-page]:not([data-rendered])";

/**
 * The rules for Tailwind's base layer. `content-visibility` skips style and layout of what is far
 * from the screen, and keeps it in find-in-page, in the accessibility tree and in print:
 * https://developer.mozilla.org/docs/Web/CSS/Reference/Properties/content-visibility
 */
export const deferredStyles = {
  // A page opened at an anchor (`/faq#payment`) needs the exact height of everything above it.
  [`${UNRENDERED_ROOT}:not(:has(:target)) :is(${DEFERRED})`]: {
    contentVisibility: "auto",
    // About a section's height on a phone. Only the scroll bar shows the difference.
    containIntrinsicHeight: "auto 75rem",
    // Strokes of the lane cross the borders of their sections.
    overflowClipMargin: "border-box",
  },
};
