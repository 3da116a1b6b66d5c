export type BlogParams = { search: string; category: string; page: number };

/** What the address says: /blog?search=moq&category=Sourcing&page=2. No category means all. */
export function readBlogParams(params: URLSearchParams): BlogParams {
  const page = Number(params.get("page"));
  return {
    search: params.get("search") ?? "",
    category: params.get("category")?.trim() ?? "",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a list; what is left out is the default, so page 1 of everything is "". */
export function writeBlogParams({ search, category, page }: Partial<BlogParams>): URLSearchParams {
  const params = new URLSearchParams();
  if (search?.trim()) params.set("search", search);
  if (category) params.set("category", category);
  if (page && page > 1) params.set("page", String(page));
  return params;
}
