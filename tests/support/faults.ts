import { http, HttpResponse, type JsonBodyType } from "msw";
import { vi } from "vitest";

/** The backend's URL in the unit tests (vite.config.ts). */
const BACKEND = "http://backend.test";

export type Fault = {
  name: string;
  /** The response instead of the expected one; null when there is never any. */
  answer: () => Response | null;
  /** The message that staff see. */
  says: RegExp;
};

const json = (status: number, body: JsonBodyType) => () => HttpResponse.json(body, { status });
const text = (status: number, body: string | null, type: string) => () =>
  new HttpResponse(body, { status, headers: { "Content-Type": type } });
const html = (status: number) => text(status, "<!doctype html><h1>Secret</h1>", "text/html");
const refusal = (status: number, code: string) =>
  json(status, { code, message: `The server's words for ${status}`, details: null, hint: null });
const words = (status: number) => new RegExp(`The server's words for ${status}`);

const UNREACHABLE = /could not be reached\. Check your connection/;
const TIMED_OUT = /did not (answer|finish) within \d+ (seconds|minutes)\./;
const NONSENSE = /^Something else than the database answered\./;
const NO_WORDS = /^The database gave no reason, only the status \d{3}\./;

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
  return new HttpResponse(body, { headers: { "Content-Type": "application/json" } });
}

/**
 * Offline and an unknown host are one case, because `fetch` rejects with the same error for both.
 */
export const FAULTS: readonly Fault[] = [
  { name: "no network, or no such host", answer: () => HttpResponse.error(), says: UNREACHABLE },
  { name: "no response in time", answer: () => null, says: TIMED_OUT },
  { name: "a response that breaks off", answer: respondPartially, says: UNREACHABLE },
  { name: "401", answer: refusal(401, "PGRST301"), says: words(401) },
  { name: "403", answer: refusal(403, "42501"), says: words(403) },
  { name: "404", answer: refusal(404, "PGRST205"), says: words(404) },
  { name: "409", answer: refusal(409, "23505"), says: words(409) },
  { name: "413", answer: refusal(413, ""), says: words(413) },
  { name: "429", answer: refusal(429, ""), says: words(429) },
  { name: "500", answer: refusal(500, "XX000"), says: words(500) },
  { name: "502", answer: refusal(502, ""), says: words(502) },
  { name: "503", answer: refusal(503, "PGRST002"), says: words(503) },
  { name: "504", answer: refusal(504, ""), says: words(504) },
  { name: "a gateway's page with 502", answer: html(502), says: NO_WORDS },
  { name: "a firewall's page with 403", answer: html(403), says: NO_WORDS },
  { name: "500 and null", answer: json(500, null), says: NO_WORDS },
  { name: "500 and a sentence", answer: json(500, "Out of order"), says: NO_WORDS },
  { name: "404 without a body", answer: text(404, "", "text/plain"), says: NONSENSE },
  { name: "a page of HTML", answer: html(200), says: NONSENSE },
  { name: "broken JSON", answer: text(200, '[{"id":', "application/json"), says: NONSENSE },
  { name: "an empty body", answer: text(200, "", "application/json"), says: NONSENSE },
  { name: "no content", answer: text(204, null, "application/json"), says: NONSENSE },
  { name: "null", answer: json(200, null), says: NONSENSE },
  { name: "an object", answer: json(200, { rows: [] }), says: NONSENSE },
  { name: "a list of nothing", answer: json(200, [null]), says: NONSENSE },
];

/** More failures of a read: a list, but of other objects than rows of the table. */
export const WRONG_ROWS: readonly Fault[] = [
  { name: "rows without columns", answer: json(200, [{}]), says: NONSENSE },
  { name: "rows of another type", answer: json(200, [{ id: true, key: 2 }]), says: NONSENSE },
];

type Calls = { once?: boolean; when?: (request: Request) => boolean };

/** A request handler that fails every request, only the next one, or those that `when` accepts. */
export function faulty({ answer }: Fault, { once = false, when }: Calls = {}) {
  return http.all(
    `${BACKEND}/*`,
    ({ request }) => {
      if (when && !when(request)) return undefined;
      return answer() ?? new Promise<Response>(() => undefined);
    },
    { once },
  );
}

/** Mocks `AbortSignal.timeout`: timeouts expire only when the test lets their time pass. */
export function holdTimeLimits() {
  const limits: { endsAt: number; controller: AbortController }[] = [];
  let now = 0;
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    limits.push({ endsAt: now + ms, controller });
    return controller.signal;
  });
  return {
    pass(ms: number) {
      now += ms;
      for (const { endsAt, controller } of limits) {
        if (endsAt <= now) controller.abort(new DOMException("Too late", "TimeoutError"));
      }
    },
  };
}
