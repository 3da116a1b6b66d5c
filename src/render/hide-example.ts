import { createHash } from "node:crypto";

/** Runs before the first paint, so it has to be inline. */
const SCRIPT =
  'if(/[?&]v=/.test(location.search))document.head.insertAdjacentHTML("beforeend","<style media=all>#root:not([data-hydrated]) :is(.tool-columns,.tool-results){visibility:hidden}</style>")';

/**
 * A tool's page is rendered with its example. Whoever opens a link with figures of their own must
 * not see the answer to the example until the application shows theirs.
 */
export const hideExample = `<script>${SCRIPT}</script>`;

/** The source of the script for the content security policy, which forbids all other inline ones. */
export const hideExampleSource = `'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}'`;
