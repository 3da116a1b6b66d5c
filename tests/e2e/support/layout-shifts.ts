import type { Disposable, Page } from "@playwright/test";

/**
 * Records what moves in every page from its first moment on, but for answers to a key or a click,
 * until the result is disposed of.
 */
export function recordShifts(page: Page): Promise<Disposable> {
  return page.addInitScript(observe, { isFromStart: true });
}

/** The same from now on, and without an excuse. */
export async function recordShiftsFromNow(page: Page): Promise<void> {
  await page.evaluate(observe, { isFromStart: false });
}

/** The shifts, each with what moved, when together they are more than the limit. */
export async function readShifts(page: Page, limit = 0): Promise<string[]> {
  const shifts = await page.evaluate(() => {
    const recorded: unknown = Reflect.get(window, "layoutShifts");
    return Array.isArray(recorded) ? recorded.map(String) : ["nothing was recorded"];
  });
  const total = shifts.reduce((sum, shift) => sum + parseFloat(shift), 0);
  return total <= limit ? [] : shifts;
}

/** Runs in the page. */
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
