import { NavLink } from "react-router-dom";
import { paths } from "@/config/paths";
import { resourcesMenu, servicesMenu } from "@/content/navigation";
import { cn } from "@/lib/cn";
import { DropdownMenu } from "./dropdown-menu";

/** The menu bar of large screens. Its two menus open on hover, click and keyboard. */
export function DesktopNav() {
  return (
    <nav aria-label="Main" className="ml-auto hidden items-center lg:flex">
      <TopLink label="Home" to={paths.home} />
      <DropdownMenu label="Services" items={servicesMenu} />
      <DropdownMenu label="Resources" items={resourcesMenu} section="tools" />
      <TopLink label="About" to={paths.about} />
    </nav>
  );
}

function TopLink({ label, to }: { label: string; to: string }) {
  return (
    <NavLink to={to} end className={({ isActive }) => cn("top-item", isActive && "nav-on")}>
      {label}
    </NavLink>
  );
}
