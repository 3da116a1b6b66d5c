import { queryOptions } from "@tanstack/react-query";
import type { Article } from "@/lib/article";
import { listHeadings } from "@/lib/article-headings";
import { fingerprint } from "./page-reads";

/** A row with content, possibly "". In the data of a prerendered page, the content is left out. */
type StoredText = { id: string; updated_at: string; content?: string };

/** A prepared article and the key of the version that it was made from. */
export type StoredArticle = Article & { key: string };

/**
 * Identifies a version of a row: a trigger updates `updated_at` at every change of the content. For
 * tables without that trigger, the content is hashed.
 */
function articleKey({ id, updated_at, content = "" }: StoredText): string {
  return `${id} ${updated_at || fingerprint(content)}`;
}

/**
 * Leaves out the content, which is in the prerendered HTML already. It is kept if the key is made
 * from it.
 */
export function omitContent<Row extends StoredText>(row: Row) {
  return row.content === "" || row.updated_at === "" ? row : { ...row, content: undefined };
}

/** Whether the row has its content, possibly "". */
export function hasContent({ content }: StoredText): boolean {
  return content !== undefined;
}

/** The content of a post, sanitized and prepared once per version. */
export function articleQuery(post: StoredText) {
  return preparedArticleQuery(post, async () =>
    (await loadSanitizer()).prepareArticle(post.content ?? ""),
  );
}

/** The content of a success story, like `articleQuery`. */
export function storyArticleQuery(story: StoredText) {
  const { id, content = "" } = story;
  return preparedArticleQuery(story, async () =>
    (await loadSanitizer()).prepareStory({ id, content }),
  );
}

function preparedArticleQuery(row: StoredText, prepare: () => Promise<Article>) {
  const key = articleKey(row);
  return queryOptions({
    queryKey: ["article", key],
    queryFn: async (): Promise<StoredArticle> => ({ ...(await prepare()), key }),
    initialData: () => readPrerenderedArticle(key),
    staleTime: Infinity,
    enabled: hasContent(row),
    meta: { failure: "A text could not be prepared." },
  });
}

const loadSanitizer = () => import("@/lib/article");

/**
 * Loads the sanitizer while the content is still being read. Errors are ignored, because preparing
 * the content reports them.
 */
export function preloadSanitizer(): void {
  loadSanitizer().catch(() => undefined);
}

/**
 * The article in the prerendered HTML. Used until hydration only, because scripts such as
 * translators may change it afterwards.
 */
function readPrerenderedArticle(key: string): StoredArticle | undefined {
  if (typeof document === "undefined") return undefined;
  const page = document.querySelector("#root:not([data-hydrated])");
  const articles = page?.querySelectorAll<HTMLElement>("[data-article]") ?? [];
  const article = [...articles].find(({ dataset }) => dataset["article"] === key);
  return article && { key, html: article.innerHTML, headings: listHeadings(article) };
}
