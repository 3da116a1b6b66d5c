import { fireEvent } from "@testing-library/react";
import type { RouteObject } from "react-router-dom";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { adminPaths, paths, patterns } from "@/config/paths";
import { scrollIntoRatio, startFakeTimers } from "../../tests/support/browser";
import { prefetchRoutes } from "./prefetch-routes";

const { faq, about, contact, home } = paths;

/**
 * Renders a page with these links in `<main>`. `loaded` collects the paths whose code was loaded.
 */
function openPage(...links: readonly string[]) {
  const loaded: string[] = [];
  const routes: RouteObject[] = [faq, about, contact, patterns.blogPost, adminPaths.dashboard].map(
    (path) => ({
      path,
      lazy: () => {
        loaded.push(path);
        return Promise.resolve({ Component: () => null });
      },
    }),
  );
  document.body.innerHTML = `<header><a href="${home}">Home</a></header><main></main>`;
  const main = document.querySelector("main") ?? document.body;
  const addLink = (href: string) => {
    const link = document.createElement("a");
    link.setAttribute("href", href);
    main.append(link);
    return link;
  };
  onTestFinished(() => {
    fireEvent(window, new Event("pagehide"));
    document.body.innerHTML = "";
  });
  const elements = links.map(addLink);
  prefetchRoutes(routes);
  return { loaded, links: elements, addLink };
}

const mockConnection = (connection: object) => {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
};

const beginToScroll = () => fireEvent.scroll(window);
/** Long enough for every link in view to be prefetched. */
const finishPrefetching = () => vi.advanceTimersByTimeAsync(10_000);

beforeEach(startFakeTimers);

test.each([
  ["the pointer", "pointerOver"],
  ["a finger", "touchStart"],
  ["the focus", "focusIn"],
] as const)("%s on a link loads its page's code, once", (_, event) => {
  const { loaded, links } = openPage(faq);
  for (const link of links) {
    fireEvent[event](link);
    fireEvent[event](link);
  }
  expect(loaded).toEqual([faq]);
});

test("a chunk that failed to load is requested again", async () => {
  const lazy = vi.fn().mockRejectedValue(new Error("offline"));
  document.body.innerHTML = `<a href="${faq}">FAQ</a>`;
  prefetchRoutes([{ path: faq, lazy }]);
  const link = document.querySelector("a") ?? document.body;
  fireEvent.focusIn(link);
  await finishPrefetching();
  fireEvent.focusIn(link);
  expect(lazy).toHaveBeenCalledTimes(2);
});

test("after the first scroll, the pages linked in view are prefetched, each once, but not the admin", async () => {
  const { loaded, links } = openPage(adminPaths.dashboard, faq, "/blog/one", "/blog/two", about);
  for (const link of links) scrollIntoRatio(link, 1);
  await finishPrefetching();
  expect(loaded).toEqual([]);
  beginToScroll();
  for (const link of [...document.querySelectorAll("header a"), ...links]) scrollIntoRatio(link, 1);
  // The last one was scrolled past.
  for (const link of links.slice(4)) scrollIntoRatio(link, 0);
  await finishPrefetching();
  expect(loaded).toEqual([faq, patterns.blogPost]);
});

test("links that are rendered later are prefetched as well", async () => {
  const { loaded, addLink } = openPage();
  beginToScroll();
  const link = addLink(contact);
  await finishPrefetching();
  scrollIntoRatio(link, 1);
  await finishPrefetching();
  expect(loaded).toEqual([contact]);
});

test.each([
  ["whoever saves data", { saveData: true, effectiveType: "4g" }],
  ["a slow connection", { saveData: false, effectiveType: "3g" }],
])("%s gets no prefetching of links in view", async (_, connection) => {
  mockConnection(connection);
  const { loaded, links } = openPage(faq, about);
  beginToScroll();
  for (const link of links) scrollIntoRatio(link, 1);
  await finishPrefetching();
  expect(loaded).toEqual([]);
});

test("nothing is prefetched after the visitor has left", async () => {
  const { loaded, links } = openPage(faq);
  beginToScroll();
  for (const link of links) scrollIntoRatio(link, 1);
  fireEvent(window, new Event("pagehide"));
  await finishPrefetching();
  expect(loaded).toEqual([]);
});
