import { comparePage } from "@/app/compare-page";
import { onIntent, queueEarlyClicks } from "@/app/intent";
import { reloadForNewRelease, trackMissingCode } from "@/app/missing-code";
import { loadError } from "@/content/late-notice";
import { isPrerenderedFor } from "@/data/page-data";
import { idle } from "@/lib/idle";
import { isNavigatingAway, trackNavigatingAway } from "@/lib/navigating-away";
import { recordEarlyChanges } from "@/lib/undo-early-changes";
import { followAnchors, isHashReached } from "@/lib/anchors";
import { enhanceDetails } from "@/ui/native-details";

/*
 * The attributes by which the HTML, the starter (this file) and the style sheets understand each other:
 *
 * | on                | attribute         | written by                | read by                          |
 * | ----------------- | ----------------- | ------------------------- | -------------------------------- |
 * | html              | data-query        | render/document.ts        | render/inline-scripts.ts: names  |
 * |                   |                   |                           | of parameters that change a view |
 * | html              | data-other-view   | render/inline-scripts.ts  | data/page-data.ts, starter,      |
 * |                   |                   |                           | base.css: the address has one    |
 * | #root             | data-page         | render/document.ts        | data/page-data.ts: path, pattern |
 * | #root             | data-used         | render/document.ts        | starter: starts when idle        |
 * | #root             | data-files        | render/document.ts        | starter: what to preload         |
 * | #root             | data-pressed      | app/intent.ts             | base.css: a button waits         |
 * | #root             | data-failed       | starter                   | starter, base.css                |
 * | #root             | data-hydrated     | starter                   | data/articles.ts, styles, tests  |
 * | details           | data-settled      | ui/native-details.ts      | base.css, tool-page.css          |
 * | part of the page  | data-unread       | site/home                 | starter: text instead of it      |
 * | .by-query         | data-loading      | site/blog                 | base.css: text instead of it     |
 * | article           | data-article      | ui/rich-text.tsx          | data/articles.ts: its version    |
 * | year, end of page | data-year,        | app/layouts               | starter                          |
 * |                   | data-printed      |                           |                                  |
 * | end of a tool     | data-link-query   | tools/engine              | starter: what is printed         |
 */

/** The longest wait for an idle browser after the page has loaded. */
const IDLE_LIMIT_MS = 2000;

/** HTML that cannot be read: none, a loading state, another view than the address asks for. */
const UNREADABLE = "#root:empty, .spinner, [data-other-view] .by-query";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root element.");
main(root);

/**
 * A prerendered page is complete without scripts: it can be read, its links and menus work. So the
 * application starts only when the visitor does something that needs it, when the database has
 * something new for the page or cannot be read, or, on a page that is used, when the browser is idle.
 * Other pages are rendered by the application, at once.
 */
function main(root: HTMLElement) {
  enhanceDetails();
  followAnchors();
  trackNavigatingAway();
  trackMissingCode();
  const undoEarlyChanges = recordEarlyChanges(root);
  const waiting = new AbortController();
  let starting: Promise<void> | undefined;
  let isUnread = false;
  onIntent(() => void startOnce(), waiting.signal);
  const replayClicks = queueEarlyClicks(root);
  showYear(root);

  const opened = readAddress();
  const isLeft = () => readAddress() !== opened;
  const needsApplication = () =>
    isLeft() || !isPrerenderedFor(root, window.location.pathname) || !isHashReached();
  const startIfNeeded = () => {
    if (needsApplication()) void startOnce();
  };

  // Back and Forward also lead to pages that the application has shown before this one was loaded.
  for (const type of ["popstate", "hashchange"]) {
    window.addEventListener(type, startIfNeeded, waiting);
  }
  window.addEventListener(
    "online",
    () => {
      if (root.dataset["failed"] !== undefined) void startOnce();
    },
    waiting,
  );
  window.addEventListener("beforeprint", () => {
    showWhatIsPrinted(root);
  });
  startIfNeeded();
  void startWhenIdle();

  async function startWhenIdle() {
    await loaded();
    await painted();
    await idle(IDLE_LIMIT_MS);
    // Whoever has acted before has started it, or has tried to.
    await starting;
    if (waiting.signal.aborted) return;
    if (root.dataset["used"] === undefined) {
      const state = await comparePage();
      if (state === "current") return;
      isUnread = state === "unread";
    }
    preloadFiles(root);
    await idle(IDLE_LIMIT_MS);
    await startOnce();
  }

  function startOnce(): Promise<void> {
    starting ??= startApplication();
    return starting;
  }

  async function startApplication() {
    preloadFiles(root);
    try {
      const { runApplication } = await import("@/app/start");
      await runApplication(root, undoEarlyChanges);
      waiting.abort();
      replayClicks();
      root.dataset["hydrated"] = "";
    } catch (error) {
      starting = undefined; // the next intent tries again
      // Firefox aborts the loading of scripts on a navigation: that is no failure of this page.
      if (isNavigatingAway()) return;
      console.error("The application could not be started.", error);
      root.dataset["failed"] = "";
      if (isUnread) showUnread(root);
      if (isLeft() || document.querySelector(UNREADABLE)) showLoadError(root);
      void reloadForNewRelease();
    }
  }
}

function readAddress(): string {
  return window.location.pathname + window.location.search;
}

function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else {
      window.addEventListener("load", () => {
        resolve();
      });
    }
  });
}

/** The `load` event may come before the first paint. A frame is not drawn in a hidden tab. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/**
 * Loads all files of the application on this page in parallel. Otherwise the browser would discover
 * each script only when the one that imports it has loaded. The style sheets have what the application
 * adds to the page; what is in its HTML has its styles there.
 */
function preloadFiles(root: HTMLElement) {
  for (const href of root.dataset["files"]?.split(" ") ?? []) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const rel = href.endsWith(".css") ? "stylesheet" : "modulepreload";
    document.head.append(Object.assign(document.createElement("link"), { rel, href }));
  }
}

/** The copyright is of this year, also on a page that was rendered in an earlier one. */
function showYear(root: HTMLElement) {
  const year = root.querySelector("[data-year]");
  if (year) year.textContent = String(new Date().getFullYear());
}

/**
 * On paper a page says where it is and which day it was printed. What is typed in a tool is in its own
 * query before the address has it.
 */
function showWhatIsPrinted(root: HTMLElement) {
  const { origin, pathname, search } = window.location;
  const tool = root.querySelector<HTMLElement>("[data-link-query]");
  const day = new Date().toLocaleDateString("en-US", { dateStyle: "long" });
  const end = root.querySelector("[data-printed]");
  if (end)
    end.textContent = `${origin}${pathname}${tool?.dataset["linkQuery"] ?? search} on ${day}`;
}

/** Shows what the application, which cannot be loaded, would show instead of unreadable content. */
function showUnread(root: HTMLElement) {
  const part = root.querySelector<HTMLElement>("[data-unread]");
  if (part) part.textContent = part.dataset["unread"] ?? "";
}

/** Replaces the page by a message. Its menus and links stay. */
function showLoadError(root: HTMLElement) {
  delete root.dataset["page"];
  (root.querySelector("main") ?? root).innerHTML = `<p class="container py-20">${loadError}`;
}
