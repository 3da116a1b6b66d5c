import { ArrowRight, ChevronDown, Menu, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Link, NavLink } from "react-router-dom";
import { Button } from "@/ui/button";
import { paths } from "@/config/paths";
import { resourcesMenu, servicesMenu, type MenuItem } from "@/content/navigation";
import { useStateUntilNavigation } from "@/ui/hooks/use-state-until-navigation";
import { cn } from "@/lib/cn";
import { MenuList } from "./menu-list";
import { useDismissal } from "@/ui/hooks/use-dismissal";

/** The menu of small screens. It opens below the header and has two sections that expand. */
export function MobileNav() {
  const [isOpen, setIsOpen] = useStateUntilNavigation(false);
  const panelId = useId();
  const navRef = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
  };

  useDismissal({ isOpen, areaRef: navRef, toggleRef, setIsOpen });

  return (
    <div ref={navRef} className="ml-auto lg:hidden">
      <Button
        ref={toggleRef}
        variant="ghost"
        size="icon"
        aria-label={isOpen ? "Close menu" : "Open menu"}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        {isOpen ? (
          <X aria-hidden="true" className="size-6" />
        ) : (
          <Menu aria-hidden="true" className="size-6" />
        )}
      </Button>
      <div
        id={panelId}
        data-open={isOpen}
        className="fold pops absolute inset-x-0 top-full z-40 border-ink bg-sheet data-[open=true]:border-y-fine"
      >
        <nav aria-label="Main">
          <div className="wrap py-4">
            <NavLink to={paths.home} end onClick={close} className="menu-row">
              Home
            </NavLink>
            <Section label="Services" items={servicesMenu} onNavigate={close} />
            <Section label="Resources" items={resourcesMenu} onNavigate={close} />
            <NavLink to={paths.about} onClick={close} className="menu-row border-t border-line">
              About
            </NavLink>
            <Button asChild className="mt-4 w-full">
              <Link to={paths.contact} onClick={close}>
                Get a Free Quote
                <ArrowRight aria-hidden="true" className="size-5" />
              </Link>
            </Button>
          </div>
        </nav>
      </div>
    </div>
  );
}

type SectionProps = { label: string; items: readonly MenuItem[]; onNavigate: () => void };

function Section({ label, items, onNavigate }: SectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <div className="border-t border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
        className="menu-row justify-between"
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className={cn("size-5 transition-transform duration-menu", isOpen && "rotate-180")}
        />
      </button>
      <div id={listId} data-open={isOpen} className="fold -mx-4">
        <MenuList items={items} onNavigate={onNavigate} columns="pb-3 sm:grid-cols-2" />
      </div>
    </div>
  );
}
