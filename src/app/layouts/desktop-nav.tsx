import { useRef } from "react";
import { NavLink } from "react-router-dom";
import { paths } from "@/config/paths";
import { resourcesMenu, servicesMenu } from "@/content/navigation";
import { cn } from "@/lib/cn";
import { DropdownMenu } from "./dropdown-menu";
import { useHoverMenu } from "./use-hover-menu";

/** The menu bar of large screens. Its two menus open on hover, click and keyboard. */
export function DesktopNav() {
  const navRef = useRef<HTMLElement>(null);
  const menu = useHoverMenu(navRef);
  return (
    <nav ref={navRef} aria-label="Main" className="relative ml-auto hidden items-center lg:flex">
      <TopLink label="Home" to={paths.home} onNavigate={menu.close} />
      <DropdownMenu label="Services" items={servicesMenu} menu={menu} />
      <DropdownMenu label="Resources" items={resourcesMenu} section="tools" menu={menu} />
      <TopLink label="About" to={paths.about} onNavigate={menu.close} />
    </nav>
  );
}

function TopLink(props: { label: string; to: string; onNavigate: () => void }) {
  return (
    <NavLink
      to={props.to}
      end
      onClick={props.onNavigate}
      className={({ isActive }) => cn("top-item", isActive && "nav-on")}
    >
      {props.label}
    </NavLink>
  );
}
