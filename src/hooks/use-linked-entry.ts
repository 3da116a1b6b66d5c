import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { hashTargetId } from "@/lib/hash-target";
import { useBrowserValue } from "./use-browser-value";

/** React Router's key for an address typed by the visitor: nobody expects a focus ring there. */
const TYPED_ADDRESS_KEY = "default";

/**
 * Which entry of an accordion is open, "" for none. A hash that names an entry opens it, scrolls to
 * it and, after a link, moves the focus there. Opening one by hand puts its hash into the address
 * and closing it takes the hash away, without a step in the history: the address can be shared.
 */
export function useLinkedEntry(
  ids: readonly string[],
  initialId = "",
): [string, (id: string) => void] {
  const { hash, key } = useLocation();
  const place = key + hash; // two typed addresses have the same key
  // No server sees the hash, so neither does a page rendered ahead.
  const linkedId = useBrowserValue(() => ids.find((id) => id === hashTargetId(hash)) ?? "", "");
  const [choice, setChoice] = useState<{ place: string; openId: string } | null>(null);
  const openId = choice?.place === place ? choice.openId : linkedId || initialId;

  useEffect(() => {
    const entry = linkedId ? document.getElementById(linkedId) : null;
    if (key !== TYPED_ADDRESS_KEY) entry?.querySelector("button")?.focus({ preventScroll: true });
    // A frame later: the browser's own smooth scroll to the hash, once cut off, still moves on by one.
    const frame = requestAnimationFrame(() => {
      entry?.scrollIntoView({ behavior: "instant" });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [linkedId, key]);

  function handleChange(id: string) {
    setChoice({ place, openId: id });
    const { pathname, search } = window.location;
    // Not by the router: nothing but the address changes, and nothing may scroll.
    window.history.replaceState(window.history.state, "", `${pathname}${search}${id && `#${id}`}`);
  }

  return [openId, handleChange];
}
