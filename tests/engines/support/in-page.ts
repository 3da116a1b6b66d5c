import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

declare global {
  interface Window {
    TestingLibraryDom?: typeof import("@testing-library/dom");
    /** The mail links that were clicked, oldest first. */
    mailLinks?: string[];
  }
}

/** One step of a locator: it searches in the elements that the step before has found. */
export type Step =
  | { by: "role"; role: string; name?: Name; level?: number }
  | { by: "label"; name: Name }
  | { by: "text"; name: Name }
  | { by: "css"; selector: string }
  | { by: "nth"; index: number };

/** An exact text, or the source of a regular expression. */
export type Name = { text: string } | { pattern: string };

/** What can be read from an element. "@href" is the attribute `href`. */
export type ElementProperty =
  "text" | "value" | "focused" | "in view" | "loaded" | "top" | "point" | `@${string}`;

/** DOM Testing Library, the queries of the unit tests, as a script for the page. */
export const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    "@testing-library/dom/dist/@testing-library/dom.umd.min.js",
  ),
  "utf8",
);

/**
 * Runs in the page: records clicks on mail links and prevents their default action. Without a mail
 * program, MiniBrowser would replace the page by an error page.
 */
export function recordMailLinks() {
  const mailLinks: string[] = [];
  window.mailLinks = mailLinks;
  window.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link?.href.startsWith("mailto:")) return;
      event.preventDefault();
      mailLinks.push(link.href);
    },
    true,
  );
}

/**
 * Runs in the page: reads a property of all visible elements that these steps find. Null before
 * `LIBRARY` has been run.
 */
export function readElements(stepsJson: string, property: string): string[] | null {
  const library = window.TestingLibraryDom;
  if (!library) return null;
  const steps: unknown = JSON.parse(stepsJson);
  let found: HTMLElement[] = [document.body];

  const get = (record: unknown, key: string): unknown => Reflect.get(Object(record), key);
  const getText = (record: unknown, key: string) => {
    const value = get(record, key);
    return typeof value === "string" ? value : "";
  };
  const toMatcher = (name: unknown) =>
    getText(name, "text") || new RegExp(getText(name, "pattern"), "u");
  const isVisible = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
  const follow = (step: unknown, from: HTMLElement): HTMLElement[] => {
    const name = get(step, "name");
    switch (get(step, "by")) {
      case "role": {
        const level = get(step, "level");
        return library.queryAllByRole(from, getText(step, "role"), {
          ...(name !== undefined && { name: toMatcher(name) }),
          ...(level !== undefined && { level: Number(level) }),
        });
      }
      case "label":
        return library.queryAllByLabelText(from, toMatcher(name));
      case "text":
        return library.queryAllByText(from, toMatcher(name));
      default:
        return [...from.querySelectorAll<HTMLElement>(getText(step, "selector"))];
    }
  };
  for (const step of Array.isArray(steps) ? steps : []) {
    found =
      get(step, "by") === "nth"
        ? found.slice(Number(get(step, "index"))).slice(0, 1)
        : [...new Set(found.flatMap((from) => follow(step, from)))].filter(isVisible);
  }

  const isInView = ({ left, right, top, bottom }: DOMRect) =>
    left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
  /** The center of an element; "" while it is being scrolled to or another element covers it. */
  const findPoint = (element: HTMLElement) => {
    if (!isInView(element.getBoundingClientRect())) {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      return "";
    }
    // The center of a link's first line: the center of its bounding box may be outside the text
    // when it wraps.
    const [box] = element.getClientRects();
    if (!box) return "";
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2].map(Math.round);
    const hit = document.elementFromPoint(x ?? 0, y ?? 0);
    return hit && element.contains(hit) ? `${x} ${y}` : "";
  };
  return found.map((element) => {
    if (property.startsWith("@")) return element.getAttribute(property.slice(1)) ?? "";
    switch (property) {
      case "value":
        return getText(element, "value");
      case "focused":
        return String(element === document.activeElement);
      case "in view":
        return String(isInView(element.getBoundingClientRect()));
      case "loaded":
        return String(element instanceof HTMLImageElement && element.naturalWidth > 0);
      case "top":
        return String(element.getBoundingClientRect().top);
      case "point":
        return findPoint(element);
      default:
        return element.innerText.replace(/\s+/gu, " ").trim();
    }
  });
}
