import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { hashTargetId } from "@/lib/hash-target";
import { useBrowserValue } from "./use-browser-value";

/**
 * React Router's key of the first entry after a load. The focus stays, because nothing was clicked.
 */
const TYPED_ADDRESS_KEY = "default";

/**
 * The id of an accordion's open entry, "" for none, and its setter. A hash that names an entry
 * opens it, scrolls to it and, after a link, focuses it. Opening an entry by hand sets the hash
 * without a new history entry, closing removes it, so that the address can be shared.
 */
export function useLinkedEntry(
  ids: readonly string[],
  initialId = "",
): [string, (id: string) => void] {
  const { hash, key } = useLocation();
  const locationId = key + hash; // the first entries of two loads have the same key
  // The prerender does not know the hash.
  const linkedId = useBrowserValue(() => ids.find((id) => id === hashTargetId(hash)) ?? "", "");
  const [choice, setChoice] = useState<{ locationId: string; openId: string } | null>(null);
  const openId = choice?.locationId === locationId ? choice.openId : linkedId || initialId;

  useEffect(() => {
    const entry = linkedId ? document.getElementById(linkedId) : null;
    if (key !== TYPED_ADDRESS_KEY) entry?.querySelector("button")?.focus({ preventScroll: true });
    // In the next frame, because a smooth scroll of the browser to the hash, when interrupted,
    // moves once more.
    const frame = requestAnimationFrame(() => {
      entry?.scrollIntoView({ behavior: "instant" });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [linkedId, key]);

  function handleChange(id: string) {
    setChoice({ locationId, openId: id });
    const { pathname, search } = window.location;
    // Not by the router, whose navigation would render the page and scroll.
    window.history.replaceState(window.history.state, "", `${pathname}${search}${id && `#${id}`}`);
  }

  return [openId, handleChange];
}
