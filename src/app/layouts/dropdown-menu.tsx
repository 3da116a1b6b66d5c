import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { useLocation } from "react-router-dom";
import { paths, type PathKey } from "@/config/paths";
import type { MenuItem } from "@/content/navigation";
import { cn } from "@/lib/cn";
import { MenuList } from "./menu-list";
import type { HoverMenu } from "./use-hover-menu";

type DropdownMenuProps = {
  label: string;
  items: readonly MenuItem[];
  /** A page that also marks this menu as current, with all pages below it, without being listed. */
  section?: PathKey;
  menu: HoverMenu;
};

/** A button and its panel of links. The panel is 400, 500 or 600 px wide, by the width of the screen. */
export function DropdownMenu({ label, items, section, menu }: DropdownMenuProps) {
  const { pathname } = useLocation();
  const panelId = useId();
  const isWithin = (key: PathKey) => `${pathname}/`.startsWith(`${paths[key]}/`);
  const isActive = items.some(({ pathKey }) => isWithin(pathKey)) || (section && isWithin(section));
  const isOpen = menu.openLabel === label;
  return (
    <div
      onPointerEnter={(event) => {
        menu.handlePointerEnter(event, label);
      }}
      onPointerLeave={menu.handlePointerLeave}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => {
          menu.toggle(label);
        }}
        className={cn("top-item", isActive && "nav-on")}
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className={cn("size-4 transition-transform duration-base", isOpen && "rotate-180")}
        />
      </button>
      <div id={panelId} hidden={!isOpen} className="menu-panel">
        <MenuList items={items} onNavigate={menu.close} columns="grid-cols-1 nav:grid-cols-2" />
      </div>
    </div>
  );
}
