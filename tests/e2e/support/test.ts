import { extendTimers } from "../../support/extend-timers";
import {
  test as base,
  expect,
  type ConsoleMessage,
  type Request,
  type WebError,
} from "@playwright/test";

type Watch = {
  /** Allows console messages, which fail the test otherwise. Patterns also match the source URL. */
  allowConsole: (...patterns: RegExp[]) => void;
  /** Allows requests to other sites, which get an empty page as response. */
  allowOutside: (...patterns: RegExp[]) => Promise<void>;
};

/**
 * A test that fails on any unexpected warning or error in the console, and on any request to another
 * site. The browser resolves no other host (playwright.config.ts), so such a request fails. Routing
 * all requests instead would disable the HTTP cache:
 * https://playwright.dev/docs/api/class-page#page-route
 */
export const test = base.extend<{ longTimeouts: undefined; watch: Watch }>({
  longTimeouts: [
    async ({ context }, use) => {
      const scripts = [
        await context.addInitScript(extendTimers),
        await context.addInitScript(extendRequestTimeouts),
      ];
      await use(undefined);
      // The next test may use the same context, see shared-page.ts.
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
        // Requests that the content security policy blocks are not sent.
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
        outside.filter((url) => !matchesAny(allowedOutside, url)),
        "requests to other sites",
      ).toEqual([]);
      expect(
        messages.filter((message) => !matchesAny(allowedMessages, message)),
        "messages in the console",
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Runs in the page: requests time out only after minutes, which even a slow machine does not need. */
function extendRequestTimeouts() {
  const createTimeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => createTimeout(ms * 100);
}

/** What Chromium and the site log when a read fails. */
export const FAILED_READ = [
  /^error: Failed to load resource.*\/rest\/v1\//s,
  /^error: .*could not be read\./s,
] as const;

function describe(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`;
}

function matchesAny(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
