import { escapeAttribute } from "../../src/lib/escape-html.ts";
import { scriptJson } from "../../src/lib/script-json.ts";

type Page = {
  /** The path, or the route pattern, for which the HTML is rendered. */
  page: string;
  /** React's output: first the tags that belong into the head, then the page. */
  html: string;
  /** The page's own code besides the application, as paths from the site's root. */
  modules: readonly string[];
  readsQuery: boolean;
  data: unknown;
  dataId: string;
  /** Entered by staff, so it must be escaped. */
  favicon: string;
};

const ROOT = '<div id="root"></div>';
/** The style sheet for contrast themes, which few visitors need: the script loads it with the others. */
const CONTRAST_SHEET = /<link rel="stylesheet" media="\(forced-colors[^>]*>/;
const MANIFEST = '<link rel="manifest" href="/site.webmanifest">';

/**
 * React hoists these tags to the start of its output, because they belong into the head:
 * https://react.dev/reference/react-dom/components/meta
 */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Puts a rendered page into the HTML file that the client build made. */
export function fillDocument(template: string, page: Page): string {
  const [head = ""] = HEAD_TAGS.exec(page.html) ?? [];
  const body = shorten(page.html.slice(head.length));
  const attributes = [
    `data-page="${escapeAttribute(page.page)}"`,
    page.readsQuery && "data-query",
    page.modules.length > 0 && `data-modules="${page.modules.join(" ")}"`,
  ];
  const document = collapseWhitespace(template);
  const [contrastSheet = ""] = CONTRAST_SHEET.exec(document) ?? [];
  return (
    document
      .replace(CONTRAST_SHEET, "")
      // The page can be read without the script, so fonts and the first picture have priority.
      .replace('<script type="module"', '<script type="module" fetchpriority="low"')
      .replace(
        /(<link rel="icon" href=")[^"]*/,
        (_, start: string) => start + escapeAttribute(page.favicon),
      )
      .replace(
        "</head>",
        () =>
          `${head}${preloadMainPicture(body)}${MANIFEST}<noscript>${contrastSheet}</noscript></head>`,
      )
      .replace(
        ROOT,
        () =>
          `<div id="root" ${attributes.filter(Boolean).join(" ")}>${body}</div>${makeDataScript(page)}`,
      )
  );
}

/**
 * Removes marks that nothing on this site reads: React Router's on links, for its framework mode, and
 * the class names of Lucide's icons.
 */
function shorten(html: string): string {
  return html
    .replaceAll(' data-discover="true"', "")
    .replaceAll(/ class="lucide lucide-[\w-]+ ?/g, ' class="');
}

/** Removes the line breaks and indents of index.html. Safe, because it contains no text. */
function collapseWhitespace(template: string): string {
  return template.replace(/\s*\n\s*/g, " ").replaceAll("> <", "><");
}

/** The document of the admin, which is neither prerendered nor indexed by search engines. */
export function makeShell(template: string): string {
  return template
    .replace("</head>", `<meta name="robots" content="noindex"></head>`)
    .replace(ROOT, `${ROOT}<noscript>The admin needs JavaScript.</noscript>`);
}

/** Preloads the main picture, so that it loads before the browser has parsed as far as its tag. */
function preloadMainPicture(html: string): string {
  const pictures = html.matchAll(
    /<source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"\/><img [^>]*fetchPriority="high"/g,
  );
  return [...pictures]
    .slice(0, 1)
    .map(
      ([, srcset, sizes]) =>
        `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`,
    )
    .join("");
}

function makeDataScript({ data, dataId }: Page): string {
  return `<script type="application/json" id="${dataId}">${scriptJson(data)}</script>`;
}
