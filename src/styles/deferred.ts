/**
 * The parts of a page below its first view: every section but the first, the footer, and what a long
 * section marks with the class `deferred`. A prerendered page is drawn without them, so that
 * the first view is there sooner; `renderDeferred` lays them out one by one. Used by the style sheet
 * (tailwind.config.ts) and by the script, which must mean the same elements.
 */
export const DEFERRED = [
  "main > :not(script) ~ *",
  "main > div > section ~ section",
  "footer",
  ".deferred",
].join(", ");

/**
 * A prerendered page whose deferred parts have not been laid out yet. One that is opened at an anchor
 * (`/faq#payment`) is laid out at once, because it needs the exact height of everything above that.
 */
const ROOT = "#root[data-page]:not([data-rendered]):not(:has(:target))";

/**
 * The rules for Tailwind's base layer. `content-visibility` skips style and layout of what is far
 * from the screen, and keeps it in find-in-page, in the accessibility tree and in print:
 * https://developer.mozilla.org/docs/Web/CSS/Reference/Properties/content-visibility
 */
export const deferredStyles = {
  [`${ROOT} :is(${DEFERRED})`]: {
    contentVisibility: "auto",
    // About the height of a section: 78 rem on a phone, 52 on a desktop. Only the scroll bar shows
    // the difference, until the section is laid out.
    containIntrinsicHeight: "auto max(30rem, 88rem - 40vw)",
    // Strokes of the lane cross the borders of their sections.
    overflowClipMargin: "border-box",
  },
  [`${ROOT} .deferred`]: { containIntrinsicHeight: "auto 25rem" },
};
