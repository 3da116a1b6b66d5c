import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

export type RequestHandler = (request: Request) => Promise<Response>;

export type NodeHandler = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Turns a `Request` handler into middleware of a Vite server, for the paths with these prefixes.
 *
 * @supabase/lite/vite 0.10 has such a function, but importing it (or /cli) reads standard input to
 * its end. Vite takes that end for the end of its parent process, and stops the server.
 */
export function toNodeHandler(handle: RequestHandler, prefixes: string[]): NodeHandler {
  return (incoming, outgoing, next) => {
    const path = incoming.url ?? "";
    if (isServed(path, prefixes)) {
      readRequest(incoming, path)
        .then((request) => (request ? handle(request) : new Response(null, { status: 400 })))
        .then((response) => writeResponse(response, incoming, outgoing))
        .catch(next);
    } else {
      next();
    }
  };
}

/**
 * Checks the path as it was sent and as URL parsing normalizes it: `/rest/v1/../../_system` has a
 * served prefix only before, and another path only after that.
 */
function isServed(path: string, prefixes: string[]): boolean {
  return prefixes.some(
    (prefix) => path.startsWith(`${prefix}/`) && toUrl(path).pathname.startsWith(`${prefix}/`),
  );
}

function toUrl(path: string): URL {
  return new URL(path, "http://localhost");
}

/**
 * Reads the whole body first, so that a slow client does not block the requests queued behind it.
 * Null when it is no valid request: its body was cut off, or `Request` does not allow its method
 * (TRACE, for example).
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

/** Compresses JSON, as a hosted project does. Stored images are compressed formats already. */
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
