import { blogPostPath } from "../config/paths.ts";
import type { StoredContent } from "./application.ts";

type Post = StoredContent["posts"][number];
export type Row = Post | StoredContent["stories"][number] | StoredContent["siteImages"][number];

/** Something that could not be rendered: a page, with its path as the name, or another file. */
export type FailedTask = {
  name: string;
  reason: string;
  /** Tries again with this content. Returns why that failed, or null. */
  attempt: (content: StoredContent) => Promise<string | null>;
};

/** What cannot be rendered as it should be, with the reason of each. */
export type Faults = {
  /** Rows that are left out everywhere. */
  rows: Map<Row, string>;
  /** Pages that are rendered without content, because no single row is to blame. */
  bare: Map<string, string>;
  /** Pages that cannot be rendered at all. */
  broken: Map<string, string>;
};

/** Finds out why tasks fail, by trying each of them with single rows. Adds something for each. */
export async function explainFailures(
  faults: Faults,
  content: StoredContent | null,
  tasks: readonly FailedTask[],
): Promise<void> {
  for (const task of tasks) {
    const { name, reason } = task;
    if (!content || faults.bare.has(name) || (await isBroken(task, content, tasks))) {
      faults.broken.set(name, reason);
    } else if (!(await blameRows(task, content, faults.rows))) {
      faults.bare.set(name, reason);
    }
  }
}

/** Whether a task fails without any row, or for each post: a fault of the code. */
async function isBroken(
  task: FailedTask,
  content: StoredContent,
  tasks: readonly FailedTask[],
): Promise<boolean> {
  const isPostTask = (post: Post) => tasks.some((other) => isPageOf(other, post));
  const failsForAll = content.posts.length > 1 && content.posts.every(isPostTask);
  return failsForAll || (await task.attempt(withoutRows(content, () => true))) !== null;
}

/**
 * Adds the rows with each of which the task fails although it is the only one; for the page of a
 * post, that post if there are none. Returns whether a row was added.
 */
async function blameRows(
  task: FailedTask,
  content: StoredContent,
  blamed: Map<Row, string>,
): Promise<boolean> {
  const blame = async (rows: readonly Row[]) => {
    let isFound = false;
    for (const row of rows) {
      const reason = await task.attempt(withoutRows(content, (other) => other !== row));
      if (reason === null) continue;
      blamed.set(row, reason);
      isFound = true;
    }
    return isFound;
  };
  const { posts, stories, siteImages } = content;
  const own = posts.find((post) => isPageOf(task, post));
  if (own && (await blame([own]))) return true;
  if (await blame([...posts, ...stories, ...siteImages])) return true;
  if (own) blamed.set(own, task.reason);
  return own !== undefined;
}

function isPageOf({ name }: FailedTask, { slug }: Post): boolean {
  return name === blogPostPath(slug);
}

export function withoutRows(
  content: StoredContent,
  isLeftOut: (row: Row) => boolean,
): StoredContent {
  const isKept = (row: Row) => !isLeftOut(row);
  return {
    ...content,
    posts: content.posts.filter(isKept),
    stories: content.stories.filter(isKept),
    siteImages: content.siteImages.filter(isKept),
  };
}

/** One line, for people who look for the row in the admin. */
export function nameRow(row: Row): string {
  const name = `“${("title" in row ? row.title : row.id).replace(/\s+/g, " ")}”`;
  return "slug" in row ? `${name} (${blogPostPath(row.slug)})` : name;
}
