import {
  Award,
  ExternalLink,
  Images,
  Inbox,
  LayoutDashboard,
  LogOut,
  Newspaper,
  type LucideIcon,
} from "lucide-react";
import { useState } from "react";
import { NavLink, useNavigate } from "react-router-dom";
import { useLeave } from "@/admin/rows/unsaved-changes";
import { Dialog } from "@/admin/ui/dialog";
import { Button } from "@/ui/button";
import { toast } from "@/ui/toast-store";
import { adminPaths, paths } from "@/config/paths";
import { adminLayout } from "@/content/admin/layout";
import { isUnlockedInThisTabOnly, lockAdmin } from "@/data/browser/admin-access";
import { countKeptTexts, removeAllTexts } from "@/data/browser/kept-texts";

type Area = keyof typeof adminLayout.navigation;

const AREAS: readonly { area: Area; icon: LucideIcon }[] = [
  { area: "dashboard", icon: LayoutDashboard },
  { area: "blogManagement", icon: Newspaper },
  { area: "siteImages", icon: Images },
  { area: "successStories", icon: Award },
  { area: "contactSubmissions", icon: Inbox },
];

const ITEM =
  "flex min-h-12 w-full items-center gap-3.5 px-5 text-left font-display text-ui font-semibold hover:bg-raised aria-[current=page]:bg-accent aria-[current=page]:text-ink";

type AdminMenuProps = { onNavigate: () => void };

export function AdminMenu({ onNavigate }: AdminMenuProps) {
  const navigate = useNavigate();
  const leave = useLeave();
  /** Asks before a logout, if this browser keeps something. */
  const [textCount, setTextCount] = useState(0);

  const logOut = (isForgetful: boolean) => {
    setTextCount(0);
    onNavigate();
    leave(() => {
      if (isForgetful) removeAllTexts();
      lockAdmin();
      toast({ title: adminLayout.loggedOut });
      void navigate(adminPaths.login);
    });
  };

  return (
    <>
      <ul className="grid gap-1 pr-3">
        {AREAS.map(({ area, icon: Icon }) => (
          <li key={area}>
            <NavLink
              to={adminPaths[area]}
              end={area === "dashboard"}
              onClick={onNavigate}
              className={`${ITEM} rounded-r-full`}
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {adminLayout.navigation[area]}
            </NavLink>
          </li>
        ))}
      </ul>
      <ul className="mt-4 grid gap-1 border-t border-border pt-4">
        <li>
          <a href={paths.home} target="_blank" rel="noopener" onClick={onNavigate} className={ITEM}>
            <ExternalLink aria-hidden="true" className="size-5 shrink-0" />
            {adminLayout.viewSite}
            <span className="sr-only"> {adminLayout.newTab}</span>
          </a>
        </li>
        <li>
          <button
            type="button"
            onClick={() => {
              const count = countKeptTexts();
              if (count > 0) setTextCount(count);
              else logOut(false);
            }}
            className={ITEM}
          >
            <LogOut aria-hidden="true" className="size-5 shrink-0" />
            {adminLayout.logout}
          </button>
          {isUnlockedInThisTabOnly() && (
            <p className="px-5 pt-2 text-base text-muted-foreground">{adminLayout.thisTabOnly}</p>
          )}
        </li>
      </ul>
      <Dialog
        isOpen={textCount > 0}
        onOpenChange={() => {
          setTextCount(0);
        }}
        {...adminLayout.logoutQuestion(textCount)}
        actions={
          <>
            <Button
              onClick={() => {
                logOut(false);
              }}
            >
              {adminLayout.keepAndLogOut}
            </Button>
            <Button
              variant="destructive"
              onClick={() => {
                logOut(true);
              }}
            >
              {adminLayout.deleteAndLogOut}
            </Button>
          </>
        }
      />
    </>
  );
}
