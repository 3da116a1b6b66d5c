import { controls } from "@/content/controls";
import type { ComponentType } from "react";
import type { RouteMatch, RouteObject } from "react-router-dom";
import type { loadAdminPage } from "@/admin/load-admin-page";
import { adminPaths, paths, patterns, previewPath, type PathKey } from "@/config/paths";
import { toolKeys, type ToolKey } from "@/config/tools";
import type { GuideKey } from "@/content/guides";
import { Spinner } from "@/ui/states/spinner";
import { ErrorScreen } from "./error-screen";
import { PublicLayout } from "./layouts/public-layout";

/**
 * Imports the module of a page. Vite splits it into a chunk only if `import()` has a literal path:
 * https://vite.dev/guide/features#dynamic-import
 */
type LoadPage = () => Promise<ComponentType>;

async function pick<Name extends string>(
  module: Promise<Record<Name, ComponentType>>,
  name: Name,
): Promise<ComponentType> {
  return (await module)[name];
}

/** Guides and tools are routed by lists of their own, see below. */
type PagePath =
  | (typeof paths)[Exclude<PathKey, GuideKey | ToolKey>]
  | (typeof patterns)[keyof typeof patterns]
  | "*";

const publicPages: Record<PagePath, LoadPage> = {
  [paths.home]: () => pick(import("@/site/home/home-page"), "HomePage"),
  [paths.blog]: () => pick(import("@/site/blog/blog-list-page"), "BlogListPage"),
  [patterns.blogPost]: () => pick(import("@/site/blog/blog-post-page"), "BlogPostPage"),
  [patterns.caseStudy]: () => pick(import("@/site/case-studies/case-study-page"), "CaseStudyPage"),
  [paths.caseStudies]: () =>
    pick(import("@/site/case-studies/case-studies-page"), "CaseStudiesPage"),
  [paths.sourcingServices]: () =>
    pick(import("@/site/services/services-overview-page"), "ServicesOverviewPage"),
  [paths.productSourcing]: () =>
    pick(import("@/site/services/product-sourcing-page"), "ProductSourcingPage"),
  [paths.qualityControl]: () =>
    pick(import("@/site/services/quality-control-page"), "QualityControlPage"),
  [paths.shipping]: () => pick(import("@/site/services/shipping-page"), "ShippingPage"),
  [paths.warehouse]: () => pick(import("@/site/services/warehouse-page"), "WarehousePage"),
  [paths.fbaPrep]: () => pick(import("@/site/services/fba-prep-page"), "FbaPrepPage"),
  [paths.crowdfunding]: () => pick(import("@/site/services/crowdfunding-page"), "CrowdfundingPage"),
  [paths.customPackaging]: () =>
    pick(import("@/site/services/custom-packaging-page"), "CustomPackagingPage"),
  [paths.supplierManagement]: () =>
    pick(import("@/site/services/supplier-management-page"), "SupplierManagementPage"),
  [paths.howItWorks]: () => pick(import("@/site/process/how-it-works-page"), "HowItWorksPage"),
  [paths.howWeArePaid]: () =>
    pick(import("@/site/payment/how-we-are-paid-page"), "HowWeArePaidPage"),
  [paths.contact]: () => pick(import("@/site/contact/contact-page"), "ContactPage"),
  [paths.about]: () => pick(import("@/site/about/about-page"), "AboutPage"),
  [paths.faq]: () => pick(import("@/site/faq/faq-page"), "FaqPage"),
  [paths.privacy]: () => pick(import("@/site/legal/privacy-page"), "PrivacyPage"),
  [paths.terms]: () => pick(import("@/site/legal/terms-page"), "TermsPage"),
  [paths.tools]: () => pick(import("@/tools/overview/tools-page"), "ToolsPage"),
  "*": () => pick(import("@/site/not-found/not-found-page"), "NotFoundPage"),
};

const guideKeys = [
  "importExportGuide",
  "shippingGuide",
  "paymentGuide",
  "popularProducts",
] as const satisfies readonly GuideKey[];

type AdminPage = Parameters<typeof loadAdminPage>[0];

/** Where the pages of the admin are is named elsewhere, so that the home page does not load it. */
const lazyAdmin = (page: AdminPage) => async () => {
  const { loadAdminPage } = await import("@/admin/load-admin-page");
  return { Component: await loadAdminPage(page) };
};
const adminRoute = (path: Exclude<AdminPage, "layout">) => ({ path, lazy: lazyAdmin(path) });

export const publicRoutes: RouteObject[] = [
  ...Object.entries(publicPages).map(([path, load]) => ({
    path,
    lazy: async () => ({ Component: await load() }),
  })),
  // One component renders all guides, so these routes have an element with a prop.
  ...guideKeys.map((guide) => ({
    path: paths[guide],
    lazy: async () => {
      const { GuidePage } = await import("@/site/guides/guide-page");
      return { element: <GuidePage guide={guide} /> };
    },
  })),
  ...toolKeys.map((tool) => ({
    path: paths[tool],
    lazy: async () => ({
      Component: await import("@/tools/load-tool-page").then((tools) => tools.loadToolPage(tool)),
    }),
  })),
  adminRoute(previewPath),
];

/** Shown inside the admin layout, which asks for the password first; the login has its own route. */
const adminRoutes = [...Object.values(adminPaths), "/admin/*" as const].map(adminRoute);

/** Shown until the code of the first page has loaded. */
function LoadingScreen() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={controls.loading} />
    </div>
  );
}

const screens = { ErrorBoundary: ErrorScreen, HydrateFallback: LoadingScreen };

export const routes: RouteObject[] = [
  {
    Component: PublicLayout,
    ...screens,
    children: [
      // This boundary is inside the layout, so that header and footer stay when a page fails.
      { ErrorBoundary: ErrorScreen, children: publicRoutes },
    ],
  },
  { ...adminRoute(adminPaths.login), ...screens },
  {
    ...screens,
    lazy: lazyAdmin("layout"),
    children: [{ ErrorBoundary: ErrorScreen, children: adminRoutes }],
  },
];

/**
 * Loads the modules of matched lazy routes and stores them in the routes, so that a router created
 * afterwards renders them synchronously, as hydration requires. Rejects when code does not arrive; the
 * router then tries again itself.
 */
export async function loadRoutes(matches: readonly RouteMatch[]) {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}
