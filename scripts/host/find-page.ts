import type { Asset } from "./asset.ts";
import type { Redirect } from "./rules.ts";
import { matches } from "./rules.ts";

/** What to send for a path. A location is encoded. A 404 has no asset when the site has no 404 page. */
export type PageResult =
  | { status: 200; asset: Asset }
  | { status: 301 | 308; location: string }
  | { status: 404; asset: Asset | null };

type ReadAsset = (path: string) => Promise<Asset | null>;

/** Files for the host itself, which it does not serve. */
const HOST_FILES = ["/_headers", "/_redirects"];

/** The decoded path of a request; null when it is malformed or contains path traversal. */
export function decodePath(url: string): string | null {
  const raw = url.replace(/\?.*$/s, "");
  if (!raw.startsWith("/")) return null;
  try {
    const parts = raw.split("/").map((part) => decodeURIComponent(part));
    return parts.every(isSafe) ? parts.join("/") : null;
  } catch {
    return null;
  }
}

function isSafe(part: string): boolean {
  return part !== "." && part !== ".." && !["/", "\\", "\0"].some((char) => part.includes(char));
}

/**
 * Looks a path up as Cloudflare Pages does: a redirect first, then a page or a file, then the
 * rewrites, then the 404 page of the nearest folder. On Netlify, a page comes before a redirect.
 */
export async function findPage(
  path: string,
  redirects: readonly Redirect[],
  readAsset: ReadAsset,
): Promise<PageResult> {
  const read = async (file: string) => (isServed(file) ? readAsset(file) : null);

  const moved = redirects.find(({ from, status }) => status === 301 && from === path);
  if (moved) return { status: 301, location: moved.to };

  const name = path === "/" ? "/index" : path.replace(/(\.html|\/)$/, "");
  const page = await read(`${name}.html`);
  if (page) {
    const location = name === "/index" ? "/" : name;
    if (path === location) return { status: 200, asset: page };
    return { status: 308, location: encodeURI(location) };
  }

  const file = await read(path);
  if (file) return { status: 200, asset: file };

  for (const { from, to, status } of redirects) {
    const isMatch = status === 200 && matches(from, path);
    const asset = isMatch ? await read(to.endsWith(".html") ? to : `${to}.html`) : null;
    if (asset) return { status: 200, asset };
  }
  return { status: 404, asset: await readNearest404(path, read) };
}

/**
 * Paths with empty segments are not served. Without this, `//host/` could be a page, and the
 * redirect that removes its last slash would lead to `//host`, which browsers take for another
 * site.
 */
function isServed(file: string): boolean {
  const parts = file.slice(1).split("/");
  return !HOST_FILES.includes(file) && parts.every((part) => part && !part.startsWith("."));
}

async function readNearest404(path: string, read: ReadAsset): Promise<Asset | null> {
  const folder = path.slice(0, path.lastIndexOf("/"));
  const asset = await read(`${folder}/404.html`);
  return asset ?? (folder ? readNearest404(folder, read) : null);
}
