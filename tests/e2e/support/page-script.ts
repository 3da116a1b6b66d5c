import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const require = createRequire(import.meta.url);

/** The source of a script for the page; `file` is what `require` would be given. */
export function readScript(file: string): string {
  return readFileSync(require.resolve(file), "utf8");
}

/**
 * Runs a script in the page unless the document has its global already: compiling half a megabyte
 * takes as long as some of the checks. Evaluated as an expression, which the page's content
 * security policy lets through.
 */
export async function addScriptOnce(page: Page, globalName: string, source: string) {
  const isThere = await page.evaluate((name) => Reflect.has(window, name), globalName);
  if (!isThere) await page.evaluate(source);
}
