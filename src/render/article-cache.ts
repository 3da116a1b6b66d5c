import path from "node:path";
import { isRecord, parseJson } from "../lib/json.ts";
import type { StoredArticle } from "../data/articles.ts";
import type { PageContent } from "./application.ts";
import { DiskCache } from "./disk-cache.ts";

/**
 * The prepared articles of all versions of all rows. Preparing one emulates a document, which takes
 * longer than rendering its page. The folder is part of the server bundle, so that a build begins
 * with an empty one.
 */
export class ArticleCache {
  readonly #cache: DiskCache;

  constructor(bundleFolder: string) {
    this.#cache = new DiskCache(path.join(bundleFolder, "articles"));
  }

  /** The articles of a page in their order; null unless all of them are here. */
  async read({ articles }: PageContent): Promise<StoredArticle[] | null> {
    const found: StoredArticle[] = [];
    for (const { queryKey } of articles) {
      const stored = parseJson(await this.#cache.read(JSON.stringify(queryKey)));
      if (!isArticle(stored)) return null;
      found.push(stored);
    }
    return found;
  }

  async store({ articles }: PageContent, prepared: readonly StoredArticle[]): Promise<void> {
    for (const [i, { queryKey }] of articles.entries()) {
      await this.#cache.store(JSON.stringify(queryKey), JSON.stringify(prepared[i]));
    }
  }
}

function isArticle(value: unknown): value is StoredArticle {
  return (
    isRecord(value) &&
    typeof value["key"] === "string" &&
    typeof value["html"] === "string" &&
    Array.isArray(value["headings"])
  );
}
