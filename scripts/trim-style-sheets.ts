import postcss from "postcss";
import type { Plugin } from "vite";

/**
 * Removes unneeded rules that Tailwind writes into every style sheet:
 *
 * - `@layer properties`, its fallback for browsers without `@property`. Tailwind 4 itself does not
 *   support those browsers: https://tailwindcss.com/docs/compatibility
 * - `font-feature-settings` and `font-variation-settings`, where they say what is so anyway: "normal",
 *   and next to `font: inherit`, which sets them too:
 *   https://www.w3.org/TR/css-fonts-4/#font-prop
 * - The second of two declarations of the same color, in `lab()`: the site's colors are sRGB
 * - In the style sheets of single pages, the `@property` rules of its variables (`--tw-…`) and its
 *   license comment. The site's own style sheet is loaded before and contains both.
 */
export function trimStyleSheets(): Plugin {
  return {
    name: "trim-style-sheets",
    apply: "build",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".css")) continue;
        const css = String(file.source);
        if (css.includes("@layer properties")) file.source = trim(css);
      }
    },
  };
}

function trim(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules("layer", (rule) => {
    if (rule.params === "properties") rule.remove();
  });
  root.walkDecls(/^font-(?:feature|variation)-settings$/, (declaration) => {
    const isFontInherited = declaration.parent?.some(
      (sibling) =>
        sibling.type === "decl" && sibling.prop === "font" && sibling.value === "inherit",
    );
    if (declaration.value === "normal" || isFontInherited) declaration.remove();
  });
  root.walkDecls((declaration) => {
    const previous = declaration.prev();
    const isRepeated = previous?.type === "decl" && previous.prop === declaration.prop;
    if (isRepeated && declaration.value.includes("lab(")) declaration.remove();
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
