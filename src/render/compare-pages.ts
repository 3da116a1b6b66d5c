import path from "node:path";
import { fileExists } from "./file-exists.ts";
import type { PlannedPage } from "./plan-pages.ts";
import type { RenderedPage, RenderedPages } from "./rendered-pages.ts";

type CompareOptions = {
  /** Null after a build. */
  before: RenderedPages | null;
  dist: string;
  /** ISO 8601. */
  renderedAt: string;
};

type PageChanges = {
  /** The paths of the pages to render: with other content than before, or without a file. */
  changed: ReadonlySet<string>;
  after: RenderedPages;
};

/** Compares what the pages show now with what they were rendered from. */
export async function comparePages(
  plan: readonly PlannedPage[],
  { before, dist, renderedAt }: CompareOptions,
): Promise<PageChanges> {
  const changed = new Set<string>();
  const after = new Map<string, RenderedPage>();
  for (const { path: key, file, contentHash } of plan) {
    const known = before?.get(key);
    const isSame = known?.contentHash === contentHash;
    if (!isSame || !(await fileExists(path.join(dist, file)))) changed.add(key);
    after.set(key, { file, contentHash, changedAt: isSame ? known.changedAt : renderedAt });
  }
  return { changed, after };
}
