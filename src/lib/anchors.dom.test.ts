import { beforeEach, describe, expect, test, vi } from "vitest";
import { refuseHas } from "../../tests/support/older-selectors";
import { followAnchors, isHashReached, scrollToElement } from "./anchors";

const START = 200;
const DURATION_MS = 500;

/** Scrolls to an element 900 px below the top of a window that is scrolled down by 200 px. */
function scroll() {
  const element = document.createElement("h2");
  document.body.append(element);
  vi.spyOn(element, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 900, 100, 40));
  scrollToElement(element);
}

/** The scroll positions so far. */
let stops: unknown[];

const topOf = (stop: unknown) =>
  typeof stop === "object" && stop !== null && "top" in stop ? Number(stop.top) : NaN;

refuseHas();

beforeEach(() => {
  stops = [];
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "performance"] });
  vi.spyOn(window, "scrollTo").mockImplementation((...[options]: unknown[]) => {
    stops.push(options);
  });
  vi.spyOn(window, "scrollY", "get").mockReturnValue(START);
});

describe("scrolling to an element", () => {
  test("ends 100 px above it after half a second, in one direction", () => {
    scroll();
    vi.advanceTimersByTime(DURATION_MS - 20);
    expect(stops).not.toContainEqual({ top: 1000, behavior: "instant" });
    vi.advanceTimersByTime(40);
    expect(stops.at(-1)).toEqual({ top: 1000, behavior: "instant" });
    const tops = stops.map(topOf);
    expect(tops.length).toBeGreaterThan(20);
    expect([START, ...tops]).toEqual([START, ...tops].toSorted((a, b) => a - b));
  });

  test.each(["wheel", "pointerdown", "keydown", "popstate"])(
    "is canceled by the visitor's %s",
    (type) => {
      scroll();
      vi.advanceTimersByTime(100);
      const before = stops.length;
      window.dispatchEvent(new Event(type));
      vi.advanceTimersByTime(DURATION_MS);
      expect(stops).toHaveLength(before);
    },
  );
});

test("the application is needed where a link leads to a story that is closed, and to no other part", () => {
  document.body.innerHTML =
    '<article id="closed"><details></details></article>' +
    '<article id="open"><details open></details></article><h2 id="part"></h2>';
  const isReached = (hash: string) => {
    window.history.replaceState(null, "", hash);
    return isHashReached();
  };
  expect(isReached("#closed")).toBe(false);
  expect(isReached("#open")).toBe(true);
  expect(isReached("#part")).toBe(true);
  expect(isReached("#other")).toBe(false);
  expect(isReached("#top")).toBe(true);
});

test("a closed answer that the address leads to is opened, when the page loads and later", () => {
  document.body.innerHTML = ["first", "second"]
    .map((id) => `<details><summary>${id}</summary><p id="${id}">The answer.</p></details>`)
    .join("");
  const listOpen = () =>
    [...document.querySelectorAll("details[open] > summary")].map(({ textContent }) => textContent);
  window.history.replaceState(null, "", "#first");
  followAnchors();
  expect(listOpen()).toEqual(["first"]);
  window.history.replaceState(null, "", "#second");
  window.dispatchEvent(new Event("hashchange"));
  expect(listOpen()).toEqual(["first", "second"]);
});
