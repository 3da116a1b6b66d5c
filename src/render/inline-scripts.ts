import { createHash } from "node:crypto";

/** Runs before the first paint, so it has to be inline. The style sheet reads the mark. */
const MARK_OTHER_VIEW =
  '{const{dataset:d}=document.documentElement,q=new URLSearchParams(location.search);if(d.query.split(" ").some(n=>q.get(n)))d.otherView=""}';

/**
 * Browsers fetch the page of a link that is about to be followed:
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const PREFETCH_LINKS = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

/**
 * The blog is rendered with its first page, and a tool with its example. Whoever asks for other posts,
 * or opens a link with figures of their own, must not see them until the application shows theirs.
 */
export const markOtherView = `<script>${MARK_OTHER_VIEW}</script>`;

export const prefetchLinks = `<script type="speculationrules">${PREFETCH_LINKS}</script>`;

/** The sources of these scripts for the content security policy, which forbids all other inline ones. */
export const inlineScriptSources = [MARK_OTHER_VIEW, PREFETCH_LINKS]
  .map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
  .join(" ");
