import { vi } from "vitest";

/**
 * Silences a console method for a test that expects its message. `taken()` returns what was said
 * and forgets it; what is left at the end of a test fails it.
 */
export function expectConsole(method: "error" | "warn") {
  const spy = vi.spyOn(console, method).mockImplementation(() => undefined);
  return {
    taken(): string {
      const text = spy.mock.calls.map((call) => call.map(String).join(" ")).join("\n");
      spy.mockClear();
      return text;
    },
  };
}
