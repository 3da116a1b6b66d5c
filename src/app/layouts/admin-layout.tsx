import { Navigate, Outlet, useLocation } from "react-router-dom";
import { adminPaths } from "@/config/paths";
import { isAdminUnlocked } from "@/db/admin-access";
import "@/styles/admin.css";

/**
 * The frame of the admin, for those who have unlocked it. Everyone else goes to the login page,
 * which brings them back to where they wanted to be (spec, section 4).
 */
export function AdminLayout() {
  const { pathname, search, hash } = useLocation();
  if (!isAdminUnlocked()) {
    return <Navigate to={adminPaths.login} replace state={{ from: pathname + search + hash }} />;
  }
  return (
    <main>
      <Outlet />
    </main>
  );
}
