import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isRecord, parseJson } from "@/lib/json";

/** What exists in the repository and the documentation may name. */
export type Repository = {
  /** Files and folders, from the root and without a slash at the end. */
  entries: ReadonlySet<string>;
  /** Files and folders that git ignores. They exist only after a command or a person made them. */
  ignored: readonly string[];
  scripts: ReadonlySet<string>;
  packages: ReadonlySet<string>;
  /** Of the programs that `npx` finds. */
  programs: ReadonlySet<string>;
  /** Text of the files that read environment variables. */
  configuration: string;
};

/** Where environment variables are read. */
const CONFIGURATION =
  /^(?:\.env\.example|(?:scripts|supabase\/local|src\/config)\/.+\.(?:ts|mjs))$/;

export function readRepository(): Repository {
  const ignored = readFileSync(".gitignore", "utf8")
    .split("\n")
    .map((line) => line.replace(/\/$/, ""))
    .filter(Boolean);
  const entries = readdirSync(".").flatMap((name) => listEntries(name, ignored));
  const manifest = parseJson(readFileSync("package.json", "utf8"));
  const keysOf = (name: string) =>
    isRecord(manifest) && isRecord(manifest[name]) ? Object.keys(manifest[name]) : [];
  return {
    entries: new Set(entries),
    ignored,
    scripts: new Set(keysOf("scripts")),
    packages: new Set([...keysOf("dependencies"), ...keysOf("devDependencies")]),
    programs: new Set(readdirSync("node_modules/.bin")),
    configuration: entries
      .filter((entry) => CONFIGURATION.test(entry))
      .map((entry) => readFileSync(entry, "utf8"))
      .join("\n"),
  };
}

/** A file, or a folder and its contents, without ignored files and git's own folder. */
function listEntries(name: string, ignored: readonly string[]): string[] {
  if (name === ".git" || ignored.includes(name)) return [];
  if (!statSync(name).isDirectory()) return [name];
  const inside = readdirSync(name, { recursive: true, encoding: "utf8" });
  return [name, ...inside.map((entry) => path.posix.join(name, entry.replaceAll(path.sep, "/")))];
}
