import Beasties from "beasties";
import { shortenCss } from "./shorten-css.ts";

const HREF = "/sheet.css";
const LINK = `<link rel="stylesheet" href="${HREF}">`;

/**
 * Beasties overlooks elements that are matched by a descendant inside `:is()` or `:where()`, and by
 * Tailwind's `[&_svg]`: such rules always come along.
 */
const OVERLOOKED = [/:(?:is|where)\([^()]*[^,(] [^()]*\)/, /_svg/];

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
        ...OVERLOOKED,
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
 * Writes into a page's head what its first view on a phone needs of the style sheet. The rules of
 * wider screens are in a file (`wideScreenCss`), the whole sheet comes with the visitor's first act.
 */
export async function inlineUsedCss(html: string, styles: Styles): Promise<string> {
  const { css, sheet, wideSheet } = styles;
  const page = await new UsedCss(css, html).process(html.replace("</head>", `${LINK}</head>`));
  const preloads = new Set([...html.matchAll(/href="([^"]+\.woff2)"/g)].map(([, href]) => href));
  return page.replace(LINK, "").replace(/<style>(.*?)<\/style>/s, (_, used: string) => {
    return [
      `<style>${shortenCss(used, (href) => preloads.has(href))}</style>`,
      `<link rel="stylesheet" media="(min-width:640px)" href="/${wideSheet}">`,
      // Where scripts are off, nothing else would fetch it.
      `<noscript><link rel="stylesheet" href="/${sheet}"></noscript>`,
    ].join("");
  });
}
