import { site } from "../config/site.ts";
import { adminNotices, lateNotice } from "../content/late-notice.ts";
import { escapeAttribute, escapeText } from "../lib/escape-html.ts";
import { scriptJson } from "../lib/json.ts";
import { markOtherView, prefetchLinks } from "./inline-scripts.ts";

type DocumentParts = {
  /** The path, or the route pattern, for which the HTML is rendered. */
  page: string;
  /** React's output: first the tags that belong into the head, then the page. */
  html: string;
  /** The scripts and style sheets of the application on this page, as paths from the site's root. */
  files: readonly string[];
  /** The names of the parameters on which the first view depends. */
  parameters: readonly string[];
  isUsed: boolean;
  data: unknown;
  dataId: string;
  /** Entered by staff, so it must be escaped. */
  favicon: string;
};

const ROOT = '<div id="root"></div>';
/** Is in every page that was rendered, and in no other file. */
export const PAGE_MARK = '<div id="root" data-page="';
/** Is in every page of a former address, and in no other file. */
export const MOVED_MARK = "<body data-moved>";
/** The style sheet of the site. In a rendered page, it comes with the application. */
const SHEET = /<link rel="stylesheet"[^>]*>/;
const SCRIPT = /<script type="module"[^>]*><\/script>/;
const MANIFEST = '<link rel="manifest" href="/site.webmanifest">';

/**
 * React hoists these tags to the start of its output, because they belong into the head:
 * https://react.dev/reference/react-dom/components/meta
 */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Puts a rendered page into the HTML file that the client build made. */
export function fillDocument(template: string, page: DocumentParts): string {
  const [head = ""] = HEAD_TAGS.exec(page.html) ?? [];
  const body = page.html.slice(head.length);
  const notice = makeLateNotice(body);
  const attributes = [
    `${PAGE_MARK}${escapeAttribute(page.page)}"`,
    page.isUsed && "data-used",
    page.files.length > 0 && `data-files="${page.files.join(" ")}"`,
  ];
  const [script = ""] = SCRIPT.exec(template) ?? [];
  const names = page.parameters.join(" ");
  return collapseWhitespace(template)
    .replace(script, "")
    .replace("<html", names ? `<html data-query="${names}"` : "<html")
    .replace(
      /(<link rel="icon" href=")[^"]*/,
      (_, start: string) => start + escapeAttribute(page.favicon),
    )
    .replace(
      "</head>",
      () => `${head}${preloadMainPicture(body)}${MANIFEST}${names && markOtherView}</head>`,
    )
    .replace(
      ROOT,
      () =>
        `${attributes.filter(Boolean).join(" ")}>${body}</div>${notice}${makeDataScript(page)}${prefetchLinks}${independent(script)}`,
    );
}

/** Puts the CSS of a page into its HTML, so that it is complete when the HTML has arrived. */
export function placeStyles(html: string, css: string): string {
  return html.replace(SHEET, "").replace("</head>", () => `<style>${css}</style></head>`);
}

/**
 * The page can be read without the script, so fonts and the first picture have priority. Only an
 * `async` script waits for no style sheet that is late, so it has to stand after what it reads.
 */
function independent(script: string): string {
  return script.replace("<script", '<script async fetchpriority="low"');
}

/** Removes the line breaks and indents of index.html. Safe, because it contains no text. */
function collapseWhitespace(template: string): string {
  return template.replace(/\s*\n\s*/g, " ").replaceAll("> <", "><");
}

/** As `LoadingScreen`, which takes its place as soon as the application has arrived. */
const LOADING_ADMIN = `<div class="grid min-h-dvh place-items-center"><div role="status" class="flex flex-col items-center gap-4 py-24 text-lg text-muted-foreground"><span aria-hidden="true" class="spinner motion-reduce:hidden"><i></i><i></i><i></i></span>${escapeText(adminNotices.loading)}</div></div>`;

/** The document of the admin, which is neither prerendered nor indexed by search engines. */
export function makeShell(template: string): string {
  return template
    .replace("</head>", `<meta name="robots" content="noindex"></head>`)
    .replace(
      ROOT,
      `<noscript>${escapeText(adminNotices.needsScript)}<style>#root{display:none}</style></noscript><div id="root">${LOADING_ADMIN}</div>`,
    );
}

/** Preloads the main picture, so that it loads before the browser has parsed as far as its tag. */
function preloadMainPicture(html: string): string {
  const pictures = html.matchAll(
    /<source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"\/?><img [^>]*fetchPriority="high"/g,
  );
  return [...pictures]
    .slice(0, 1)
    .map(
      ([, srcset, sizes]) =>
        `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`,
    )
    .join("");
}

/** A button of which nothing happens without the application. A menu opens by itself. */
const DEAD_BUTTON = /<button(?![^>]* popovertarget=)/i;

/**
 * What a page says when the application is late or never starts, if something in it needs it. It is
 * shown by the style sheet alone (`.late-notice`), so that it also comes when no script arrives.
 */
function makeLateNotice(body: string): string {
  const hasForm = body.includes("<form");
  if (!hasForm && !DEAD_BUTTON.test(body)) return "";
  const address = `<a href="mailto:${escapeAttribute(site.email)}" class="link">${escapeText(site.email)}</a>`;
  return `<div class="page-notice late-notice surface-dark${hasForm ? " is-timed" : ""}" role="alert"><p class="container">${escapeText(lateNotice)} ${address}.</p></div>`;
}

function makeDataScript({ data, dataId }: DocumentParts): string {
  return `<script type="application/json" id="${dataId}">${scriptJson(data)}</script>`;
}
