import { useEffect, useEffectEvent, type RefObject } from "react";
import { isInClosedDetails, revealElement } from "@/lib/closed-details";
import { findHashTarget } from "@/lib/find-hash-target";
import { hashTargetId } from "@/lib/hash-target";
import { arriveAt } from "@/lib/hold-in-place";
import { useIsHydrated } from "./use-is-hydrated";

/**
 * Scrolls to the part of a text that the address names, when the text arrives and when the address
 * is changed by hand, where the browser cannot do it.
 */
export function useHashTarget(textRef: RefObject<HTMLElement | null>, text: unknown): void {
  const isHydrated = useIsHydrated();

  const goToTarget = useEffectEvent((hasBrowserTried: boolean) => {
    const id = hashTargetId(window.location.hash);
    const target = findHashTarget(id);
    if (!target || !textRef.current?.contains(target)) return;
    // The browser knows no ids but equal ones, and not every browser opens `details`.
    const isFound = target.id === id && !isInClosedDetails(target);
    if (hasBrowserTried && isFound) return;
    revealElement(target);
    arriveAt(target);
  });

  useEffect(() => {
    // In a prerendered page the browser has scrolled already, and the visitor may have moved on.
    if (isHydrated || window.scrollY === 0) goToTarget(!isHydrated);
    // Only when the text arrives; links scroll by themselves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text]);

  useEffect(() => {
    const handleHashChange = () => {
      goToTarget(true);
    };
    window.addEventListener("hashchange", handleHashChange);
    return () => {
      window.removeEventListener("hashchange", handleHashChange);
    };
  }, []);
}
