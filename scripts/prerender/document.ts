import { escapeAttribute } from "../../src/lib/escape-html.ts";
import { scriptJson } from "../../src/lib/script-json.ts";

type Page = {
  /** The path, or the route pattern, that the HTML is made for. */
  page: string;
  /** React's output: what belongs into the head, then the page. */
  html: string;
  /** Code that the page needs beside the application, paths from the site's root. */
  modules: readonly string[];
  readsQuery: boolean;
  data: unknown;
  dataId: string;
  /** Typed by staff. */
  favicon: string;
};

const ROOT = '<div id="root"></div>';
const MANIFEST = '<link rel="manifest" href="/site.webmanifest">';

/** Tags that React writes before everything else because they belong into the head. */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Puts a rendered page into the HTML file that the client build made. */
export function fillDocument(template: string, page: Page): string {
  const [head = ""] = HEAD_TAGS.exec(page.html) ?? [];
  // Each link has a mark for React Router's framework, which is not in use.
  const body = page.html.slice(head.length).replaceAll(' data-discover="true"', "");
  const attributes = [
    `data-page="${escapeAttribute(page.page)}"`,
    page.readsQuery && "data-query",
    page.modules.length > 0 && `data-modules="${page.modules.join(" ")}"`,
  ];
  return (
    squeeze(template)
      // The page can be read and followed without it: letters and the first picture come first.
      .replace('<script type="module"', '<script type="module" fetchpriority="low"')
      .replace(
        /(<link rel="icon" href=")[^"]*/,
        (_, start: string) => start + escapeAttribute(page.favicon),
      )
      .replace("</head>", () => `${head}${preloadMainPicture(body)}${MANIFEST}</head>`)
      .replace(
        ROOT,
        () =>
          `<div id="root" ${attributes.filter(Boolean).join(" ")}>${body}</div>${dataScript(page)}`,
      )
  );
}

/** Without the line breaks and indents of the source file. It has no text of its own. */
function squeeze(template: string): string {
  return template.replace(/\s*\n\s*/g, " ").replaceAll("> <", "><");
}

/** The admin: nothing of it is rendered ahead or listed. */
export function makeShell(template: string): string {
  return template
    .replace("</head>", `<meta name="robots" content="noindex"></head>`)
    .replace(ROOT, `${ROOT}<noscript>The admin needs JavaScript.</noscript>`);
}

/** The main picture is on its way before the browser has read as far as its tag. */
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

function dataScript({ data, dataId }: Page): string {
  return `<script type="application/json" id="${dataId}">${scriptJson(data)}</script>`;
}
