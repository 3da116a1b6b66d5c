import { cp, rm } from "node:fs/promises";
import { getDataFolder, reset } from "../../../supabase/local/data-folder.ts";
import { startSite } from "../../support/site-process.ts";

const FIRST_PORT = Number(process.env["PORT"] ?? 4190);
/** Of the site whose pages are rendered again, so that the others keep theirs. */
export const RENDERING_FOLDER = "test-results/site-rendering";

/** Each has its own port and its own database, and serves the last build. */
export const SITES = {
  reading: makeSite("reading", FIRST_PORT, "dist"),
  /** The tests in `writing` change the database. */
  writing: makeSite("writing", FIRST_PORT + 1, "dist"),
  rendering: makeSite("rendering", FIRST_PORT + 2, RENDERING_FOLDER, { RENDER_CHANGES: "1" }),
  /** The site of an agency whose enquiries go to the database (`npm run build:enquiries`). */
  enquiries: makeSite("enquiries", FIRST_PORT + 3, "test-results/site-enquiries"),
};

function makeSite(name: string, port: number, folder: string, more: Record<string, string> = {}) {
  // Outside of `outputDir`, which Playwright empties before each run.
  const data = `test-results/backend-${name}`;
  const settings = {
    ...more,
    PORT: String(port),
    SITE_FOLDER: folder,
    SUPABASE_LOCAL_DATA: data,
  };
  return { url: `http://localhost:${port}`, data, settings };
}

/**
 * Starts the sites side by side, while Playwright would start its web servers one after another. The
 * rows are those of a new database: the sample data has fixed ids and dates. Not as `npm start`, which
 * answers 404 to posts without a page, while the hosts, whose rule the tests expect, do not.
 */
export default async function startSites() {
  await rm(RENDERING_FOLDER, { recursive: true, force: true });
  await cp("dist", RENDERING_FOLDER, { recursive: true });
  const starts = await Promise.allSettled(
    Object.values(SITES).map(async ({ data, settings }) => {
      await reset(getDataFolder(process.cwd(), data));
      return startSite(settings);
    }),
  );
  const started = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
  const stop = async () => {
    await Promise.all(started.map((site) => site.close()));
  };
  if (started.length < starts.length) {
    await stop();
    const reasons = starts.flatMap((start) =>
      start.status === "rejected" ? [String(start.reason)] : [],
    );
    throw new Error(reasons.join("\n"));
  }
  return stop;
}
