import { holdClicks } from "@/app/hold-clicks";

/** What a visitor does first: from then on the page should answer. */
const SIGNS = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"] as const;

/** Longest wait for a quiet moment. */
const IDLE_LIMIT_MS = 2000;

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root element.");

const release = holdClicks();
let isRunning = false;

// A page rendered ahead can be read, and its links work: the application waits until it has
// loaded, or until the visitor does something. Any other page starts at once.
if (isRenderedForAddress(root)) waitForVisitor(root);
else void run(root);

/** See `renderPage` for these attributes. */
function isRenderedForAddress({ dataset: { page, query } }: HTMLElement): boolean {
  return page === window.location.pathname && (query === undefined || !window.location.search);
}

function waitForVisitor(root: HTMLElement) {
  const begin = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, begin, true);
    window.removeEventListener("load", beginWhenIdle);
    void run(root);
  };
  // Safari has no requestIdleCallback.
  const beginWhenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: IDLE_LIMIT_MS });
    else setTimeout(begin, 200);
  };
  for (const sign of SIGNS) window.addEventListener(sign, begin, { capture: true, passive: true });
  if (document.readyState === "complete") beginWhenIdle();
  else window.addEventListener("load", beginWhenIdle);
}

async function run(root: HTMLElement) {
  if (isRunning) return;
  isRunning = true;
  // All at once: which code the page needs is otherwise known only when the application runs.
  for (const href of root.dataset["modules"]?.split(" ") ?? []) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
  }
  try {
    const { start } = await import("@/app/start");
    await start(root);
    release();
    root.dataset["live"] = "";
  } catch (error) {
    console.error("The application could not be started.", error);
    isRunning = false;
    waitForVisitor(root);
  }
}
