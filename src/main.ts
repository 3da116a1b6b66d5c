import { holdClicks } from "@/app/hold-clicks";
import { isLeaving, watchLeaving } from "@/app/leaving";
import { loadStyles, loadStylesOnChange } from "@/app/load-styles";
import { reloadForNewRelease } from "@/app/new-release";
import { isRenderedFor } from "@/app/rendered-page";
import { whenIdle } from "@/lib/when-idle";

/** What a visitor does first: from then on the page should answer. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"] as const;

/** Longest wait for a quiet moment. */
const IDLE_LIMIT_MS = 2000;

/** Where nothing was rendered ahead that could be read. */
const NOT_ARRIVED = "This page did not arrive. Check your connection and load it again.";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root element.");

watchLeaving();
const release = holdClicks();
let isRunning = false;

// A page rendered ahead can be read, and its links work: the application waits until it has
// loaded, or until the visitor does something. Any other page starts at once.
if (isRenderedFor(root, window.location.pathname)) {
  loadStylesOnChange(root);
  startOnSign(root);
  startWhenIdle(root);
} else {
  void loadStyles();
  void run(root);
}

function startOnSign(root: HTMLElement) {
  const begin = (event: Event) => {
    if (event instanceof PointerEvent && isResting(event)) return;
    for (const sign of SIGNS) window.removeEventListener(sign, begin, true);
    void loadStyles();
    void run(root);
  };
  for (const sign of SIGNS) window.addEventListener(sign, begin, { capture: true, passive: true });
}

/** A pointer that was there already: browsers report it too when the page appears below it. */
function isResting({ type, movementX, movementY }: PointerEvent): boolean {
  return type === "pointermove" && movementX === 0 && movementY === 0;
}

function startWhenIdle(root: HTMLElement) {
  const beginWhenIdle = () => {
    afterFirstPaint(() => {
      whenIdle(() => void run(root), IDLE_LIMIT_MS);
    });
  };
  if (document.readyState === "complete") beginWhenIdle();
  else window.addEventListener("load", beginWhenIdle, { once: true });
}

/**
 * The load may be over before it, and so may a quiet moment: what is to be seen comes first. Firefox
 * records no paint of a page that opens at a part of it (`/faq#payment`), so a time has to do there.
 */
function afterFirstPaint(act: () => void) {
  const begin = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    act();
  };
  const observer = new PerformanceObserver(begin);
  const timer = window.setTimeout(begin, IDLE_LIMIT_MS);
  observer.observe({ type: "paint", buffered: true });
}

async function run(root: HTMLElement) {
  if (isRunning) return;
  isRunning = true;
  // All at once: which code the page needs is otherwise known only when the application runs.
  const modules = root.dataset["modules"]?.split(" ") ?? [];
  document.head.append(
    ...modules.map((href) =>
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    ),
  );
  try {
    const { start } = await import("@/app/start");
    await start(root);
    release();
    root.dataset["live"] = "";
    // What a form has to say may come when the network has gone.
    if (root.querySelector("form")) whenIdle(() => void loadStyles(), IDLE_LIMIT_MS);
  } catch (error) {
    isRunning = false;
    if (isLeaving()) {
      startOnSign(root);
      return;
    }
    console.error("The application could not be started.", error);
    if (root.dataset["page"] !== window.location.pathname) sayNotArrived(root);
    startOnSign(root);
    if (!hasTypedText(root)) void reloadForNewRelease();
  }
}

function hasTypedText(root: HTMLElement): boolean {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/** There is nothing to read: at most a page for all paths of a route, which says it is loading. */
function sayNotArrived(root: HTMLElement) {
  delete root.dataset["page"];
  root.textContent = NOT_ARRIVED;
}
