import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { isRecord, parseJson } from "../lib/json.ts";

/** Beside Vite's own manifest. Hosts serve no path with a leading dot. */
const PAGES_FILE = ".vite/rendered-pages.json";

export type RenderedPage = {
  /** The HTML file, from the folder of the site. */
  file: string;
  /** A hash of all that the page was rendered from; null while its file may be an older one. */
  contentHash: string | null;
  /** When what the page shows last changed (ISO 8601). */
  changedAt: string;
};

/** The pages of a built site, by their paths. */
export type RenderedPages = ReadonlyMap<string, RenderedPage>;

/**
 * Null when this build has not been rendered into the folder yet.
 * @param clientHash of the build, see build-info.ts
 */
export async function readRenderedPages(
  dist: string,
  clientHash: string,
): Promise<RenderedPages | null> {
  const text = await readFile(path.join(dist, PAGES_FILE), "utf8").catch(() => null);
  const stored = parseJson(text);
  if (!isRecord(stored) || stored["clientHash"] !== clientHash || !isRecord(stored["pages"])) {
    return null;
  }
  return new Map(Object.entries(stored["pages"]).flatMap(([key, value]) => readPage(key, value)));
}

export async function writeRenderedPages(
  dist: string,
  clientHash: string,
  pages: RenderedPages,
): Promise<void> {
  const file = path.join(dist, PAGES_FILE);
  await writeFile(`${file}.new`, JSON.stringify({ clientHash, pages: Object.fromEntries(pages) }));
  await rename(`${file}.new`, file);
}

/** The pages as they are while the files of those with these paths are being replaced. */
export function markUnfinished(pages: RenderedPages, paths: ReadonlySet<string>): RenderedPages {
  return new Map(
    [...pages].map(([key, page]) => [key, paths.has(key) ? { ...page, contentHash: null } : page]),
  );
}

/** When what visitors see last changed (ISO 8601). */
export function findLastChange(pages: RenderedPages): string {
  return [...pages.values()].reduce(
    (last, { changedAt }) => (changedAt > last ? changedAt : last),
    "",
  );
}

function readPage(key: string, value: unknown): [string, RenderedPage][] {
  const { file, contentHash, changedAt } = isRecord(value) ? value : {};
  const isHash = typeof contentHash === "string" || contentHash === null;
  return typeof file === "string" && isHash && typeof changedAt === "string"
    ? [[key, { file, contentHash, changedAt }]]
    : [];
}
