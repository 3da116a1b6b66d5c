import { http, HttpResponse, type JsonBodyType } from "msw";
import { expect, vi } from "vitest";
import { backend } from "./handlers/backend";

/** The backend's URL in the unit tests (vite.config.ts). */
const BACKEND = "http://backend.test";

export type BackendFailure = {
  name: string;
  /** The response instead of the expected one; null when there is never any. */
  respond: () => Response | null;
  /** The message of the error. */
  message: RegExp;
};

const PLAIN = "text/plain";
const JSON_TYPE = "application/json";

const json = (status: number, body: JsonBodyType) => () => HttpResponse.json(body, { status });
const text = (status: number, body: string | null, type: string) => () =>
  new HttpResponse(body, { status, headers: { "Content-Type": type } });
const html = (status: number) => text(status, "<!doctype html><h1>Secret</h1>", "text/html");
const errorResponse = (status: number, code: string) =>
  json(status, { code, message: `The server's words for ${status}`, details: null, hint: null });
const serverMessage = (status: number) => new RegExp(`The server's words for ${status}`);

const UNREACHABLE = /could not be reached\. Check your connection/;
const TIMED_OUT = /did not (answer|finish) within \d+ (seconds|minutes)\./;
const UNEXPECTED_RESPONSE = /^Something else than the database answered\./;
/** What failed has a text of its own then. */
const NO_MESSAGE = /^$/;

/** A response that ends after its first bytes, as with a lost connection. */
function respondPartially(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[{"id":"'));
    },
    pull(controller) {
      controller.error(new TypeError("terminated"));
    },
  });
  return new HttpResponse(body, { headers: { "Content-Type": JSON_TYPE } });
}

/**
 * Offline and an unknown host are one case, because `fetch` rejects with the same error for both.
 */
export const BACKEND_FAILURES: readonly BackendFailure[] = [
  {
    name: "no network, or no such host",
    respond: () => HttpResponse.error(),
    message: UNREACHABLE,
  },
  { name: "no response in time", respond: () => null, message: TIMED_OUT },
  { name: "a response that breaks off", respond: respondPartially, message: UNREACHABLE },
  { name: "401", respond: errorResponse(401, "PGRST301"), message: serverMessage(401) },
  { name: "403", respond: errorResponse(403, "42501"), message: serverMessage(403) },
  { name: "404", respond: errorResponse(404, "PGRST205"), message: serverMessage(404) },
  { name: "409", respond: errorResponse(409, "23505"), message: serverMessage(409) },
  { name: "500", respond: errorResponse(500, "XX000"), message: serverMessage(500) },
  { name: "503", respond: errorResponse(503, "PGRST002"), message: serverMessage(503) },
  { name: "a gateway's page with 502", respond: html(502), message: NO_MESSAGE },
  { name: "a firewall's page with 403", respond: html(403), message: NO_MESSAGE },
  { name: "500 and nothing in it", respond: json(500, {}), message: NO_MESSAGE },
  { name: "500 and null", respond: json(500, null), message: NO_MESSAGE },
  { name: "404 and no body", respond: text(404, "", PLAIN), message: UNEXPECTED_RESPONSE },
  { name: "a page of HTML", respond: html(200), message: UNEXPECTED_RESPONSE },
  { name: "broken JSON", respond: text(200, '[{"id":', JSON_TYPE), message: UNEXPECTED_RESPONSE },
  { name: "no content", respond: text(204, null, JSON_TYPE), message: UNEXPECTED_RESPONSE },
  { name: "an object", respond: json(200, { rows: [] }), message: UNEXPECTED_RESPONSE },
  { name: "a list of nothing", respond: json(200, [null]), message: UNEXPECTED_RESPONSE },
];

type Calls = { once?: boolean; when?: (request: Request) => boolean };

/** A request handler that fails every request, only the next one, or those that `when` accepts. */
export function failRequests({ respond }: BackendFailure, { once = false, when }: Calls = {}) {
  return http.all(
    `${BACKEND}/*`,
    ({ request }) => {
      if (when && !when(request)) return undefined;
      return respond() ?? new Promise<Response>(() => undefined);
    },
    { once },
  );
}

/** Mocks `AbortSignal.timeout`: timeouts expire only when the test lets their time pass. */
export function fakeTimeouts() {
  const limits: { endsAt: number; controller: AbortController }[] = [];
  let now = 0;
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    limits.push({ endsAt: now + ms, controller });
    return controller.signal;
  });
  return {
    advance(ms: number) {
      now += ms;
      for (const { endsAt, controller } of limits) {
        if (endsAt <= now) controller.abort(new DOMException("Too late", "TimeoutError"));
      }
    },
  };
}

type MetBy = { limitMs: number; when?: (request: Request) => boolean };

/** The result or error of a call that meets this failure. Its time limit passes at once. */
export async function callDuringFailure(
  failure: BackendFailure,
  call: () => Promise<unknown>,
  { limitMs, when = () => true }: MetBy,
): Promise<unknown> {
  const time = fakeTimeouts();
  let isAsked = false;
  backend.use(failRequests(failure, { when: (request) => when(request) && (isAsked = true) }));
  const ending = call().catch((error: unknown) => error);
  if (!failure.respond()) {
    await vi.waitFor(() => {
      expect(isAsked).toBe(true);
    });
    time.advance(limitMs);
  }
  return ending;
}

/** Whether the backend denies access, which staff learn by an error of its own kind. */
export const isRefusal = ({ name }: BackendFailure) => /^(401|403)$|firewall/.test(name);
