import { useEffect, useEffectEvent, useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { useIsHydrated } from "@/ui/hooks/use-is-hydrated";
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

/**
 * Debounce. Safari, for example, throws after 100 history changes in 30 seconds:
 * https://developer.mozilla.org/docs/Web/API/History/replaceState
 */
const DEBOUNCE_MS = 300;

/** The query of the HTML. */
const NO_PARAMS = new URLSearchParams();

const TYPED = "typed in the search box";

/**
 * The search, category and page of the blog list. They are in the address, so that Back and shared
 * links restore the list. Typing filters at once and changes the address after a pause.
 */
export function useBlogFilter() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const { key, pathname, search: query } = location;
  const state: unknown = location.state;
  const navigationType = useNavigationType();
  const isHydrated = useIsHydrated();
  const inAddress = readBlogParams(isHydrated ? params : NO_PARAMS);
  const [search, setSearch] = useState(inAddress.search);
  const [seenKey, setSeenKey] = useState(isHydrated ? key : null);

  // Another address came from a link, Back or Forward, so the field is reset to it. After hydration it
  // may have been typed into before.
  const isOwnWrite = navigationType === NavigationType.Replace && state === TYPED;
  if (isHydrated && key !== seenKey) {
    setSeenKey(key);
    if (seenKey === null) setSearch((typed) => typed || inAddress.search);
    else if (!isOwnWrite) setSearch(inAddress.search);
  }

  const { category } = inAddress;

  function writeSearch() {
    // Back and Forward change the browser's address some time before React renders it. What was
    // typed belongs to the rendered one, and would replace the one that they have reached.
    const { location: reached } = window;
    const isLeaving = reached.pathname !== pathname || reached.search !== query;
    if (isLeaving || search === inAddress.search) return;
    setParams(writeBlogParams({ search, category }), { replace: true, state: TYPED });
  }

  // Starts again when an address is rendered: what was typed before that is not in it yet.
  const writeTyped = useEffectEvent(writeSearch);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      writeTyped();
    }, DEBOUNCE_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [search, key]);

  return {
    search,
    category,
    // A changed search starts at page 1, before the address is updated.
    page: search === inAddress.search ? inAddress.page : 1,
    changeSearch: setSearch,
    /** Writes the search to the address before a navigation. */
    commitSearch: writeSearch,
    changeCategory: (next: string, typed: string) => {
      setParams(writeBlogParams({ search: typed, category: next }));
    },
    /** The address of the list with some parameters changed. */
    pathFor: (change: Partial<BlogParams>) =>
      `?${writeBlogParams({ search, category, ...change }).toString()}`,
  };
}
