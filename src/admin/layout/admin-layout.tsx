import { useEffect, useRef, useState } from "react";
import { Navigate, NavigationType, Outlet, useLocation, useNavigationType } from "react-router-dom";
import { MAIN_ID, usePageChange } from "@/ui/page-change";
import { UnsavedChanges } from "@/admin/rows/unsaved-changes";
import { preloadToaster } from "@/admin/ui/preload-toaster";
import { QueryProvider } from "@/ui/query-provider";
import { adminPaths } from "@/config/paths";
import { isAdminUnlocked, onLogoutElsewhere } from "@/data/browser/admin-access";
import { preloadClient } from "@/data/admin-login";
import { keepPageOnDrop } from "@/lib/file-drops";
import "@/styles/admin.css";
import { AdminHeader } from "./admin-header";
import { PageStart } from "@/ui/page-start";

/**
 * The layout of all admin pages. Without a login it redirects to the login page, which leads back
 * here afterwards.
 */
export function AdminLayout() {
  const { pathname, search, hash } = useLocation();
  const [entry, setEntry] = useState({ pathname, isUnlocked: isAdminUnlocked() });

  // What a form here has unsaved is kept, as on any other way out of it.
  useEffect(
    () =>
      onLogoutElsewhere(() => {
        setEntry((last) => ({ ...last, isUnlocked: false }));
      }),
    [],
  );
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
  useEffect(preloadToaster, []);
  useEffect(keepPageOnDrop, []);
  return (
    <UnsavedChanges>
      <PageStart />
      <div className="min-h-dvh lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)]">
        <AdminHeader />
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className="min-w-0 px-5 pt-7 pb-20 outline-none sm:px-8 lg:px-12 lg:pt-10"
        >
          <div className="mx-auto max-w-7xl">
            <QueryProvider>
              <Outlet />
            </QueryProvider>
          </div>
        </main>
      </div>
    </UnsavedChanges>
  );
}

/**
 * Moves the focus into the page when coming from the login page, whose focused field is gone. Not
 * on a fresh load, where the browser starts at the top anyway.
 */
function useFocusOnArrival() {
  const hasArrived = useRef(useNavigationType() !== NavigationType.Pop);
  useEffect(() => {
    if (hasArrived.current) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, []);
}
