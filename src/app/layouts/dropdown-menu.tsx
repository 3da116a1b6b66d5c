import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { useLocation } from "react-router-dom";
import { paths, type PathKey } from "@/config/paths";
import type { MenuItem } from "@/content/navigation";
import { cn } from "@/lib/cn";
import { MenuList } from "./menu-list";

type DropdownMenuProps = {
  label: string;
  items: readonly MenuItem[];
  /** A page that also marks this menu as current, with all pages below it, without being listed. */
  section?: PathKey;
};

/**
 * A button and its panel of links. The panel is 400, 500 or 600 px wide, by the width of the screen.
 * The browser opens it on a press, and the style sheet while a mouse is over it (header.css).
 */
export function DropdownMenu({ label, items, section }: DropdownMenuProps) {
  const { pathname } = useLocation();
  const panelId = useId();
  const isWithin = (key: PathKey) => `${pathname}/`.startsWith(`${paths[key]}/`);
  const isActive = items.some(({ pathKey }) => isWithin(pathKey)) || (section && isWithin(section));
  return (
    <div className="menu">
      <button
        type="button"
        popoverTarget={panelId}
        tabIndex={0}
        className={cn("top-item", isActive && "nav-on")}
      >
        {label}
        <ChevronDown aria-hidden="true" className="chevron size-4 duration-base" />
      </button>
      <div id={panelId} popover="auto" className="menu-panel">
        <MenuList items={items} columns="grid-cols-1 nav:grid-cols-2" />
      </div>
    </div>
  );
}
