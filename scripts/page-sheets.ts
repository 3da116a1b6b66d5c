import postcss from "postcss";
import type { Plugin } from "vite";

/**
 * Drops from the sheets of single pages what the site's sheet says already, and comes before them:
 * Tailwind's variables (`--tw-…`) and the comment on its license.
 */
export function pageSheets(): Plugin {
  return {
    name: "page-sheets",
    apply: "build",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        const css = String(file.source);
        if (!css.includes("@layer properties") || css.includes("@layer utilities{")) continue;
        file.source = shorten(css);
      }
    },
  };
}

function shorten(css: string): string {
  const root = postcss.parse(css);
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.name === "property" || rule.params === "properties") rule.remove();
  });
  return root.toString();
}
