import Beasties from "beasties";
import postcss from "postcss";
import { shortenCss } from "./shorten-css.ts";
import { structureOf } from "./structure.ts";

const HREF = "/sheet.css";
const LINK = `<link rel="stylesheet" href="${HREF}">`;

/** Those of other media; Beasties would write the used rules once more for each. */
const OTHER_LINKS = /<link\s[^>]*rel="stylesheet"[^>]*>/g;

/**
 * Beasties overlooks elements that are matched by a descendant or child inside `:is()` or
 * `:where()`, and by Tailwind's `[&_svg]`: such rules come along when the page has one of their
 * classes.
 */
const OVERLOOKED = [/:(?:is|where)\([^()]*[^,(][ >][^()]*\)/, /_svg/];

function listOverlooked(css: string, html: string): string[] {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) =>
      list.replaceAll("&amp;", "&").split(" "),
    ),
  );
  const found: string[] = [];
  postcss.parse(css).walkRules(({ selectors }) => {
    for (const selector of selectors) {
      if (!OVERLOOKED.some((pattern) => pattern.test(selector))) continue;
      const names = [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)];
      const isHere = names.some(([, name = ""]) => classes.has(name.replace(/\\(.)/g, "$1")));
      if (isHere) found.push(selector);
    }
  });
  return found;
}

class UsedCss extends Beasties {
  readonly #css: string;

  constructor(css: string, html: string) {
    super({
      preload: "body",
      noscriptFallback: false,
      inlineFonts: true,
      preloadFonts: false,
      reduceInlineStyles: false,
      allowRules: [
        ...listOverlooked(css, html),
        ":focus-visible", // fits every element, and no selector for one
        // The rhythm of a text is all combinators and lists: it comes as a whole.
        ...(html.includes('class="prose"') ? [/\.prose/] : []),
      ],
      logLevel: "warn",
    });
    this.#css = css;
  }

  override getCssAsset() {
    return Promise.resolve(this.#css);
  }
}

/** What a page wears: its style sheets' text and files, and the file of their `wideScreenCss`. */
export type Styles = { css: string; files: readonly string[]; wideFile: string };

/**
 * Gives a function that writes into a page's head what its first view on a phone needs of its style
 * sheets. The rules of wider screens are in files (`wideScreenCss`), the whole sheets come with the
 * visitor's first act.
 */
export function createCssInliner(): (html: string, styles: Styles) => Promise<string> {
  const known = new Map<string, string>();
  return async (html, styles) => {
    const key = [...styles.files, structureOf(html)].join("\n");
    const used = known.get(key) ?? (await findUsedCss(html, styles));
    known.set(key, used);
    return html.replace("</head>", () => `${used}</head>`);
  };
}

async function findUsedCss(html: string, { css, files, wideFile }: Styles): Promise<string> {
  const withLink = html.replace(OTHER_LINKS, "").replace("</head>", `${LINK}</head>`);
  const page = await new UsedCss(css, html).process(withLink);
  const used = /<style>(.*?)<\/style>/s.exec(page)?.[1];
  if (used === undefined) throw new Error("A page uses no rule of the style sheet.");
  const preloads = new Set([...html.matchAll(/href="([^"]+\.woff2)"/g)].map(([, href]) => href));
  const links = files.map((file) => `<link rel="stylesheet" href="/${file}">`);
  return [
    `<style>${shortenCss(used, (href) => preloads.has(href))}</style>`,
    `<link rel="stylesheet" fetchpriority="high" media="(min-width:40rem)" href="/${wideFile}">`,
    // Where scripts are off, nothing else would fetch them.
    `<noscript>${links.join("")}</noscript>`,
  ].join("");
}
