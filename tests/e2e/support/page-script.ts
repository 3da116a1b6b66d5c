import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const require = createRequire(import.meta.url);

/** The source of a package's script; `file` is a module specifier, as for `require`. */
export function readScript(file: string): string {
  return readFileSync(require.resolve(file), "utf8");
}

/**
 * Runs a script in the page unless its global variable exists already, since compiling half a
 * megabyte takes as long as some of the checks. The page's content security policy blocks script
 * elements, but not `evaluate`.
 */
export async function addScriptOnce(page: Page, globalName: string, source: string) {
  const isThere = await page.evaluate((name) => Reflect.has(window, name), globalName);
  if (!isThere) await page.evaluate(source);
}
