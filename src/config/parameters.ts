/**
 * The parameters that change what the blog list and a tool show. A page reads no others, such as
 * those that advertisements add, and one without a value is as if it were not there. Not in `paths.ts`,
 * which is part of every page.
 */
export const parameters = {
  blog: { search: "search", category: "category", page: "page" },
  tool: { version: "v" },
} as const;
