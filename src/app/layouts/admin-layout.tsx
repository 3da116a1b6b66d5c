import { useEffect, useRef, useState } from "react";
import { Navigate, NavigationType, Outlet, useLocation, useNavigationType } from "react-router-dom";
import { MAIN_ID, usePageChange } from "@/app/use-page-change";
import { UnsavedChanges } from "@/components/admin/editing/unsaved-changes";
import { StoredData } from "@/components/stored-data";
import { adminPaths } from "@/config/paths";
import { shell } from "@/content/admin/shell";
import { isAdminUnlocked } from "@/db/admin-access";
import { preloadClient } from "@/db/admin-requests";
import "@/styles/admin.css";
import { AdminHeader } from "./admin-header";
import { PendingBar } from "./pending-bar";

/**
 * The frame of the admin, for those who have unlocked it. Everyone else goes to the login page,
 * which brings them back to where they wanted to be (spec, section 4).
 */
export function AdminLayout() {
  const { pathname, search, hash } = useLocation();
  const [entry, setEntry] = useState({ pathname, isUnlocked: isAdminUnlocked() });

  // Asked once per page and no sooner: whoever logs out elsewhere must not lose a form here.
  if (entry.pathname !== pathname) setEntry({ pathname, isUnlocked: isAdminUnlocked() });

  if (!entry.isUnlocked) {
    return <Navigate to={adminPaths.login} replace state={{ from: pathname + search + hash }} />;
  }
  return <AdminFrame />;
}

function AdminFrame() {
  usePageChange();
  useFocusOnArrival();
  useEffect(preloadClient, []);
  return (
    <>
      <a href={`#${MAIN_ID}`} className="skip-link">
        {shell.skipLink}
      </a>
      <PendingBar />
      <div className="admin-frame min-h-dvh">
        <AdminHeader />
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className="min-w-0 px-5 pt-7 pb-20 outline-none sm:px-8 lg:px-12 lg:pt-10"
        >
          <div className="mx-auto max-w-7xl">
            <StoredData>
              <UnsavedChanges>
                <Outlet />
              </UnsavedChanges>
            </StoredData>
          </div>
        </main>
      </div>
    </>
  );
}

/** From the login page, whose password field had the focus, into the page; not on a fresh load. */
function useFocusOnArrival() {
  const hasArrived = useRef(useNavigationType() !== NavigationType.Pop);
  useEffect(() => {
    if (hasArrived.current) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, []);
}
