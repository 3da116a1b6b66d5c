import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router-dom";
import { hashTargetId } from "@/lib/hash-target";
import { useIsHydrated } from "./use-is-hydrated";

/**
 * React Router's key of the first entry after a load. The focus stays, because nothing was clicked.
 */
const TYPED_ADDRESS_KEY = "default";

/**
 * Opens the entry of an accordion that the hash names, scrolls to it and, after a link, focuses it. In
 * a prerendered page the browser has done that, and the visitor may have moved on.
 */
export function useLinkedEntry(entries: readonly { id: string }[]) {
  const { hash, key } = useLocation();
  const isHydrated = useIsHydrated();

  const openEntry = useEffectEvent(() => {
    const id = hashTargetId(hash);
    const isEntry = isHydrated && entries.some((entry) => entry.id === id);
    const details = isEntry ? document.getElementById(id)?.closest("details") : null;
    if (!details) return null;
    details.open = true;
    if (key !== TYPED_ADDRESS_KEY) details.querySelector("summary")?.focus({ preventScroll: true });
    return details;
  });

  useEffect(() => {
    const details = openEntry();
    // In the next frame, because a smooth scroll of the browser to the hash, when interrupted,
    // moves once more.
    const frame = requestAnimationFrame(() => {
      details?.scrollIntoView({ behavior: "instant" });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [hash, key]);
}
