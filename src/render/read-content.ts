import { readFile } from "node:fs/promises";
import path from "node:path";
import { renderedSitePath } from "../config/paths.ts";
import { getMessage } from "../lib/error-message.ts";
import { parseJson } from "../lib/json.ts";
import { RenderError } from "./render-error.ts";
import type { Application } from "./render-pages.ts";
import type { StoredContent } from "./stored-content.ts";

type ReadOptions = {
  application: Pick<
    Application,
    "readChangedAt" | "readStoredContent" | "parseRenderedSite" | "isBackendError"
  >;
  dist: string;
  isBuild: boolean;
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
 * Reads the content of the database, or nothing when the site shows it already. When it was last
 * changed is read first, so that a change in between is never taken for rendered.
 * @throws {RenderError} when the database cannot be read: pages without posts are never published
 */
export async function readContent(options: ReadOptions): Promise<ReadContent | "unchanged"> {
  const { application, isBuild, hasDatabase, warn } = options;
  try {
    const changedAt = await application.readChangedAt();
    if (!isBuild && (await isRendered(options, changedAt))) return "unchanged";
    return { stored: await application.readStoredContent(), changedAt };
  } catch (error) {
    if (!application.isBackendError(error)) throw error;
    if (hasDatabase || !isBuild) {
      const outcome = isBuild ? "The site has no pages yet." : "The pages stay as they are.";
      const reason = error.message || getMessage(error.cause);
      throw new RenderError(`The database could not be read: ${reason} ${outcome}`);
    }
    warn("The blog is not in the HTML files, because no database is set up.");
    return { stored: null, changedAt: null };
  }
}

async function isRendered(
  { application, dist, updatesItself }: ReadOptions,
  changedAt: string | null,
): Promise<boolean> {
  const text = await readFile(path.join(dist, renderedSitePath), "utf8").catch(() => null);
  const rendered = application.parseRenderedSite(parseJson(text));
  return rendered?.changedAt === changedAt && rendered.updatesItself === updatesItself;
}
