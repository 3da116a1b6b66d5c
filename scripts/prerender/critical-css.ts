import Beasties from "beasties";
import postcss, { type Root } from "postcss";

const HREF = "/sheet.css";
const LINK = `<link rel="stylesheet" href="${HREF}">`;

/** A visitor must act before these apply, and by then the whole style sheet has come. */
const LATER_STATES = /:(?:hover|active|disabled|autofill|:placeholder)|\[aria-busy/;

/** What only prepares a change. */
const LATER_PROPERTIES = /^(?:transition|--tw-(?:duration|ease)|cursor$|-moz-|-webkit-tap-)/;

class UsedCss extends Beasties {
  readonly #css: string;

  constructor(css: string) {
    super({
      preload: "body",
      noscriptFallback: false,
      inlineFonts: true,
      preloadFonts: false,
      reduceInlineStyles: false,
      logLevel: "warn",
    });
    this.#css = css;
  }

  override getCssAsset() {
    return Promise.resolve(this.#css);
  }
}

/**
 * Writes into a page's head what its first view needs of the style sheet. The whole sheet comes
 * with the application.
 */
export async function inlineUsedCss(html: string, css: string): Promise<string> {
  const page = await new UsedCss(css).process(html.replace("</head>", `${LINK}</head>`));
  const preloads = new Set([...html.matchAll(/href="([^"]+\.woff2)"/g)].map(([, href]) => href));
  return page.replace(LINK, "").replace(/<style>(.*?)<\/style>/s, (_, used: string) => {
    return `<style>${shorten(used, (href) => preloads.has(href))}</style>`;
  });
}

/** The same look at rest, in fewer bytes: all of this counts before the first paint. */
function shorten(css: string, isPreloaded: (href: string) => boolean): string {
  const root = postcss.parse(css);
  root.walkAtRules("layer", (layer) => {
    if (layer.params === "properties") layer.remove(); // for browsers without @property
  });
  root.walkAtRules("media", (media) => {
    if (media.params.includes("hover:")) media.remove();
  });
  root.walkAtRules("font-face", (face) => {
    const href = /url\(([^)]+)\)/.exec(face.toString())?.[1];
    if (href && !isPreloaded(href)) face.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(isForFirstView);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  root.walkDecls((declaration) => {
    if (LATER_PROPERTIES.test(declaration.prop)) declaration.remove();
  });
  dropUnusedProperties(root);
  dropEmpty(root);
  return root
    .toString()
    .replace(/calc\(var\(--spacing\) ?\* ?(-?[\d.]+)\)/g, (_, steps: string) => {
      return `${String(Number(steps) / 4).replace(/^(-?)0\./, "$1.")}rem`;
    });
}

/** Before the application is live, menus open by hovering alone. */
function isForFirstView(selector: string): boolean {
  const withoutEscapes = selector.replace(/\\./g, "_"); // hover\:underline is a class
  return selector.includes("data-live") || !LATER_STATES.test(withoutEscapes);
}

/** A registered property matters when a rule reads it and it has a value or must not be inherited. */
function dropUnusedProperties(root: Root) {
  const css = root.toString();
  root.walkAtRules("property", (property) => {
    const isRead = css.includes(`var(${property.params}`);
    const isSet =
      css.includes(`${property.params}:`) || property.toString().includes("initial-value");
    if (!isRead || !isSet) property.remove();
  });
}

function dropEmpty(root: Root) {
  root.walk((node) => {
    if ((node.type === "rule" || node.type === "atrule") && node.nodes?.length === 0) node.remove();
  });
}
