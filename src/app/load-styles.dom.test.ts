import { fireEvent } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { expectConsole } from "../../tests/support/console";

const FILES = ["/contrast.css", "/styles.css", "/fonts.css", "/page.css"];

const links = () => [
  ...document.head.querySelectorAll<HTMLLinkElement>(":scope > link[rel=stylesheet]"),
];
const files = () => links().map((link) => link.getAttribute("href"));
const findLink = (file: string) =>
  links().find((link) => link.getAttribute("href") === file) ?? document.head;

/** Lets the frame pass in which a style sheet is applied. */
const nextFrame = () => vi.advanceTimersByTimeAsync(300);

/** Opens a prerendered page that has these sheets for visitors without JavaScript. */
async function openPage() {
  vi.useFakeTimers();
  const sheets = document.createElement("noscript");
  sheets.textContent = FILES.map((file) => `<link rel="stylesheet" href="${file}">`).join("");
  document.head.replaceChildren(sheets);
  onTestFinished(() => {
    document.head.replaceChildren();
  });
  vi.resetModules();
  const { loadStyles, retryFailedSheets } = await import("./load-styles");
  retryFailedSheets();
  return { loadStyles };
}

let logged: ReturnType<typeof expectConsole>;
beforeEach(() => {
  logged = expectConsole("error");
});

test("a style sheet that fails, or hangs, keeps no other from being applied", async () => {
  const { loadStyles } = await openPage();
  const isDone = vi.fn<() => void>();
  void loadStyles().then(isDone);
  expect(files()).toEqual(["/contrast.css"]);
  fireEvent.error(findLink("/contrast.css"));
  await nextFrame();
  expect(files()).toEqual(["/contrast.css", "/styles.css"]);
  fireEvent.load(findLink("/styles.css"));
  await nextFrame();
  // The fonts hang.
  expect(files()).toEqual(["/contrast.css", "/styles.css", "/fonts.css"]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(files()).toEqual(FILES);
  fireEvent.load(findLink("/page.css"));
  await nextFrame();
  expect(isDone).toHaveBeenCalledOnce();
  expect(logged.takeMessages()).toContain("A style sheet did not arrive.");
});

test.each(["pointerDown", "keyDown", "popState"] as const)(
  "only the style sheet that failed is requested again on %s, once",
  async (type) => {
    const { loadStyles } = await openPage();
    void loadStyles();
    const [contrast] = links();
    fireEvent.error(findLink("/contrast.css"));
    await nextFrame();
    const [, styles] = links();
    fireEvent[type](window);
    expect(files()).toEqual(["/contrast.css", "/styles.css"]);
    const [again, same] = links();
    expect(again).not.toBe(contrast);
    expect(same).toBe(styles);
    fireEvent[type](window);
    expect(links()[0]).toBe(again);
    expect(logged.takeMessages()).toContain("A style sheet did not arrive.");
  },
);

test("the style sheet of the next page does not keep that page from being shown", async () => {
  await openPage();
  const event = (message: string) =>
    Object.assign(new Event("vite:preloadError", { cancelable: true }), {
      payload: new Error(message),
    });
  // What Vite's preload helper throws, unless the event is canceled.
  expect(window.dispatchEvent(event("Unable to preload CSS for /a.css"))).toBe(false);
  expect(window.dispatchEvent(event("Failed to fetch dynamically imported module"))).toBe(true);
  logged.takeMessages();
});

test("a style sheet that hangs keeps the next page waiting for some seconds only", async () => {
  await openPage();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/a.css" });
  document.head.append(link);
  const { wrapChunkLoadErrors } = await import("./chunk-load-error");
  const [route] = wrapChunkLoadErrors([
    {
      // As Vite's preload helper, which waits for either event.
      lazy: () =>
        new Promise((resolve) => {
          link.addEventListener("error", () => {
            resolve({});
          });
        }),
    },
  ]);
  const isShown = vi.fn<() => void>();
  if (typeof route?.lazy === "function") void route.lazy().then(isShown);
  await vi.advanceTimersByTimeAsync(2000);
  expect(isShown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4000);
  expect(isShown).toHaveBeenCalledOnce();
  logged.takeMessages();
});
