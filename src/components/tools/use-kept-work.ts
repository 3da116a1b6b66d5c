import { useEffect } from "react";
import type { ToolKey } from "@/config/tools";
import { keepToolDraft } from "@/db/tool-drafts";
import type { FormState } from "@/lib/tools/form-state";

/** Browsers refuse an address that changes too often: Safari more than 100 times in 30 s. */
const QUIET_MS = 320;

/** What is kept of a form: its address, and that of the last figures that had an answer. */
type Queries = { query: string; lastQuery: string };

/**
 * Keeps what was typed in the tab at once, and what of it is valid in the address when the typing
 * stops. The router does not hear of it: nothing is to be drawn or scrolled for that.
 * @param state null while nothing was typed
 */
export function useKeptWork(tool: ToolKey, state: FormState | null, { query, lastQuery }: Queries) {
  useEffect(() => {
    if (!state) return;
    const keep = (queries: string[]) => {
      keepToolDraft(tool, { ...state, queries, lastQuery });
    };
    keep([window.location.search.slice(1), query]);
    const { pathname } = window.location;
    const timer = window.setTimeout(() => {
      stop();
      // The address changes a moment before the page does, when a link was followed.
      if (window.location.pathname !== pathname) return;
      showQuery(query);
      keep([query]);
    }, QUIET_MS);
    const stop = () => {
      window.clearTimeout(timer);
      window.removeEventListener("beforeunload", stop);
    };
    // A reload asks for the address of now, and the page runs on until the site has answered.
    window.addEventListener("beforeunload", stop);
    return stop;
  }, [tool, state, query, lastQuery]);
}

function showQuery(query: string) {
  const { pathname, hash } = window.location;
  const address = pathname + (query && `?${query}`) + hash;
  try {
    window.history.replaceState(window.history.state, "", address);
  } catch (error) {
    console.warn("The address could not be changed.", error);
  }
}
