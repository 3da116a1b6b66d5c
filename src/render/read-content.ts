import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { EMBEDDED_URL } from "../config/hosting.ts";
import { READ_TIMEOUT_MS } from "../config/limits.ts";
import { renderedSitePath } from "../config/paths.ts";
import type { Database } from "../data/database.types.ts";
import { getMessage } from "../lib/error-message.ts";
import { isRecord, parseJson } from "../lib/json.ts";
import { RenderError } from "./errors.ts";
import type { Application } from "./render-pages.ts";
import type { DatabaseSnapshot } from "./stored-content.ts";

type Project = {
  /** The values of VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY; "" if they are not set. */
  url: string;
  key: string;
};

/** The tables whose rows visitors see. */
const TABLES: readonly (keyof Database["public"]["Tables"])[] = [
  "blog_posts",
  "success_stories",
  "site_images",
  "site_settings",
];

/** A fault of the network or of the server may pass. The waits before the next tries. */
const RETRY_DELAYS_MS = [2000, 5000];

/**
 * Makes sure that a hosted project can be read, before a build replaces the last one: a site that is
 * published without its posts loses them in the search engines.
 * @throws {RenderError} when a table cannot be read
 */
export async function checkDatabase(project: Project, delaysMs = RETRY_DELAYS_MS): Promise<void> {
  const { url, key } = project;
  if (url === "" || url === EMBEDDED_URL) return;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw stopBuild(`VITE_SUPABASE_URL must be an address with https://, not "${url}".`);
  }
  if (key === "") {
    throw stopBuild("VITE_SUPABASE_URL names a project, but VITE_SUPABASE_ANON_KEY is empty.");
  }
  const problems = await Promise.all(TABLES.map((table) => findProblem(table, project)));
  const problem = problems.find((found) => found !== null);
  if (!problem) return;
  const [delayMs, ...later] = delaysMs;
  if (delayMs === undefined || !problem.mayPass) {
    throw stopBuild(`The database at ${url} could not be read: ${problem.reason}`);
  }
  await wait(delayMs);
  await checkDatabase(project, later);
}

const stopBuild = (reason: string) =>
  new RenderError(`${reason} Nothing was built, so the last build stays as it is.`);

type Problem = { reason: string; mayPass: boolean };

async function findProblem(table: string, { url, key }: Project): Promise<Problem | null> {
  try {
    const response = await fetch(new URL(`rest/v1/${table}?select=*&limit=1`, `${url}/`), {
      headers: { apikey: key, Authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(READ_TIMEOUT_MS),
    });
    const body = parseJson(await response.text());
    if (response.ok && Array.isArray(body)) return null;
    const words =
      isRecord(body) && typeof body["message"] === "string" ? `: ${body["message"]}` : "";
    const reason = response.ok
      ? `something else than the database answered for ${table}.`
      : `it answered for ${table} with status ${response.status}${words}.`;
    return { reason, mayPass: response.ok || response.status >= 500 };
  } catch (error) {
    return { reason: `it did not answer (${describe(error)}).`, mayPass: true };
  }
}

/** `fetch` says "fetch failed"; the reason, such as ENOTFOUND, is in the cause. */
function describe(error: unknown): string {
  const { cause } = isRecord(error) ? error : {};
  return isRecord(cause) && typeof cause["code"] === "string" ? cause["code"] : getMessage(error);
}

type ReadOptions = {
  application: Pick<
    Application,
    "readChangedAt" | "readSnapshot" | "parseRenderedSite" | "isBackendError"
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
  stored: DatabaseSnapshot | null;
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
    return { stored: await application.readSnapshot(), changedAt };
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
