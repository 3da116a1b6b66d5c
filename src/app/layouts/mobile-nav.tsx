import { ArrowRight, ChevronDown, Menu, X } from "lucide-react";
import { useId } from "react";
import { Link, NavLink } from "react-router-dom";
import { Button, buttonClass } from "@/ui/button";
import { paths } from "@/config/paths";
import { resourcesMenu, servicesMenu, type MenuItem } from "@/content/navigation";
import { MenuList } from "./menu-list";

/**
 * The menu of small screens. The browser opens it below the header, and its two sections. Of the
 * two icons and names of its button, the style sheet shows one.
 */
export function MobileNav() {
  const panelId = useId();
  return (
    <div className="menu ml-auto lg:hidden">
      <Button variant="ghost" size="icon" popoverTarget={panelId} tabIndex={0}>
        <span className="if-closed">
          <Menu aria-hidden="true" className="size-6" />
          <span className="sr-only">Open menu</span>
        </span>
        <span className="if-open">
          <X aria-hidden="true" className="size-6" />
          <span className="sr-only">Close menu</span>
        </span>
      </Button>
      <div id={panelId} popover="auto" className="phone-menu shadow-pop">
        <nav aria-label="Main">
          <div className="container py-4">
            <NavLink to={paths.home} end className="menu-row">
              Home
            </NavLink>
            <Section label="Services" items={servicesMenu} />
            <Section label="Resources" items={resourcesMenu} />
            <NavLink to={paths.about} className="menu-row border-t border-border">
              About
            </NavLink>
            <Link to={paths.contact} className={buttonClass({ className: "mt-4 w-full" })}>
              Get a Free Quote
              <ArrowRight aria-hidden="true" className="size-5" />
            </Link>
          </div>
        </nav>
      </div>
    </div>
  );
}

function Section({ label, items }: { label: string; items: readonly MenuItem[] }) {
  return (
    // A visitor may have opened it before hydration.
    <details suppressHydrationWarning className="disclosure border-t border-border">
      <summary className="menu-row justify-between">
        {label}
        <ChevronDown aria-hidden="true" className="chevron size-5 duration-menu" />
      </summary>
      <div className="-mx-4">
        <MenuList items={items} columns="pb-3 sm:grid-cols-2" />
      </div>
    </details>
  );
}
