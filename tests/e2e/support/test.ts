import { extendTimers } from "../../support/extend-timers";
import {
  test as base,
  expect,
  type ConsoleMessage,
  type Request,
  type WebError,
} from "@playwright/test";

type Watch = {
  /** Messages that this test provokes; all others fail it. The address of the fault counts too. */
  allowConsole: (...patterns: RegExp[]) => void;
  /** Addresses of other sites that this test leads to. They get an empty page. */
  allowOutside: (...patterns: RegExp[]) => Promise<void>;
};

/**
 * Fails a test on any unexpected warning or error of a page, and on any request to another site,
 * of which the browser lets none through (playwright.config.ts). Requests are not routed here: that
 * would go through this process one by one, and take the browser's cache away.
 */
export const test = base.extend<{ patience: undefined; watch: Watch }>({
  patience: [
    async ({ context }, use) => {
      const scripts = [
        await context.addInitScript(extendTimers),
        await context.addInitScript(prolongRequests),
      ];
      await use(undefined);
      // The context may be one that the next test uses again, see shared-page.ts.
      for (const script of scripts) await script.dispose();
    },
    { auto: true },
  ],

  watch: [
    async ({ context, baseURL }, use) => {
      const messages: string[] = [];
      const outside: string[] = [];
      const allowedMessages: RegExp[] = [];
      const allowedOutside: RegExp[] = [];

      const onConsole = (message: ConsoleMessage) => {
        if (["error", "warning"].includes(message.type())) messages.push(describe(message));
      };
      const onError = (error: WebError) => messages.push(`Uncaught ${error.error().message}`);
      const onFailure = (request: Request) => {
        const { href, origin, protocol } = new URL(request.url());
        // What the page's own policy stops was never sent.
        if (request.failure()?.errorText === "csp") return;
        if (protocol.startsWith("http") && origin !== baseURL) outside.push(href);
      };
      context.on("console", onConsole);
      context.on("weberror", onError);
      context.on("requestfailed", onFailure);

      await use({
        allowConsole: (...patterns) => allowedMessages.push(...patterns),
        async allowOutside(...patterns) {
          allowedOutside.push(...patterns);
          for (const pattern of patterns) {
            await context.route(pattern, (route) =>
              route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
            );
          }
        },
      });

      context.off("console", onConsole);
      context.off("weberror", onError);
      context.off("requestfailed", onFailure);
      expect(
        outside.filter((url) => !isIn(allowedOutside, url)),
        "requests to other sites",
      ).toEqual([]);
      expect(
        messages.filter((message) => !isIn(allowedMessages, message)),
        "messages in the console",
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Runs in the page: reads and writes are given up after minutes, which no slow machine needs. */
function prolongRequests() {
  const end = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => end(ms * 100);
}

/** What Chromium and the site say when a read fails; for the tests that let one fail. */
export const FAILED_READ = [
  /^error: Failed to load resource.*\/rest\/v1\//s,
  /^error: .*could not be read\./s,
] as const;

function describe(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`;
}

function isIn(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
