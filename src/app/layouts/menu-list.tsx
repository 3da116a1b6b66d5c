import { NavLink } from "react-router-dom";
import { DESK_COLOR } from "@/components/ui/desk-color";
import { paths } from "@/config/paths";
import type { MenuItem } from "@/content/navigation";
import { cn } from "@/lib/cn";

type MenuListProps = {
  items: readonly MenuItem[];
  /** How many columns, at which width. With two, an odd first link has a row of its own. */
  columns: string;
  onNavigate: () => void;
};

/** The links of a menu, each with the color of the office that does the work. */
export function MenuList({ items, columns, onNavigate }: MenuListProps) {
  return (
    <ul className={cn("grid", columns)}>
      {items.map(({ label, pathKey, description, desk }, i) => (
        <li key={pathKey} className={cn(i === 0 && items.length % 2 === 1 && "col-span-full")}>
          <NavLink
            to={paths[pathKey]}
            end
            onClick={onNavigate}
            className="group grid grid-cols-[1.5rem_1fr] gap-x-3 rounded-box px-4 py-2.5 transition-colors duration-fast hover:bg-sand aria-[current=page]:bg-sand"
          >
            <span
              aria-hidden="true"
              className={cn(
                "mt-2 h-2 transition-[width] duration-base ease-lane group-hover:w-6",
                desk ? `w-4 rounded-r-full ${DESK_COLOR[desk]}` : "mini-lane w-5",
              )}
            />
            <span>
              <span className="block font-display text-ui font-semibold">{label}</span>
              <span className="block text-label text-ink-600">{description}</span>
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
