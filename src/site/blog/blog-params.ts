import { parameters } from "@/config/parameters";

const { blog: names } = parameters;

export type BlogParams = { search: string; category: string; page: number };

/** Reads the query, e.g. /blog?search=moq&category=Sourcing&page=2. An empty category means all. */
export function readBlogParams(params: URLSearchParams): BlogParams {
  const page = Number(params.get(names.page));
  return {
    search: params.get(names.search) ?? "",
    category: params.get(names.category)?.trim() ?? "",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of a list. Defaults are left out, so page 1 of all posts is "". */
export function writeBlogParams({ search, category, page }: Partial<BlogParams>): URLSearchParams {
  const params = new URLSearchParams();
  if (search?.trim()) params.set(names.search, search);
  if (category) params.set(names.category, category);
  if (page && page > 1) params.set(names.page, String(page));
  return params;
}
