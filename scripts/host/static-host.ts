import type { IncomingMessage, ServerResponse } from "node:http";
import { Asset } from "./asset.ts";
import { FileCache } from "./file-cache.ts";
import { findPage, readPath } from "./find-page.ts";
import { collectHeaders, parseHeaders, parseRedirects, type Rewrite } from "./rules.ts";

/** What both hosts send with all that `_headers` says nothing about. */
const ASK_EVERY_TIME = "public, max-age=0, must-revalidate";

export type HostHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

type StaticHostOptions = {
  /** For addresses without a file, beside those of `_redirects`. */
  rewrites: readonly Rewrite[];
};

/**
 * Serves a built site as Netlify and Cloudflare Pages do, with its `_headers` and `_redirects`.
 * Answers every GET and HEAD; a build under the running server is served at once.
 */
export function staticHost(dist: string, options: StaticHostOptions): HostHandler {
  const assets = new FileCache(dist, (content, file) => new Asset(content, file));
  const headers = new FileCache(dist, (content) => parseHeaders(content.toString()));
  const redirects = new FileCache(dist, (content) => parseRedirects(content.toString()));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? "/";
    const path = readPath(url);
    if (path === null) {
      response.writeHead(400, { "Content-Type": "text/plain" }).end("Bad request\n");
      return;
    }
    const rewrites = [...((await redirects.get("_redirects")) ?? []), ...options.rewrites];
    const found = await findPage(path, rewrites, (file) => assets.get(file));

    response.setHeader("Cache-Control", ASK_EVERY_TIME);
    const rules = (await headers.get("_headers")) ?? [];
    for (const [name, value] of collectHeaders(rules, path)) response.setHeader(name, value);
    // A hashed file that is missing during a build must not stay so for a year.
    if (found.status === 404) response.setHeader("Cache-Control", "no-store");

    response.statusCode = found.status;
    if (found.status === 308) {
      const query = url.includes("?") ? url.slice(url.indexOf("?")) : "";
      response.setHeader("Location", `${encodeURI(found.location)}${query}`).end();
    } else if (found.asset) {
      await send(found.asset, request, response);
    } else {
      response.setHeader("Content-Type", "text/plain").end("Not found\n");
    }
  }

  return (request, response, next) => {
    if (request.method === "GET" || request.method === "HEAD") {
      answer(request, response).catch(next);
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
    if (isKnown(asset.etag, request.headers["if-none-match"])) {
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

function isKnown(etag: string, ifNoneMatch = ""): boolean {
  const known = ifNoneMatch.split(",").map((entry) => entry.trim());
  return known.some((entry) => entry === "*" || entry === etag || `W/${entry}` === etag);
}
