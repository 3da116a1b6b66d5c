import { queryOptions } from "@tanstack/react-query";
import type { Article } from "@/lib/article";
import { listHeadings } from "@/lib/article-headings";

/** A row with a text. `content` is "" only in rows that the page brought along: no table takes it. */
type StoredText = { id: string; updated_at: string; content: string };

/** A prepared text and the key of what it was prepared from. */
export type StoredArticle = Article & { key: string };

/** The row and its version: a trigger sets `updated_at` at every change, whoever makes it. */
function articleKey({ id, updated_at }: Omit<StoredText, "content">): string {
  return `${id} ${updated_at}`;
}

/** The text of a post, ready to be shown: prepared once for each version. */
export function articleQuery(post: StoredText) {
  return preparedOnce(post, async () => (await loadSanitizer()).prepareArticle(post.content));
}

/** The text of a success story, as `articleQuery`. */
export function storyArticleQuery(story: StoredText) {
  return preparedOnce(story, async () => (await import("@/lib/story-article")).prepareStory(story));
}

function preparedOnce(row: StoredText, prepare: () => Promise<Article>) {
  const key = articleKey(row);
  return queryOptions({
    queryKey: ["article", key],
    queryFn: async (): Promise<StoredArticle> => ({ ...(await prepare()), key }),
    initialData: () => readRenderedArticle(key),
    staleTime: Infinity,
    enabled: row.content !== "",
    meta: { failure: "A text could not be prepared." },
  });
}

const loadSanitizer = () => import("@/lib/article");

/** While a text is still being read. Should this fail, the text itself will say so. */
export function preloadSanitizer(): void {
  loadSanitizer().catch(() => undefined);
}

/**
 * The article as the page was rendered ahead with it. Only until the application has taken the
 * page over: from then on others may have changed what stands there.
 */
function readRenderedArticle(key: string): StoredArticle | undefined {
  if (typeof document === "undefined") return undefined;
  const page = document.querySelector("#root:not([data-live])");
  const articles = page?.querySelectorAll<HTMLElement>("[data-article]") ?? [];
  const article = [...articles].find(({ dataset }) => dataset["article"] === key);
  return article && { key, html: article.innerHTML, headings: listHeadings(article) };
}
