import { useEffect } from "react";
import type { ToolKey } from "@/config/tools";
import { storeToolDraft } from "@/data/browser/tool-drafts";
import type { FormState } from "./form/form-state";

/**
 * Debounce before the URL is changed. Browsers limit how often it may change: Safari throws after
 * 100 calls of `replaceState` in 30 seconds. See
 * https://developer.mozilla.org/docs/Web/API/History/replaceState
 */
const DEBOUNCE_MS = 320;

/**
 * After a change of the URL the browser may still reload the former one, because its own process
 * learns of the change later. So the draft belongs to both for this long.
 */
const SETTLE_MS = 1000;

/**
 * Stores the typed texts in the tab at once, and writes the valid ones to the URL when typing has
 * stopped. Bypasses the router, so that nothing renders or scrolls.
 * @param state null until something was typed
 */
export function usePersistedForm(tool: ToolKey, state: FormState | null, query: string) {
  useEffect(() => {
    if (!state) return;
    const storeDraft = (queries: string[]) => {
      storeToolDraft(tool, { ...state, queries });
    };
    const { pathname, search } = window.location;
    storeDraft([search.slice(1), query]);
    let timer = window.setTimeout(() => {
      // A link, Back and Forward change the URL shortly before the page, or another one of this
      // tool, is rendered.
      if (window.location.pathname !== pathname || window.location.search !== search) return;
      replaceQuery(query);
      timer = window.setTimeout(() => {
        storeDraft([query]);
      }, SETTLE_MS);
    }, DEBOUNCE_MS);
    const stop = () => {
      window.clearTimeout(timer);
      window.removeEventListener("beforeunload", stop);
    };
    // While a reload waits for its response the page still runs. Changing the URL then would show
    // another URL than the one being loaded.
    window.addEventListener("beforeunload", stop);
    return stop;
  }, [tool, state, query]);
}

function replaceQuery(query: string) {
  const { pathname, hash } = window.location;
  const address = pathname + (query && `?${query}`) + hash;
  try {
    window.history.replaceState(window.history.state, "", address);
  } catch (error) {
    console.warn("The address could not be changed.", error);
  }
}
