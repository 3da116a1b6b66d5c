import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Agency } from "./agencies.ts";

/** Those of `src/config/site.ts` that are the same for each agency here. */
const OTHER_SETTINGS = `export const officeHours = { from: 8, to: 17 };
export const replyTime = "2 working days";
export const quoteTime = "3 working days";
export const customQuoteTime = "5–8 working days";
export const reportTime = "36 hours";
export const referencePrefix = "JS";
export const chatHours = "Mon–Fri 8:00–20:00 China time";
export const keepEnquiriesMonths = 12;
export const wechatId = "another-agency";
export const wechatQrLink = "https://u.wechat.com/another-agency";
`;

const runFile = promisify(execFile);

/** Not copied: the history, and what commands generate. */
const EXCLUDED = [".git", "node_modules", "dist", "test-results", "playwright-report"];

/** The settings of an agency that has connected its own project, which no test may reach. */
const ENV_FILE = `VITE_SUPABASE_URL=http://project.invalid
VITE_SUPABASE_ANON_KEY=key-of-the-project
`;

/** Copies the project to a temporary folder, where it uses the packages installed here. */
export async function copyProject() {
  const root = await mkdtemp(path.join(tmpdir(), "another-agency-"));
  await cp(".", root, {
    recursive: true,
    filter: (file) => !EXCLUDED.includes(file.split(path.sep)[0] ?? ""),
  });
  await linkPackages(path.join(root, "node_modules"));
  await writeFile(path.join(root, ".env.local"), ENV_FILE);
  const run = async (script: string, args: string[] = [], env: Record<string, string> = {}) => {
    const options = { cwd: root, env: { ...process.env, NODE_ENV: "production", ...env } };
    const loader = script.endsWith(".ts") ? ["--import", "tsx"] : [];
    return (await runFile(process.execPath, [...loader, script, ...args], options)).stdout;
  };

  return {
    root,
    dist: path.join(root, "dist"),

    /** Replaces src/config/site.ts, as somebody does who adapts the site to another agency. */
    writeSite: ({ site, companyNumber, brandColors }: Agency) =>
      writeFile(
        path.join(root, "src/config/site.ts"),
        `export const site = ${JSON.stringify(site, null, 2)} as const;\n` +
          OTHER_SETTINGS +
          `export const companyNumber = "${companyNumber}";\n` +
          `export const brandColors = ${JSON.stringify(brandColors, null, 2)};\n`,
      ),

    /** @returns the output of the command */
    makeBrand: () => run("scripts/brand/make-brand.ts"),

    /** Builds the site with the articles of a newly seeded local database. */
    async build() {
      const env = { SUPABASE_LOCAL_DATA: "test-results/backend" };
      await run("scripts/site.mjs", ["reset"], env);
      await run("scripts/site.mjs", ["build"], env);
    },

    /** Builds the site without a backend, and so without articles. */
    buildPages: () => run("node_modules/vite/bin/vite.js", ["build"], { VITE_SUPABASE_URL: "" }),

    /** @returns the output; it rejects when a test fails */
    runUnitTests: () =>
      run("node_modules/vitest/vitest.mjs", ["run", "--project", "unit-*"], { NODE_ENV: "test" }),

    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/**
 * Links each package, not the whole folder, so that what a build writes into `node_modules` stays in
 * the copy.
 */
async function linkPackages(folder: string) {
  await mkdir(folder);
  for (const name of await readdir("node_modules")) {
    if (name.startsWith(".")) continue;
    await symlink(path.resolve("node_modules", name), path.join(folder, name), "junction");
  }
}

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>;
