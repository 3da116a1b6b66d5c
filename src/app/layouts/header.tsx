import { Link } from "react-router-dom";
import { buttonClass } from "@/ui/button";
import { paths } from "@/config/paths";
import { DesktopNav } from "./desktop-nav";
import { closeMenus } from "./close-menus";
import { MobileNav } from "./mobile-nav";
import { SiteLogo } from "./site-logo";

export function Header() {
  return (
    <header ref={closeMenus} className="relative z-30 border-b border-border bg-background">
      <div className="container flex h-header items-center gap-8">
        <SiteLogo imageId="logoNavbar" />
        <DesktopNav />
        <Link
          to={paths.contact}
          className={buttonClass({
            size: "sm",
            className: "hidden min-w-header-cta lg:inline-flex",
          })}
        >
          Get a Free Quote
        </Link>
        <MobileNav />
      </div>
    </header>
  );
}
