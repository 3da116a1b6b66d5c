import type { Disposable, Page } from "@playwright/test";

/**
 * Records the layout shifts of each page from its start until the result is disposed of. Those
 * within 500 ms of an input do not count, as in Cumulative Layout Shift (https://web.dev/articles/cls).
 */
export function recordShifts(page: Page): Promise<Disposable> {
  return page.addInitScript(observe, { isFromStart: true });
}

/** Records all layout shifts of the current page from now on, also those after an input. */
export async function recordShiftsFromNow(page: Page): Promise<void> {
  await page.evaluate(observe, { isFromStart: false });
}

/** The shifts with the elements that moved; none if their sum is within the limit. */
export async function readShifts(page: Page, limit = 0): Promise<string[]> {
  const shifts = await page.evaluate(() => {
    const recorded: unknown = Reflect.get(window, "layoutShifts");
    return Array.isArray(recorded) ? recorded.map(String) : ["nothing was recorded"];
  });
  const total = shifts.reduce((sum, shift) => sum + parseFloat(shift), 0);
  return total <= limit ? [] : shifts;
}

/** Runs in the page. TypeScript's DOM types lack `LayoutShift`, so `Reflect.get` reads it. */
function observe({ isFromStart }: { isFromStart: boolean }) {
  const shifts: string[] = [];
  Reflect.set(window, "layoutShifts", shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (isFromStart && Reflect.get(entry, "hadRecentInput")) continue;
      const sources: unknown = Reflect.get(entry, "sources");
      const nodes = (Array.isArray(sources) ? sources : []).map((source: unknown) => {
        const node: unknown = Reflect.get(Object(source), "node");
        return node instanceof Element ? `${node.localName}.${node.className}` : String(node);
      });
      const value = String(Reflect.get(entry, "value"));
      shifts.push(`${value} ${nodes.join(" | ").slice(0, 200)}`);
    }
  }).observe({ type: "layout-shift", buffered: isFromStart });
}
