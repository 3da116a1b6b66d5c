import { queueEarlyClicks } from "@/app/queue-early-clicks";
import { loadStyles, retryFailedSheets } from "@/app/load-styles";
import { isNavigatingAway, trackNavigatingAway } from "@/app/navigating-away";
import { reloadForNewRelease } from "@/app/new-release";
import { isPrerenderedFor } from "./ui/page-change/prerendered-page";
import { renderDeferred, renderEverything } from "./ui/page-change/render-deferred";
import { recordEarlyChanges } from "@/app/undo-early-changes";
import { delay, idle } from "@/lib/idle";

/** Events that show that the visitor interacts with the page. */
const INTERACTION_EVENTS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
] as const;

/** The longest wait for the first paint, and then for an idle browser. */
const IDLE_LIMIT_MS = 2000;

/** A style sheet that takes longer does not keep the page from being completed. */
const STYLES_LIMIT_MS = 3000;

/** Shown instead of a page that is not prerendered and cannot be loaded. */
const LOAD_ERROR = "This page did not arrive. Check your connection and load it again.";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root element.");

trackNavigatingAway();
retryFailedSheets();
const undoEarlyChanges = recordEarlyChanges(root);
const replayClicks = queueEarlyClicks(root);
let isRunning = false;

// A prerendered page is complete without scripts: it can be read, and its links work. So it is
// hydrated only after loading or on the first interaction. Other pages are rendered at once.
if (isPrerenderedFor(root, window.location.pathname)) {
  if (isRevisit()) renderEverything(root);
  if (window.matchMedia("(forced-colors: active)").matches) void loadStyles();
  startOnInteraction(root);
  startWhenIdle(root);
} else {
  renderEverything(root);
  void loadStyles();
  void run(root);
}

/** Whether the browser reloads the page, or returns to it, and so restores its scroll position. */
function isRevisit(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load !== undefined && "type" in load && load.type !== "navigate";
}

function startOnInteraction(root: HTMLElement) {
  const handleInteraction = (event: Event) => {
    if (event instanceof PointerEvent && isStationary(event)) return;
    for (const type of INTERACTION_EVENTS)
      window.removeEventListener(type, handleInteraction, true);
    void loadStyles();
    void run(root);
  };
  for (const type of INTERACTION_EVENTS)
    window.addEventListener(type, handleInteraction, { capture: true, passive: true });
}

/**
 * Whether a `pointermove` is without movement. Browsers also send one when a page loads below the
 * pointer.
 */
function isStationary({ type, movementX, movementY }: PointerEvent): boolean {
  return type === "pointermove" && movementX === 0 && movementY === 0;
}

/**
 * What a prerendered page still needs, in small steps after its first view: its code is fetched, its
 * complete style sheets are applied while little is laid out, then the rest of the page is laid out,
 * and at last its code is run.
 */
function startWhenIdle(root: HTMLElement) {
  const complete = async () => {
    await firstPaint();
    await idle(IDLE_LIMIT_MS);
    preloadModules(root);
    await Promise.race([loadStyles(), delay(STYLES_LIMIT_MS)]);
    await renderDeferred(root);
    await idle(IDLE_LIMIT_MS);
    await run(root);
  };
  if (document.readyState === "complete") void complete();
  else window.addEventListener("load", () => void complete(), { once: true });
}

/**
 * The `load` event and an idle period may come before the first paint, which hydration must not
 * delay. Firefox records no paint entry for a page opened at a fragment (`/faq#payment`), so a
 * timeout ends the waiting.
 */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      window.clearTimeout(timer);
      resolve();
    };
    const observer = new PerformanceObserver(finish);
    const timer = window.setTimeout(finish, IDLE_LIMIT_MS);
    observer.observe({ type: "paint", buffered: true });
  });
}

async function run(root: HTMLElement) {
  if (isRunning) return;
  isRunning = true;
  preloadModules(root);
  try {
    const { start } = await import("@/app/start");
    await start(root, undoEarlyChanges);
    replayClicks();
    root.dataset["hydrated"] = "";
  } catch (error) {
    isRunning = false;
    // Firefox aborts the loading of scripts on a navigation: that is no failure of this page.
    if (isNavigatingAway()) {
      startOnInteraction(root);
      return;
    }
    console.error("The application could not be started.", error);
    root.dataset["failed"] = "";
    if (root.dataset["page"] !== window.location.pathname) showLoadError(root);
    startOnInteraction(root);
    void reloadForNewRelease();
  }
}

/**
 * Fetches all chunks of the page in parallel. Otherwise the browser would discover each of them only
 * when the chunk that imports it has loaded.
 */
function preloadModules(root: HTMLElement) {
  for (const href of root.dataset["modules"]?.split(" ") ?? []) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
  }
}

/** Replaces the loading state of a page that is not prerendered by a message. */
function showLoadError(root: HTMLElement) {
  delete root.dataset["page"];
  root.textContent = LOAD_ERROR;
}
