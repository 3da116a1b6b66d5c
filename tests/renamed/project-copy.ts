import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Agency } from "./agencies.ts";

const runFile = promisify(execFile);

/** Of no use in a copy: history, and what commands make. */
const LEFT_OUT = [".git", "node_modules", "dist", "test-results", "playwright-report"];

/** A copy of the project, in a temporary folder, with the installed packages of this one. */
export async function copyProject() {
  const root = await mkdtemp(path.join(tmpdir(), "renamed-"));
  await cp(".", root, {
    recursive: true,
    filter: (file) => !LEFT_OUT.includes(file.split(path.sep)[0] ?? ""),
  });
  await linkPackages(path.join(root, "node_modules"));
  const run = async (script: string, args: string[] = [], env: Record<string, string> = {}) => {
    const options = { cwd: root, env: { ...process.env, NODE_ENV: "production", ...env } };
    return (await runFile(process.execPath, [script, ...args], options)).stdout;
  };

  return {
    dist: path.join(root, "dist"),

    /** What a person does who takes the site over: the one file, in full. */
    writeSite: ({ site, brandColors }: Agency) =>
      writeFile(
        path.join(root, "src/config/site.ts"),
        `export const site = ${JSON.stringify(site, null, 2)} as const;\n` +
          `export const brandColors = ${JSON.stringify(brandColors, null, 2)};\n`,
      ),

    /** @returns what the command says */
    makeBrand: () => run("scripts/brand/make-brand.mjs"),

    /** With the articles of a fresh local database. */
    async build() {
      const env = { SUPABASE_LOCAL_DATA: "test-results/backend" };
      await run("scripts/site.mjs", ["reset"], env);
      await run("scripts/site.mjs", ["build"], env);
    },

    /** Without a backend, so without articles. */
    buildPages: () => run("node_modules/vite/bin/vite.js", ["build"], { VITE_SUPABASE_URL: "" }),

    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** One link for each package: what a build writes into `node_modules` is the copy's own. */
async function linkPackages(folder: string) {
  await mkdir(folder);
  for (const name of await readdir("node_modules")) {
    if (name.startsWith(".")) continue;
    await symlink(path.resolve("node_modules", name), path.join(folder, name), "junction");
  }
}

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>;
