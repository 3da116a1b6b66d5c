import { NavLink } from "react-router-dom";
import { DESK_COLOR } from "@/ui/desk-color";
import { paths } from "@/config/paths";
import type { MenuItem } from "@/content/navigation";
import { cn } from "@/lib/cn";

type MenuListProps = {
  items: readonly MenuItem[];
  /** Grid classes for the columns. With two columns, an odd first link spans both. */
  columns: string;
};

/** The links of a menu, each with the color of the desk that does the work. */
export function MenuList({ items, columns }: MenuListProps) {
  return (
    <ul className={cn("grid", columns)}>
      {items.map(({ label, pathKey, description, desk }, i) => (
        <li key={pathKey} className={cn(i === 0 && items.length % 2 === 1 && "col-span-full")}>
          <NavLink to={paths[pathKey]} end className="menu-item">
            <span
              aria-hidden="true"
              className={desk ? `rounded-r-full ${DESK_COLOR[desk]}` : "mini-lane"}
            />
            <span>
              <span className="block font-display text-ui font-semibold">{label}</span>
              <span className="block text-label text-muted-foreground">{description}</span>
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
