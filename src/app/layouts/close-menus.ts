/**
 * Closes the menus of the header where browsers, which open them, do not: when a link is followed, on
 * Back, when the focus leaves them, and when the mouse goes to another. A menu that closes below the
 * mouse stays closed until the mouse leaves it. A ref callback of the header.
 */
export function closeMenus(header: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  const closeOthers = (kept: Element | null) => {
    for (const menu of header.querySelectorAll<HTMLElement>(".menu")) {
      if (menu === kept) continue;
      const panel = menu.querySelector<HTMLElement>("[popover]");
      // Without popovers a menu is open while it has the focus (header.css).
      if (panel && "hidePopover" in panel) panel.hidePopover();
      else menu.querySelector<HTMLElement>(":focus")?.blur();
    }
  };
  const closeAll = () => {
    closeOthers(null);
    dismissHovered();
  };
  const dismissHovered = () => {
    const menu = header.querySelector<HTMLElement>(".menu:hover");
    if (menu) dismiss(menu);
  };

  header.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("a")) closeAll();
    },
    { signal },
  );
  header.addEventListener(
    "pointerover",
    ({ target }) => {
      const menu = findMenu(target);
      if (menu) closeOthers(menu);
    },
    { signal },
  );
  // It does not bubble.
  header.addEventListener(
    "toggle",
    ({ target, newState }) => {
      const menu = newState === "closed" ? findMenu(target) : null;
      if (menu?.matches(":hover")) dismiss(menu);
    },
    { signal, capture: true },
  );
  document.addEventListener(
    "focusin",
    ({ target }) => {
      closeOthers(findMenu(target));
    },
    { signal },
  );
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key === "Escape") closeAll();
    },
    { signal },
  );
  window.addEventListener("popstate", closeAll, { signal });

  return () => {
    listening.abort();
  };
}

function findMenu(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(".menu") : null;
}

/**
 * Hides what hovering shows. Visitors have to be able to, without moving the mouse:
 * https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus
 */
function dismiss(menu: HTMLElement) {
  if (menu.contains(document.activeElement)) menu.querySelector("button")?.focus();
  menu.dataset["dismissed"] = "";
  menu.addEventListener("pointerleave", () => delete menu.dataset["dismissed"], { once: true });
}
