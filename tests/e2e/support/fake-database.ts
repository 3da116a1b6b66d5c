import type { Page, Request as SentRequest } from "@playwright/test";
import { getResponse, type RequestHandler } from "msw";

/** Where the handlers of the component tests expect the database and the file storage. */
const HANDLED_ORIGIN = "http://backend.test";

/** A request of the page, as section and table of an address, e.g. "GET blog_posts". */
type Asked = { call: string; query: Record<string, string>; body: unknown; headers: Headers };

/**
 * Answers all that the page asks the database and the file storage with the handlers of the component
 * tests, so nothing is stored and every kind of failure can be tried. Later handlers come first.
 */
export async function fakeDatabase(page: Page, ...initial: RequestHandler[]) {
  let handlers: readonly RequestHandler[] = initial;
  let asked: Asked[] = [];
  await page.route(/\/(rest|storage)\/v1\//, async (route) => {
    const sent = route.request();
    // Not in one statement: `take` may replace the list while this waits.
    const described = await describe(sent);
    asked.push(described);
    const response = await getResponse([...handlers], await copy(sent));
    if (!response) {
      // Functions and tables of the database that no row is about. The site works without them.
      const code = new URL(sent.url()).pathname.includes("/rpc/") ? "PGRST202" : "PGRST205";
      await route.fulfill({ status: 404, json: { code, message: "It does not exist." } });
    } else if (response.type === "error") {
      await route.abort("connectionreset");
    } else {
      await route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      });
    }
  });
  return {
    /** Puts handlers before the others until `reset`. */
    use: (...added: RequestHandler[]) => {
      handlers = [...added, ...handlers];
    },
    reset: () => {
      handlers = initial;
    },
    /** What was asked since the last time, oldest first, e.g. of "PATCH blog_posts". */
    take: (call: string): Asked[] => {
      const taken = asked.filter((one) => one.call === call);
      asked = asked.filter((one) => one.call !== call);
      return taken;
    },
  };
}

async function describe(sent: SentRequest): Promise<Asked> {
  const { pathname, searchParams } = new URL(sent.url());
  const text = sent.postData() ?? "";
  return {
    call: `${sent.method()} ${pathname.replace(/^\/(rest|storage)\/v1\//, "")}`,
    query: Object.fromEntries(searchParams),
    body: text.startsWith("{") ? JSON.parse(text) : text,
    headers: new Headers(await sent.allHeaders()),
  };
}

async function copy(sent: SentRequest): Promise<Request> {
  const { pathname, search } = new URL(sent.url());
  const body = sent.postDataBuffer();
  const headers = Object.entries(await sent.allHeaders()).filter(([name]) => !name.startsWith(":"));
  return new Request(HANDLED_ORIGIN + pathname + search, {
    method: sent.method(),
    headers,
    ...(body && { body: new Uint8Array(body) }),
  });
}
