import { createHash } from "node:crypto";

/** Runs before the first paint, so it has to be inline. */
const HIDE_EXAMPLE =
  'if(/[?&]v=/.test(location.search))document.head.insertAdjacentHTML("beforeend","<style media=all>#root:not([data-hydrated]) :is(.tool-columns,.tool-results){visibility:hidden}</style>")';

/**
 * Browsers fetch the page of a link that is about to be followed:
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const PREFETCH_LINKS = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

/**
 * A tool's page is rendered with its example. Whoever opens a link with figures of their own must
 * not see the answer to the example until the application shows theirs.
 */
export const hideExample = `<script>${HIDE_EXAMPLE}</script>`;

export const prefetchLinks = `<script type="speculationrules">${PREFETCH_LINKS}</script>`;

/** The sources of these scripts for the content security policy, which forbids all other inline ones. */
export const inlineScriptSources = [HIDE_EXAMPLE, PREFETCH_LINKS]
  .map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
  .join(" ");
