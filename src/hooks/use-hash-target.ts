import { useEffect, type RefObject } from "react";
import { useLocation } from "react-router-dom";
import { isInClosedDetails, revealElement } from "@/lib/closed-details";
import { findHashTarget } from "@/lib/find-hash-target";
import { hashTargetId } from "@/lib/hash-target";
import { useIsHydrated } from "./use-is-hydrated";

/**
 * Scrolls to the part of a text that the address names, when the text arrives. The browser could
 * not do it, because the text was not rendered yet.
 */
export function useHashTarget(textRef: RefObject<HTMLElement | null>, text: unknown): void {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();

  useEffect(() => {
    const id = hashTargetId(hash);
    const target = findHashTarget(id);
    if (!target || !textRef.current?.contains(target)) return;
    // In a prerendered page the browser has scrolled to the target already, and the visitor may
    // have moved on. It knows no ids but equal ones, and not every browser opens `details`.
    const isFound = target.id === id && !isInClosedDetails(target);
    if (!isHydrated && (isFound || window.scrollY > 0)) return;
    revealElement(target);
    target.scrollIntoView({ behavior: "instant" });
    // Only when the text arrives; later changes of the hash scroll by themselves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text]);
}
