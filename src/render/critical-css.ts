import Beasties from "beasties";
import postcss from "postcss";
import { shortenCss } from "./shorten-css.ts";
import { hashStructure } from "./structure-hash.ts";

const HREF = "/sheet.css";
const LINK = `<link rel="stylesheet" href="${HREF}">`;

/** The page's own links to style sheets. Beasties would repeat the used rules for each of them. */
const OTHER_LINKS = /<link\s[^>]*rel="stylesheet"[^>]*>/g;

/**
 * Selectors that Beasties (https://github.com/danielroe/beasties) does not match against the page
 * correctly: those with a descendant or child combinator inside `:is()` or `:where()`, and
 * Tailwind's `[&_svg]`. Their rules are kept when the page has one of their classes.
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
        ":focus-visible", // no element matches it while the page is rendered
        // Its rules depend on what happens to the page.
        ...(html.includes("late-notice") ? [/\.late-notice/] : []),
        // Nearly all rules of `.prose` depend on combinators, so they are kept as a whole.
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

/** The style sheets of a page: their text, their files, and the file of their wide-screen rules. */
export type Styles = { css: string; files: readonly string[]; wideFile: string };

/**
 * Returns a function that inlines the critical CSS of a page: the rules that its first view on a
 * phone needs. The rules of wider screens are in a file (`extractWideScreenCss`), and the
 * starter loads the complete style sheets after the first view.
 */
export function createCssInliner(): (html: string, styles: Styles) => Promise<string> {
  const known = new Map<string, string>();
  return async (html, styles) => {
    const key = [...styles.files, hashStructure(html)].join("\n");
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
    `<link rel="stylesheet" media="(min-width:40rem)" href="/${wideFile}">`,
    // The script loads these once the first view is there (src/app/load-styles.ts).
    `<noscript>${links.join("")}</noscript>`,
  ].join("");
}
