import { ArrowRight, ChevronDown, Menu as MenuIcon, X } from "lucide-react";
import { Link, NavLink, useLocation } from "react-router-dom";
import { Button, buttonClass } from "@/ui/button";
import { DEPARTMENT_FILL } from "@/ui/department-color";
import { paths, type PathKey } from "@/config/paths";
import { frame, mainMenu, type Menu, type MenuItem } from "@/content/navigation";
import { closeMenus } from "./close-menus";
import { SiteLogo } from "./site-logo";

export function Header() {
  return (
    <header ref={closeMenus} className="relative z-30 border-b border-border bg-background">
      <div className="container flex h-header items-center gap-8">
        <SiteLogo imageId="logoNavbar" />
        <nav aria-label={frame.menu} className="ml-auto hidden items-center lg:flex">
          {mainMenu.map((entry) =>
            "items" in entry ? (
              <DropdownMenu key={entry.label} {...entry} />
            ) : (
              <NavLink key={entry.label} to={paths[entry.pathKey]} end className="top-item">
                {({ isActive }) => [entry.label, isActive && CURRENT_MARK]}
              </NavLink>
            ),
          )}
        </nav>
        <Link
          to={paths.contact}
          className={buttonClass({
            size: "sm",
            className: "hidden min-w-header-cta lg:inline-flex",
          })}
        >
          {frame.quote}
        </Link>
        <PhoneMenu />
      </div>
    </header>
  );
}

/** Below the item of the current page. */
const CURRENT_MARK = (
  <span key="mark" aria-hidden="true" className="mini-lane absolute inset-x-3 bottom-1 h-2" />
);

/**
 * A button and its panel of links. The panel is 400, 500 or 600 px wide, by the width of the screen.
 * The browser opens it on a press, and the style sheet while a mouse is over it (frame.css).
 */
function DropdownMenu({ label, items, section }: Menu) {
  const { pathname } = useLocation();
  const isWithin = (key: PathKey) => `${pathname}/`.startsWith(`${paths[key]}/`);
  const isActive = items.some(({ pathKey }) => isWithin(pathKey)) || (section && isWithin(section));
  const panelId = `menu:${label}`;
  return (
    <div className="menu">
      <button type="button" popoverTarget={panelId} tabIndex={0} className="top-item">
        {label}
        <ChevronDown aria-hidden="true" className="chevron size-4 duration-base" />
        {isActive && CURRENT_MARK}
      </button>
      <div id={panelId} popover="auto" className="menu-panel">
        <MenuList items={items} />
      </div>
    </div>
  );
}

/**
 * The menu of small screens. The browser opens it below the header, and its two sections. Of the two
 * icons and names of its button, the style sheet shows one.
 */
function PhoneMenu() {
  return (
    <div className="menu ml-auto lg:hidden">
      <Button variant="ghost" size="icon" popoverTarget="menu" tabIndex={0}>
        <span className="if-closed">
          <MenuIcon aria-hidden="true" className="size-6" />
          <span className="sr-only">{frame.openMenu}</span>
        </span>
        <span className="if-open">
          <X aria-hidden="true" className="size-6" />
          <span className="sr-only">{frame.closeMenu}</span>
        </span>
      </Button>
      <div id="menu" popover="auto" className="phone-menu">
        <nav aria-label={frame.menu}>
          <div className="container py-4">
            {mainMenu.map((entry) =>
              "items" in entry ? (
                // A visitor may have opened it before hydration.
                <details key={entry.label} suppressHydrationWarning className="disclosure">
                  <summary className="menu-row justify-between">
                    {entry.label}
                    <ChevronDown aria-hidden="true" className="chevron size-5 duration-menu" />
                  </summary>
                  <div className="-mx-4">
                    <MenuList items={entry.items} />
                  </div>
                </details>
              ) : (
                <NavLink key={entry.label} to={paths[entry.pathKey]} end className="menu-row">
                  {entry.label}
                </NavLink>
              ),
            )}
            <Link to={paths.contact} className={buttonClass({ className: "mt-4 w-full" })}>
              {frame.quote}
              <ArrowRight aria-hidden="true" className="size-5" />
            </Link>
          </div>
        </nav>
      </div>
    </div>
  );
}

/** The links of a menu, each with the color of the desk that does the work. */
function MenuList({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul className="menu-list">
      {items.map(({ label, pathKey, description, desk }) => (
        <li key={pathKey}>
          <NavLink to={paths[pathKey]} end>
            <span
              aria-hidden="true"
              className={desk ? `rounded-r-full ${DEPARTMENT_FILL[desk]}` : "mini-lane"}
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
