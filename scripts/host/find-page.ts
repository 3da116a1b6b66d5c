import type { Asset } from "./asset.ts";
import type { Rewrite } from "./rules.ts";
import { matches } from "./rules.ts";

/** What an address leads to; 404 has no asset when the site has no page for it. */
export type Found =
  | { status: 200; asset: Asset }
  | { status: 308; location: string }
  | { status: 404; asset: Asset | null };

type ReadAsset = (path: string) => Promise<Asset | null>;

const OWN_FILES = ["/_headers", "/_redirects"];

/** The path of a request, decoded; null when no address has this form. */
export function readPath(url: string): string | null {
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

/** Finds it as Netlify and Cloudflare Pages do: file or page, else rewrite, else nearest 404. */
export async function findPage(
  path: string,
  rewrites: readonly Rewrite[],
  readAsset: ReadAsset,
): Promise<Found> {
  const read = async (file: string) => (isServed(file) ? readAsset(file) : null);

  const name = path === "/" ? "/index" : path.replace(/(\.html|\/)$/, "");
  const page = await read(`${name}.html`);
  if (page) {
    const location = name === "/index" ? "/" : name;
    return path === location ? { status: 200, asset: page } : { status: 308, location };
  }

  const file = await read(path);
  if (file) return { status: 200, asset: file };

  for (const { from, to } of rewrites) {
    const asset = matches(from, path) ? await read(to.endsWith(".html") ? to : `${to}.html`) : null;
    if (asset) return { status: 200, asset };
  }
  return { status: 404, asset: await readNearest404(path, read) };
}

/** Empty parts would make `//host/` a page, and its address without the slash another site's. */
function isServed(file: string): boolean {
  const parts = file.slice(1).split("/");
  return !OWN_FILES.includes(file) && parts.every((part) => part && !part.startsWith("."));
}

async function readNearest404(path: string, read: ReadAsset): Promise<Asset | null> {
  const folder = path.slice(0, path.lastIndexOf("/"));
  const asset = await read(`${folder}/404.html`);
  return asset ?? (folder ? readNearest404(folder, read) : null);
}
