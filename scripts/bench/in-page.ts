declare global {
  interface Window {
    bench: {
      focusField: (label: string) => Promise<void>;
      locate: (name: string) => Promise<Point>;
    };
  }
}

type Point = { x: number; y: number };

/** The name of a function that tsx calls in functions that it compiles, which a page does not have. */
export const TSX_HELPER = "globalThis.__name = (target) => target";

/**
 * Marks the time of the first press, and that of the first frame after it in which this text is in
 * sight and not covered. Runs in the page, without Playwright's own script for finding elements: with
 * a slowed processor that takes longer to load than the page.
 */
export function preparePage(shown: string) {
  /** The elements with a text or a label. */
  const find = (text: string) => {
    const query = `//*[@aria-label="${text}" or text()[normalize-space() = "${text}"]]`;
    const type = XPathResult.ORDERED_NODE_SNAPSHOT_TYPE;
    const found = document.evaluate(query, document.body, null, type);
    return Array.from({ length: found.snapshotLength }, (_, i) => found.snapshotItem(i)).filter(
      (node) => node instanceof HTMLElement,
    );
  };
  const isInSight = (element: HTMLElement) => {
    if (!element.checkVisibility()) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 8));
    return element.contains(middle);
  };
  const look = () => {
    if (find(shown).some(isInSight)) performance.mark("shown");
    else requestAnimationFrame(look);
  };
  const startLooking = ({ timeStamp }: PointerEvent) => {
    performance.mark("pressed", { startTime: timeStamp });
    requestAnimationFrame(look);
  };
  addEventListener("pointerdown", startLooking, { capture: true, once: true });

  /** The first paint may come before the page is read to its end. */
  const waitFor = async <T>(name: string, choose: (found: HTMLElement[]) => T | undefined) => {
    while (performance.now() < 60_000) {
      const chosen = choose(find(name));
      if (chosen) return chosen;
      await new Promise(requestAnimationFrame);
    }
    throw new Error(`The page has no ${name}.`);
  };

  window.bench = {
    focusField: async (label) => {
      const field = await waitFor(label, (found) =>
        found.map((element) => element.closest("label")?.control).find((control) => control),
      );
      field.focus();
    },
    locate: async (name) => {
      const element = await waitFor(name, (found) => found.find((some) => some.checkVisibility()));
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
  };
}

/**
 * The time of an entry of the performance timeline, as soon as there is one; `Infinity` when none comes
 * in half a minute. Runs in the page.
 */
export function waitForEntry({ type, name }: { type: string; name: string }): Promise<number> {
  return new Promise<number>((resolve) => {
    setTimeout(resolve, 30_000, Infinity);
    new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName(name);
      if (entry) resolve(entry.startTime);
    }).observe({ type, buffered: true });
  });
}
