import { keepSectionMarked } from "./section-in-view";

/** From this width on, contents lists start open (table-of-contents.tsx). */
const WIDE_SCREEN = "(width >= 64rem)";

/** What browsers lack for `details`. The starter calls it, for pages without the application too. */
export function enhanceDetails() {
  openWideAsides();
  window.matchMedia(WIDE_SCREEN).addEventListener("change", ({ matches }) => {
    for (const aside of document.querySelectorAll<HTMLDetailsElement>("details.aside")) {
      aside.open = matches;
      // At once: programs that take a picture of the whole page change the width for a moment.
      for (const animation of aside.getAnimations({ subtree: true }))
        if (animation instanceof CSSTransition) animation.finish();
    }
  });
  window.addEventListener("click", handlePress, true);
  keepSectionMarked();
}

/**
 * Opens the contents lists that are new in the page, if the screen is wide. Until then the style
 * sheet shows them there, so that nothing moves.
 */
export function openWideAsides() {
  const selector = "details.aside:not([data-settled])";
  for (const aside of document.querySelectorAll<HTMLDetailsElement>(selector)) {
    aside.dataset["settled"] = "";
    aside.open = window.matchMedia(WIDE_SCREEN).matches;
  }
}

/** The title of one of several `details` of which only one can be open. */
function handlePress({ target }: Event) {
  const title = target instanceof Element && target.closest("details[name] > summary");
  if (!title) return;
  keepInPlace(title);
  closeOthers(title);
  linkToEntry(title);
}

/** Some browsers know no `name` of `details`: Firefox until 2024. */
function closeOthers({ parentElement: entry }: Element) {
  for (const other of entry?.parentElement?.querySelectorAll(":scope > [open]") ?? [])
    if (other !== entry) other.removeAttribute("open");
}

/**
 * Another entry above the one that opens may close. Then the page is scrolled by its height, so that the
 * pressed title stays in place.
 */
function keepInPlace(title: Element) {
  const { top } = title.getBoundingClientRect();
  requestAnimationFrame(() => {
    window.scrollBy({ top: title.getBoundingClientRect().top - top, behavior: "instant" });
  });
}

/**
 * The address follows an entry that is opened by hand, so that it can be shared: opening sets the hash
 * without a new history entry, closing removes it.
 */
function linkToEntry({ parentElement: entry }: Element) {
  const anchor = entry?.querySelector(":scope > [role=region] > [id]");
  const isOpening = !entry?.hasAttribute("open");
  const { pathname, search } = window.location;
  // Not by the router, whose navigation would render the page and scroll.
  window.history.replaceState(
    window.history.state,
    "",
    `${pathname}${search}${isOpening && anchor ? `#${anchor.id}` : ""}`,
  );
}
