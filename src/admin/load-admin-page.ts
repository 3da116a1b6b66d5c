import { createElement, type ComponentType } from "react";
import { Navigate } from "react-router-dom";
import { adminPaths, previewPath } from "@/config/paths";

/** The pages of staff, and the one to which only they make links. */
type AdminPage =
  | (typeof adminPaths)[keyof typeof adminPaths]
  | typeof previewPath
  | "/admin/*"
  /** The frame of all but the login. */
  | "layout";

/** Not in routes.tsx, because every byte there counts towards the budget of the home page. */
const loaders: Record<AdminPage, () => Promise<ComponentType>> = {
  [previewPath]: async () => (await import("@/site/blog/preview-page")).PreviewPage,
  layout: async () => (await import("./layout/admin-layout")).AdminLayout,
  [adminPaths.login]: async () => (await import("./session/admin-login-page")).AdminLoginPage,
  [adminPaths.dashboard]: async () => (await import("./dashboard/dashboard-page")).DashboardPage,
  [adminPaths.blogManagement]: async () =>
    (await import("./posts/blog-management-page")).BlogManagementPage,
  [adminPaths.siteImages]: async () =>
    (await import("./images/site-image-management-page")).SiteImageManagementPage,
  [adminPaths.successStories]: async () =>
    (await import("./stories/success-stories-page")).SuccessStoriesPage,
  [adminPaths.contactSubmissions]: async () =>
    (await import("./inbox/contact-submissions-page")).ContactSubmissionsPage,
  // A mistyped address, or a former one.
  "/admin/*": () =>
    Promise.resolve(() => createElement(Navigate, { to: adminPaths.dashboard, replace: true })),
};

export function loadAdminPage(page: AdminPage): Promise<ComponentType> {
  return loaders[page]();
}
