import { vi } from "vitest";

/**
 * Silences a console method in a test that expects messages. `takeMessages()` returns the messages
 * so far and clears them. The test fails when any are left at its end.
 */
export function expectConsole(method: "error" | "warn") {
  const spy = vi.spyOn(console, method).mockImplementation(() => undefined);
  return {
    takeMessages(): string {
      const text = spy.mock.calls.map((call) => call.map(String).join(" ")).join("\n");
      spy.mockClear();
      return text;
    },
  };
}
