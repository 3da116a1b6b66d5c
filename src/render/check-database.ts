import { setTimeout as wait } from "node:timers/promises";
import { READ_TIMEOUT_MS } from "../config/limits.ts";
import type { Database } from "../data/database.types.ts";
import { isRecord, parseJson } from "../lib/json.ts";
import { EMBEDDED_URL } from "../../supabase/local/constants.ts";
import { getMessage } from "../lib/error-message.ts";
import { RenderError } from "./render-error.ts";

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
