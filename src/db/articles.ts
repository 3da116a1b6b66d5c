import { queryOptions } from "@tanstack/react-query";
import type { Article } from "@/lib/article";
import { listHeadings } from "@/lib/article-headings";
import { fingerprint } from "@/lib/fingerprint";

/** A row with a text, which may be "". A row that the page brought along can come without it. */
type StoredText = { id: string; updated_at: string; content?: string };

/** A prepared text and the key of what it was prepared from. */
export type StoredArticle = Article & { key: string };

/**
 * The row and its version: a trigger sets `updated_at` at every change, whoever makes it. A row
 * from a table without such a trigger is told by its text.
 */
function articleKey({ id, updated_at, content = "" }: StoredText): string {
  return `${id} ${updated_at || fingerprint(content)}`;
}

/** Leaves out the text, which the page holds already; but not where the text tells the version. */
export function withoutText<Row extends StoredText>(row: Row) {
  return row.content === "" || row.updated_at === "" ? row : { ...row, content: undefined };
}

/** Whether the row came with its text, also when that is "". */
export function bringsText({ content }: StoredText): boolean {
  return content !== undefined;
}

/** The text of a post, ready to be shown: prepared once for each version. */
export function articleQuery(post: StoredText) {
  return preparedOnce(post, async () => (await loadSanitizer()).prepareArticle(post.content ?? ""));
}

/** The text of a success story, as `articleQuery`. */
export function storyArticleQuery(story: StoredText) {
  const { id, content = "" } = story;
  return preparedOnce(story, async () =>
    (await import("@/lib/story-article")).prepareStory({ id, content }),
  );
}

function preparedOnce(row: StoredText, prepare: () => Promise<Article>) {
  const key = articleKey(row);
  return queryOptions({
    queryKey: ["article", key],
    queryFn: async (): Promise<StoredArticle> => ({ ...(await prepare()), key }),
    initialData: () => readRenderedArticle(key),
    staleTime: Infinity,
    enabled: bringsText(row),
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
