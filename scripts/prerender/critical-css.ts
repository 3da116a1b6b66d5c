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

type Styles = {
  /** The whole style sheet. */
  css: string;
  /** Its file, and that of `wideScreenCss`. */
  sheet: string;
  wideSheet: string;
};

/**
 * Gives a function that writes into a page's head what its first view on a phone needs of the style
 * sheet. The rules of wider screens are in a file (`wideScreenCss`), the whole sheet comes with the
 * visitor's first act.
 */
export function createCssInliner(styles: Styles): (html: string) => Promise<string> {
  const known = new Map<string, string>();
  return async (html) => {
    const structure = structureOf(html);
    const used = known.get(structure) ?? (await findUsedCss(html, styles));
    known.set(structure, used);
    return html.replace("</head>", () => `${used}</head>`);
  };
}

async function findUsedCss(html: string, { css, sheet, wideSheet }: Styles): Promise<string> {
  const withLink = html.replace(OTHER_LINKS, "").replace("</head>", `${LINK}</head>`);
  const page = await new UsedCss(css, html).process(withLink);
  const used = /<style>(.*?)<\/style>/s.exec(page)?.[1];
  if (used === undefined) throw new Error("A page uses no rule of the style sheet.");
  const preloads = new Set([...html.matchAll(/href="([^"]+\.woff2)"/g)].map(([, href]) => href));
  return [
    `<style>${shortenCss(used, (href) => preloads.has(href))}</style>`,
    `<link rel="stylesheet" fetchpriority="high" media="(min-width:40rem)" href="/${wideSheet}">`,
    // Where scripts are off, nothing else would fetch it.
    `<noscript><link rel="stylesheet" href="/${sheet}"></noscript>`,
  ].join("");
}
