import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

export type RequestHandler = (request: Request) => Promise<Response>;

export type NodeHandler = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: (error?: unknown) => void,
) => void;

const LOOPBACK = "localhost";

/**
 * Turns a `Request` handler into middleware of a Vite server, for the paths with these prefixes.
 *
 * @supabase/lite/vite 0.10 has such a function, but importing it (or /cli) reads standard input to
 * its end. Vite takes that end for the end of its parent process, and stops the server.
 */
export function toNodeHandler(handle: RequestHandler, prefixes: string[]): NodeHandler {
  return (incoming, outgoing, next) => {
    const path = incoming.url ?? "";
    if (isServed(path, prefixes) && !isOwnRequest(incoming.headers)) {
      writeResponse(refuseForeign(), incoming, outgoing).catch(next);
    } else if (isServed(path, prefixes)) {
      readRequest(incoming, path)
        .then((request) => (request ? handle(request) : new Response(null, { status: 400 })))
        .then((response) => writeResponse(response, incoming, outgoing))
        .catch(next);
    } else {
      next();
    }
  };
}

function refuseForeign(): Response {
  const message = "The local database answers only the pages of its own address.";
  return Response.json({ message, code: "403", details: null, hint: null }, { status: 403 });
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
  const { method = "GET", headersDistinct, socket } = incoming;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  // The proxy of a hosted project adds the address of the client.
  if (!headers.has("x-forwarded-for")) headers.set("x-forwarded-for", socket.remoteAddress ?? "");
  try {
    const content = new Uint8Array(await buffer(incoming));
    const body = method === "GET" || method === "HEAD" ? null : content;
    return new Request(toUrl(path), { method, headers, body });
  } catch {
    return null;
  }
}

/**
 * What is opened by its address runs no script. An uploaded drawing has the origin of the site here,
 * so its script could act in the admin.
 */
const SAFE_HEADERS = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox allow-same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
};

/** Compresses JSON, as a hosted project does. Stored images are compressed formats already. */
async function writeResponse(
  response: Response,
  { headers: { "accept-encoding": accepted = "" } }: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(SAFE_HEADERS)) headers.set(name, value);
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

/**
 * Whether a request comes from a page of this server, or from a program that is no browser. Any page
 * of the web can send requests to `localhost`, and the key of the local admin is known to everybody.
 */
function isOwnRequest(headers: IncomingHttpHeaders): boolean {
  const { host = "", origin, "sec-fetch-site": fetchSite = "none" } = headers;
  const own = parseAddress(`http://${host}`);
  // The name of another site can be made to lead here (DNS rebinding); an IP address cannot.
  if (!own || (own.hostname !== LOOPBACK && isIP(own.hostname) === 0)) return false;
  // Browsers send no Origin with pictures, scripts, and links that are followed.
  if (origin === undefined) return ["none", "same-origin"].includes(fetchSite);
  const from = parseAddress(origin);
  return from?.hostname === own.hostname && from.port === own.port;
}

/** Null for anything else than a host with a port, such as the Origin `null` of a sandboxed frame. */
function parseAddress(text: string): { hostname: string; port: string } | null {
  const [, host = ""] = /^https?:\/\/([^/?#@\\]+)$/.exec(text) ?? [];
  if (!URL.canParse(`http://${host}`)) return null;
  const { hostname, port } = new URL(`http://${host}`);
  const name = hostname.replace(/^\[|\]$/g, "");
  const isLoopback = isIP(name) !== 0 && /^(?:127\.|::1$)/.test(name);
  return { hostname: isLoopback ? LOOPBACK : name, port };
}
