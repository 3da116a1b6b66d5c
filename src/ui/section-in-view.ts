import { TOC_VISIBILITY_THRESHOLD } from "@/config/limits";
import { hashTargetId, isInClosedDetails } from "@/lib/anchors";

/**
 * Keeps the entry of the section in view marked in the contents list. The starter calls it, so that a
 * page that is only read needs no application for it; React renders the entries without a mark.
 */
export function keepSectionMarked(): void {
  // Captured, because most of them do not bubble. `load` is that of the page and of its pictures.
  for (const type of ["load", "scroll", "toggle"]) window.addEventListener(type, markSection, true);
}

/** Marks the entry of the section in view: after the list of another text has been rendered. */
export function markSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".contents-list a")];
  const current = findSectionInView(links);
  for (const link of links) {
    if (link === current) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  }
}

/**
 * The link to the topmost heading in view or, between two headings, to the last one above the screen.
 * Headings in closed `details` are left out.
 */
function findSectionInView(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | null {
  let above: HTMLAnchorElement | null = null;
  for (const link of links) {
    const heading = document.getElementById(hashTargetId(link.hash));
    if (!heading || isInClosedDetails(heading)) continue;
    const { top, bottom, height } = heading.getBoundingClientRect();
    const visiblePx = height * TOC_VISIBILITY_THRESHOLD;
    if (bottom >= visiblePx && top <= window.innerHeight - visiblePx) return link;
    if (top < 0) above = link;
  }
  return above;
}
