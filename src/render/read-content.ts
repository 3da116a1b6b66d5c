import { readFile } from "node:fs/promises";
import path from "node:path";
import { renderedSitePath } from "../config/paths.ts";
import { parseJson } from "../lib/json.ts";
import type { Application, StoredContent } from "./application.ts";
import { fileExists } from "./file-exists.ts";
import { findOldPages } from "./old-pages.ts";
import { RenderError } from "./render-error.ts";
import type { RenderedPages } from "./rendered-pages.ts";

type ReadOptions = {
  application: Pick<
    Application,
    "readChangedAt" | "readStoredContent" | "parseRenderedSite" | "isBackendError"
  >;
  dist: string;
  /** Null after a build. */
  before: RenderedPages | null;
  /** False for a build without a project, whose pages let the browser say so. */
  hasDatabase: boolean;
  updatesItself: boolean;
  warn: (message: string) => void;
};

type ReadContent = {
  /** Null without a database. Browsers then render the pages with stored content. */
  stored: StoredContent | null;
  /** When the database was last changed; null if it does not say. */
  changedAt: string | null;
};

/**
 * Reads the content of the database, or returns null when the site shows it already. When it was last
 * changed is read first, so that a change in between is never taken for rendered.
 * @throws {RenderError} when the database cannot be read: pages without posts are never published
 */
export async function readContent(options: ReadOptions): Promise<ReadContent | null> {
  const { application, before, hasDatabase, warn } = options;
  try {
    const changedAt = await application.readChangedAt();
    if (await isUpToDate(options, changedAt)) return null;
    return { stored: await application.readStoredContent(), changedAt };
  } catch (error) {
    if (!application.isBackendError(error)) throw error;
    if (hasDatabase || before !== null) {
      const outcome = before ? "The pages stay as they are." : "The site has no pages yet.";
      throw new RenderError(`The database could not be read: ${error.message} ${outcome}`);
    }
    warn("The blog is not in the HTML files, because no database is set up.");
    return { stored: null, changedAt: null };
  }
}

async function isUpToDate(
  { application, dist, before, updatesItself }: ReadOptions,
  changedAt: string | null,
): Promise<boolean> {
  const text = await readFile(path.join(dist, renderedSitePath), "utf8").catch(() => null);
  const rendered = application.parseRenderedSite(parseJson(text));
  return (
    before !== null &&
    rendered?.updatesItself === updatesItself &&
    rendered.changedAt === changedAt &&
    (await areComplete(before, dist))
  );
}

/** Whether no run was interrupted, nobody removed a file, and no page is left that should be gone. */
async function areComplete(pages: RenderedPages, dist: string): Promise<boolean> {
  const files = [...pages.values()].map(({ file }) => file);
  if ((await findOldPages(dist, files)).length > 0) return false;
  const checks = [...pages.values()].map(
    async ({ file, contentHash }) =>
      contentHash !== null && (await fileExists(path.join(dist, file))),
  );
  return (await Promise.all(checks)).every(Boolean);
}
