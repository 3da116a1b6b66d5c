import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { isRecord, parseJson } from "../lib/json.ts";
import type { StoredArticle } from "../data/articles.ts";

/** A part of the server bundle, so that a build begins without it. */
const CACHE_FILE = "articles.json";

/**
 * The articles of the last run, by the keys of their versions. Preparing one emulates a document,
 * which takes four times as long as rendering its page.
 */
export async function readArticles(bundleFolder: string): Promise<Map<string, StoredArticle>> {
  const text = await readFile(path.join(bundleFolder, CACHE_FILE), "utf8").catch(() => null);
  const stored = parseJson(text);
  const articles = Array.isArray(stored) ? stored.filter(isArticle) : [];
  return new Map(articles.map((article) => [article.key, article]));
}

export async function writeArticles(
  bundleFolder: string,
  articles: readonly StoredArticle[],
): Promise<void> {
  const file = path.join(bundleFolder, CACHE_FILE);
  // Two processes may render into different folders with one bundle.
  const written = `${file}.${process.pid}`;
  await writeFile(written, JSON.stringify(articles));
  await rename(written, file);
}

function isArticle(value: unknown): value is StoredArticle {
  return (
    isRecord(value) &&
    typeof value["key"] === "string" &&
    typeof value["html"] === "string" &&
    Array.isArray(value["headings"])
  );
}
