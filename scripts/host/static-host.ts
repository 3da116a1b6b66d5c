import type { IncomingMessage, ServerResponse } from "node:http";
import { Asset } from "./asset.ts";
import { FileCache } from "./file-cache.ts";
import { findPage, decodePath } from "./find-page.ts";
import { collectHeaders, parseHeaders, parseRedirects, type Redirect } from "./rules.ts";

/**
 * The hosts' default `Cache-Control`: a browser asks before each use whether the file has changed.
 */
const REVALIDATE = "public, max-age=0, must-revalidate";

export type HostHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

type StaticHostOptions = {
  /** In addition to those in `_redirects`. */
  redirects: readonly Redirect[];
};

/**
 * Serves a built site as Netlify and Cloudflare Pages do, with its `_headers` and `_redirects`.
 * Responds to every GET and HEAD request. A new build is served at once, without a restart.
 */
export function staticHost(dist: string, options: StaticHostOptions): HostHandler {
  const assets = new FileCache(dist, (content, file) => new Asset(content, file));
  const headers = new FileCache(dist, (content) => parseHeaders(content.toString()));
  const ownRedirects = new FileCache(dist, (content) => parseRedirects(content.toString()));

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? "/";
    const path = decodePath(url);
    if (path === null) {
      response.writeHead(400, { "Content-Type": "text/plain" }).end("Bad request\n");
      return;
    }
    const redirects = [...((await ownRedirects.get("_redirects")) ?? []), ...options.redirects];
    const result = await findPage(path, redirects, (file) => assets.get(file));

    response.setHeader("Cache-Control", REVALIDATE);
    const rules = (await headers.get("_headers")) ?? [];
    for (const [name, value] of collectHeaders(rules, path)) response.setHeader(name, value);
    // A hashed file may be missing during a build. The rule for such files would let browsers cache
    // its 404 for a year.
    if (result.status === 404) response.setHeader("Cache-Control", "no-store");

    response.statusCode = result.status;
    if ("location" in result) {
      const query = url.includes("?") ? url.slice(url.indexOf("?")) : "";
      response.setHeader("Location", `${result.location}${query}`).end();
    } else if (result.asset) {
      await send(result.asset, request, response);
    } else {
      response.setHeader("Content-Type", "text/plain").end("Not found\n");
    }
  }

  return (request, response, next) => {
    if (request.method === "GET" || request.method === "HEAD") {
      respond(request, response).catch(next);
    } else {
      next();
    }
  };
}

async function send(
  asset: Asset,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (asset.isText) response.appendHeader("Vary", "Accept-Encoding");
  if (response.statusCode === 200) {
    response.setHeader("ETag", asset.etag);
    if (matchesETag(asset.etag, request.headers["if-none-match"])) {
      response.writeHead(304).end();
      return;
    }
  }
  const encoding = asset.chooseEncoding(request.headers["accept-encoding"] ?? "");
  const body = await asset.read(encoding);
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Type", asset.type);
  response.setHeader("Content-Length", body.length);
  response.end(request.method === "HEAD" ? undefined : body);
}

function matchesETag(etag: string, ifNoneMatch = ""): boolean {
  const etags = ifNoneMatch.split(",").map((entry) => entry.trim());
  return etags.some((entry) => entry === "*" || entry === etag || `W/${entry}` === etag);
}
