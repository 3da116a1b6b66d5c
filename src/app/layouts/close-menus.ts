/**
 * Closes the menus of the header where browsers, which open them, do not: when a link is followed, on
 * Back, when the focus leaves them, and when the mouse goes to another. A menu that closes below the
 * mouse stays closed until the mouse leaves it. A ref callback of the header.
 */
export function closeMenus(header: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const menus = [...header.querySelectorAll<HTMLElement>(".menu")];

  const closeOthers = ({ target }: { target: EventTarget | null }) => {
    for (const menu of menus) {
      if (target instanceof Node && menu.contains(target)) continue;
      const panel = menu.querySelector<HTMLElement>("[popover]");
      // Without popovers a menu is open while it has the focus (frame.css).
      if (panel && "hidePopover" in panel) panel.hidePopover();
      else menu.querySelector<HTMLElement>(":focus")?.blur();
    }
  };
  const closeAll = () => {
    closeOthers({ target: null });
    menus.forEach(dismissIfHovered);
  };

  for (const menu of menus) {
    menu.addEventListener("pointerover", closeOthers, { signal });
    menu.addEventListener("pointerleave", () => delete menu.dataset["dismissed"], { signal });
    menu.querySelector<HTMLElement>("[popover]")?.addEventListener(
      "toggle",
      ({ newState }) => {
        if (newState === "closed") dismissIfHovered(menu);
      },
      { signal },
    );
  }
  header.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("a")) closeAll();
    },
    { signal },
  );
  document.addEventListener("focusin", closeOthers, { signal });
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

/**
 * Hides what hovering shows. Visitors have to be able to, without moving the mouse:
 * https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus
 */
function dismissIfHovered(menu: HTMLElement) {
  if (!menu.matches(":hover")) return;
  if (menu.contains(document.activeElement)) menu.querySelector("button")?.focus();
  menu.dataset["dismissed"] = "";
}
