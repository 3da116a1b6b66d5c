import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";

/**
 * Whether a request comes from a page of this server, or from a program that is no browser. Any page
 * of the web can send requests to `localhost`, and the key of the local admin is known to everybody.
 */
export function isOwnRequest(headers: IncomingHttpHeaders): boolean {
  const { host = "", origin, "sec-fetch-site": fetchSite = "none" } = headers;
  const own = parseAddress(`http://${host}`);
  // The name of another site can be made to lead here (DNS rebinding); an IP address cannot.
  if (!own || (own.hostname !== LOOPBACK && isIP(own.hostname) === 0)) return false;
  // Browsers send no Origin with pictures, scripts, and links that are followed.
  if (origin === undefined) return ["none", "same-origin"].includes(fetchSite);
  const from = parseAddress(origin);
  return from?.hostname === own.hostname && from.port === own.port;
}

const LOOPBACK = "localhost";

/** Null for anything else than a host with a port, such as the Origin `null` of a sandboxed frame. */
function parseAddress(text: string): { hostname: string; port: string } | null {
  const [, host = ""] = /^https?:\/\/([^/?#@\\]+)$/.exec(text) ?? [];
  if (!URL.canParse(`http://${host}`)) return null;
  const { hostname, port } = new URL(`http://${host}`);
  const name = hostname.replace(/^\[|\]$/g, "");
  const isLoopback = isIP(name) !== 0 && /^(?:127\.|::1$)/.test(name);
  return { hostname: isLoopback ? LOOPBACK : name, port };
}
