import { Menu, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { AdminBrand } from "@/admin/ui/admin-brand";
import { Lane } from "@/ui/lane";
import { adminLayout } from "@/content/admin/layout";
import { cn } from "@/lib/cn";
import { AdminMenu } from "./admin-menu";

/** A sidebar on wide screens, a bar with a menu below it on smaller ones. */
export function AdminHeader() {
  const { key } = useLocation();
  /** Where the menu was opened. Any navigation closes it, also Back. */
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  const menuId = useId();
  const areaRef = useRef<HTMLElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const ToggleIcon = isOpen ? X : Menu;

  useEffect(() => {
    if (!isOpen) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpenedAt(null);
      toggleRef.current?.focus();
    };
    // But not for a dialog that it has opened.
    const closeWhenOutside = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest("[role=dialog]")) return;
      if (!areaRef.current?.contains(target)) setOpenedAt(null);
    };
    document.addEventListener("keydown", handleKeyDown);
    document.addEventListener("pointerdown", closeWhenOutside);
    document.addEventListener("focusin", closeWhenOutside);
    return () => {
      document.removeEventListener("keydown", handleKeyDown);
      document.removeEventListener("pointerdown", closeWhenOutside);
      document.removeEventListener("focusin", closeWhenOutside);
    };
  }, [isOpen]);

  return (
    <header ref={areaRef} className="surface-dark relative z-30">
      <div className="lg:sticky lg:top-0 lg:flex lg:h-dvh lg:max-h-225 lg:flex-col">
        <div className="flex h-header shrink-0 items-center justify-between px-5">
          <AdminBrand />
          <button
            ref={toggleRef}
            type="button"
            aria-label={isOpen ? adminLayout.closeMenu : adminLayout.openMenu}
            aria-expanded={isOpen}
            aria-controls={menuId}
            onClick={() => {
              setOpenedAt(isOpen ? null : key);
            }}
            className="grid size-11 place-items-center rounded hover:bg-raised lg:hidden"
          >
            <ToggleIcon aria-hidden="true" className="size-6" />
          </button>
        </div>
        <nav
          id={menuId}
          aria-label={adminLayout.navigationLabel}
          data-open={isOpen}
          className={cn(
            "pt-2 pb-5 max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:max-h-[calc(100dvh-theme(spacing.header))] max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:border-b max-lg:border-border max-lg:bg-background max-lg:shadow-pop lg:flex-1 lg:overflow-y-auto lg:pt-4",
            !isOpen && "max-lg:hidden",
          )}
        >
          <AdminMenu
            onNavigate={() => {
              setOpenedAt(null);
            }}
          />
        </nav>
        <div aria-hidden="true" className="relative hidden h-28 shrink-0 overflow-clip lg:block">
          <Lane bend="tr" className="top-6 right-10 bottom-0 left-0 [--lane-radius:40px]" />
        </div>
      </div>
    </header>
  );
}
