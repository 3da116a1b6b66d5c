import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { blogPostPath } from "../config/paths.ts";

/** A link to a post in the copy: `blogPostPath("a-slug")` or "/blog/a-slug". */
const POST_LINK = /blogPostPath\(\s*(["'`])(.+?)\1|(["'`])\/blog\/([\w-]+)(?=[#?]|\3)/g;

type Options = {
  /** The folder of the project. */
  root: string;
  /** The folder of the rendered site. */
  dist: string;
  /** The posts that exist. */
  slugs: readonly string[];
};

/**
 * The links in the copy whose post does not exist, with the pages that show them and the lines to
 * change. Staff can rename or delete a post, but not the links to it in `src/content`.
 */
export async function findDeadLinks({ root, dist, slugs }: Options): Promise<string[]> {
  const linesBySlug = new Map<string, string[]>();
  for (const { file, text } of await readFiles(root, "src/content", ".ts")) {
    for (const { slug, line } of listPostLinks(text)) {
      const lines = linesBySlug.get(slug) ?? [];
      linesBySlug.set(slug, [...lines, `src/content/${file}:${line}`]);
    }
  }
  const dead = [...linesBySlug].filter(([slug]) => !slugs.includes(slug));
  if (dead.length === 0) return [];

  const pages = await readFiles(dist, "", ".html");
  return dead.map(([slug, lines]) => {
    const address = blogPostPath(slug);
    const hrefs = ['"', "#", "?"].map((end) => `href="${address}${end}`);
    const shownOn = pages
      .filter(({ text }) => hrefs.some((href) => text.includes(href)))
      .map(({ file }) => `/${file.replace(/(?:^index)?\.html$/, "")}`);
    return [address, `on ${shownOn.join(", ") || "no page"}`, ...lines].join("\n    ");
  });
}

function listPostLinks(text: string): { slug: string; line: number }[] {
  return [...text.matchAll(POST_LINK)].map((link) => {
    const slug = link[2] ?? link[4] ?? "";
    const line = text.slice(0, link.index + link[0].length).split("\n").length;
    return { slug, line };
  });
}

async function readFiles(root: string, folder: string, extension: string) {
  const names = await readdir(path.join(root, folder), { recursive: true });
  const files = names.filter(
    (name) => name.endsWith(extension) && !/\.test\.|404\.html/.test(name),
  );
  return Promise.all(
    files.sort().map(async (name) => ({
      file: name.replaceAll(path.sep, "/"),
      text: await readFile(path.join(root, folder, name), "utf8"),
    })),
  );
}
