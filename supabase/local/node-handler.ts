import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

export type Answer = (request: Request) => Promise<Response>;

export type NodeHandler = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Puts a function from request to response behind some paths of a Vite server.
 *
 * @supabase/lite/vite has the like, but importing it (or /cli) reads standard input to its end,
 * upon which Vite, taking its parent for dead, stops the server.
 */
export function toNodeHandler(answer: Answer, prefixes: string[]): NodeHandler {
  return (incoming, outgoing, next) => {
    const path = incoming.url ?? "";
    if (isServed(path, prefixes)) {
      readRequest(incoming, path)
        .then((request) => (request ? answer(request) : new Response(null, { status: 400 })))
        .then((response) => writeResponse(response, incoming, outgoing))
        .catch(next);
    } else {
      next();
    }
  };
}

/** As it was sent and as it will be read: `/rest/v1/../../_system` is a way out of the first. */
function isServed(path: string, prefixes: string[]): boolean {
  return prefixes.some(
    (prefix) => path.startsWith(`${prefix}/`) && toUrl(path).pathname.startsWith(`${prefix}/`),
  );
}

function toUrl(path: string): URL {
  return new URL(path, "http://localhost");
}

/**
 * With the whole body, so that a slow sender holds up nobody who is queued behind. Null for what
 * cannot be one: a body that was cut off, a method such as TRACE.
 */
async function readRequest(incoming: IncomingMessage, path: string): Promise<Request | null> {
  const { method = "GET", headersDistinct } = incoming;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  try {
    const content = new Uint8Array(await buffer(incoming));
    const body = method === "GET" || method === "HEAD" ? null : content;
    return new Request(toUrl(path), { method, headers, body });
  } catch {
    return null;
  }
}

/** Rows are compressed as those of a hosted project are; files of the storage are it already. */
async function writeResponse(
  response: Response,
  { headers: { "accept-encoding": accepted = "" } }: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const headers = new Headers(response.headers);
  let body = new Uint8Array(await response.arrayBuffer());
  const isRows = body.length > 0 && headers.get("content-type")?.includes("json");
  if (isRows && /\bgzip\b/.test(accepted)) {
    body = await compress(body);
    headers.set("content-encoding", "gzip");
    headers.append("vary", "accept-encoding");
    headers.delete("content-length");
  }
  outgoing.writeHead(response.status, Object.fromEntries(headers));
  outgoing.end(body);
}

const compress = promisify(gzip);
