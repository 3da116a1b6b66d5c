import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type PointerEvent,
  type RefObject,
} from "react";
import { useStateUntilNavigation } from "@/hooks/use-state-until-navigation";

/** Long enough to cross a menu on the way elsewhere, or a corner on the way to its panel. */
const OPEN_DELAY_MS = 120;
const CLOSE_DELAY_MS = 250;

export type HoverMenu = {
  openLabel: string | null;
  toggle: (label: string) => void;
  close: () => void;
  handlePointerEnter: (event: PointerEvent, label: string) => void;
  handlePointerLeave: (event: PointerEvent) => void;
};

/**
 * At most one menu of a bar is open: by click or keyboard at once, by hovering a moment later.
 * Escape (which gives the focus back), leaving with the focus and a click elsewhere close it.
 */
export function useHoverMenu(navRef: RefObject<HTMLElement | null>): HoverMenu {
  const [openLabel, setOpenLabel] = useStateUntilNavigation<string | null>(null);
  const timer = useRef<number | undefined>(undefined);
  // What hovering opened stays open when its button is then clicked, as a mouse user expects.
  const openedByHover = useRef(false);

  function change(label: string | null, delayMs: number, isHover: boolean) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      openedByHover.current = isHover;
      setOpenLabel(label);
    }, delayMs);
  }

  function close() {
    window.clearTimeout(timer.current);
    setOpenLabel(null);
  }

  const takeOver = useEffectEvent(() => {
    const button = navRef.current?.querySelector(":is(:hover, :focus-within) > [aria-expanded]");
    if (!button) return;
    openedByHover.current = true;
    setOpenLabel(button.textContent);
  });
  // What the style sheet has opened before the page was hydrated stays open.
  useLayoutEffect(() => {
    takeOver();
  }, []);

  useEffect(() => {
    if (!openLabel) return;
    const nav = navRef.current;
    const closeWhenOutside = ({ target }: Event) => {
      if (target instanceof Node && !nav?.contains(target)) setOpenLabel(null);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      if (nav?.contains(document.activeElement)) {
        nav.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      }
      setOpenLabel(null);
    };
    document.addEventListener("pointerdown", closeWhenOutside);
    document.addEventListener("focusin", closeWhenOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeWhenOutside);
      document.removeEventListener("focusin", closeWhenOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [navRef, openLabel, setOpenLabel]);

  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );

  return {
    openLabel,
    close,
    toggle: (label) => {
      window.clearTimeout(timer.current);
      const isStaying = openLabel === label && openedByHover.current;
      openedByHover.current = false;
      setOpenLabel(openLabel === label && !isStaying ? null : label);
    },
    handlePointerEnter: ({ pointerType }, label) => {
      if (pointerType === "mouse") change(label, openLabel ? 0 : OPEN_DELAY_MS, true);
    },
    handlePointerLeave: ({ pointerType }) => {
      if (pointerType === "mouse") change(null, CLOSE_DELAY_MS, false);
    },
  };
}
