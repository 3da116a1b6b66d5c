import postcss from "postcss";
import type { Plugin } from "vite";

/**
 * Drops what no visitor needs twice, or at all: from every sheet Tailwind's `@layer properties`, for
 * browsers without `@property` (before Firefox 128 and Safari 16.4, which Tailwind itself does not
 * serve); from the sheets of single pages also its variables (`--tw-…`) and the comment on its
 * license, which the site's sheet has and comes before them.
 */
export function pageSheets(): Plugin {
  return {
    name: "page-sheets",
    apply: "build",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        const css = String(file.source);
        if (css.includes("@layer properties")) file.source = shorten(css);
      }
    },
  };
}

function shorten(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules("layer", (rule) => {
    if (rule.params === "properties") rule.remove();
  });
  if (!css.includes("@layer utilities{")) {
    root.walkComments((comment) => {
      comment.remove();
    });
    root.walkAtRules("property", (rule) => {
      rule.remove();
    });
  }
  return root.toString();
}
