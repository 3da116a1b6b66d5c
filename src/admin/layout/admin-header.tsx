import { Menu, X } from "lucide-react";
import { useId, useRef } from "react";
import { AdminBrand } from "@/admin/ui/admin-brand";
import { Lane } from "@/ui/lane";
import { adminLayout } from "@/content/admin/layout";
import { useStateUntilNavigation } from "./use-state-until-navigation";
import { cn } from "@/lib/cn";
import { AdminMenu } from "./admin-menu";
import { useDismissal } from "./use-dismissal";

/** A sidebar on wide screens, a bar with a menu below it on smaller ones. */
export function AdminHeader() {
  const [isOpen, setIsOpen] = useStateUntilNavigation(false);
  const menuId = useId();
  const areaRef = useRef<HTMLElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const ToggleIcon = isOpen ? X : Menu;
  useDismissal({ isOpen, areaRef, toggleRef, setIsOpen });

  return (
    <header ref={areaRef} className="on-ink relative z-30 bg-ink text-rice">
      <div className="admin-sidebar">
        <div className="flex h-header shrink-0 items-center justify-between px-5">
          <AdminBrand />
          <button
            ref={toggleRef}
            type="button"
            aria-label={isOpen ? adminLayout.closeMenu : adminLayout.openMenu}
            aria-expanded={isOpen}
            aria-controls={menuId}
            onClick={() => {
              setIsOpen(!isOpen);
            }}
            className="grid size-11 place-items-center rounded-box hover:bg-ink-700 lg:hidden"
          >
            <ToggleIcon aria-hidden="true" className="size-6" />
          </button>
        </div>
        <nav
          id={menuId}
          aria-label={adminLayout.navigationLabel}
          data-open={isOpen}
          className={cn("admin-nav", !isOpen && "max-lg:hidden")}
        >
          <AdminMenu
            onNavigate={() => {
              setIsOpen(false);
            }}
          />
        </nav>
        <div aria-hidden="true" className="relative hidden h-28 shrink-0 overflow-clip lg:block">
          <Lane bend="tr" className="admin-lane" />
        </div>
      </div>
    </header>
  );
}
