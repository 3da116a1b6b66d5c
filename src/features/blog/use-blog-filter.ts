import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { readBlogParams, writeBlogParams, type BlogParams } from "./blog-params";

/** Browsers refuse more than about 100 address changes in 30 seconds: wait for a pause in typing. */
const TYPING_PAUSE_MS = 300;

const TYPED = "typed in the search box";

/**
 * Search, category and page, kept in the address so that Back and shared links return to the same
 * list. What is being typed applies at once and reaches the address a moment later.
 */
export function useBlogFilter() {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const { key } = location;
  const state: unknown = location.state;
  const navigationType = useNavigationType();
  const inAddress = readBlogParams(params);
  const [search, setSearch] = useState(inAddress.search);
  const [seenKey, setSeenKey] = useState(key);
  const pendingWrite = useRef<number | undefined>(undefined);

  // A link, Back or Forward brought another address: the box follows it.
  const isOwnWrite = navigationType === NavigationType.Replace && state === TYPED;
  if (key !== seenKey) {
    setSeenKey(key);
    if (!isOwnWrite) setSearch(inAddress.search);
  }

  const dropPendingWrite = () => {
    window.clearTimeout(pendingWrite.current);
  };
  // With the new address on the screen, before any timer can fire.
  useLayoutEffect(() => {
    if (!isOwnWrite) dropPendingWrite();
  }, [key, isOwnWrite]);
  useEffect(() => dropPendingWrite, []);

  const { category } = inAddress;

  function writeSearch(next: string) {
    dropPendingWrite();
    if (next === inAddress.search) return;
    setParams(writeBlogParams({ search: next, category }), { replace: true, state: TYPED });
  }

  return {
    search,
    category,
    // Any change of the search is a change to page 1, before the address says so.
    page: search === inAddress.search ? inAddress.page : 1,
    changeSearch: (next: string) => {
      setSearch(next);
      dropPendingWrite();
      pendingWrite.current = window.setTimeout(writeSearch, TYPING_PAUSE_MS, next);
    },
    /** Before the visitor goes on: the address says what the box says. */
    commitSearch: () => {
      writeSearch(search);
    },
    changeCategory: (next: string, typed: string) => {
      dropPendingWrite();
      setParams(writeBlogParams({ search: typed, category: next }));
    },
    /** The address of another list, starting from what is shown. */
    pathFor: (change: Partial<BlogParams>) =>
      `?${writeBlogParams({ search, category, ...change }).toString()}`,
  };
}
