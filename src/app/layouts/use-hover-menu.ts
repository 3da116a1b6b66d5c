import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type PointerEvent,
  type RefObject,
} from "react";
import { useStateUntilNavigation } from "@/ui/hooks/use-state-until-navigation";

/**
 * The delay before opening ignores a pointer that only crosses the menu bar. The delay before
 * closing lets the pointer leave the button briefly on its way to the panel.
 */
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
 * Keeps at most one menu of the bar open. Click and keyboard open it at once, hovering after a
 * delay. Escape (which returns the focus), a click outside and moving the focus outside close it.
 */
export function useHoverMenu(navRef: RefObject<HTMLElement | null>): HoverMenu {
  const [openLabel, setOpenLabel] = useStateUntilNavigation<string | null>(null);
  const timer = useRef<number | undefined>(undefined);
  // A menu that hovering has opened stays open when its button is then clicked, as mouse users
  // expect.
  const openedByHover = useRef(false);

  function scheduleChange(label: string | null, delayMs: number, isHover: boolean) {
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

  const adoptOpenMenu = useEffectEvent(() => {
    const button = navRef.current?.querySelector(":is(:hover, :focus-within) > [aria-expanded]");
    if (!button) return;
    openedByHover.current = true;
    setOpenLabel(button.textContent);
  });
  // Before hydration the style sheet opens a hovered menu (header.css). Its state has to follow.
  useLayoutEffect(() => {
    adoptOpenMenu();
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
      if (pointerType === "mouse") scheduleChange(label, openLabel ? 0 : OPEN_DELAY_MS, true);
    },
    handlePointerLeave: ({ pointerType }) => {
      if (pointerType === "mouse") scheduleChange(null, CLOSE_DELAY_MS, false);
    },
  };
}
