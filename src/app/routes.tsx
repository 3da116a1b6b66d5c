import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { loadAdminPage } from "@/admin/load-admin-page";
import { adminPaths, paths, patterns, previewPath, type PathKey } from "@/config/paths";
import { toolKeys, type ToolKey } from "@/config/tools";
import type { GuideKey } from "@/content/guides";
import { ErrorScreen } from "./error-screen";
import { PublicLayout } from "./layouts/public-layout";
import { LoadingScreen } from "./loading-screen";
import { wrapChunkLoadErrors } from "./chunk-load-error";

/**
 * Imports the module of a page. Vite splits it into a chunk only if `import()` has a literal path:
 * https://vite.dev/guide/features#dynamic-import
 */
type LoadPage = () => Promise<ComponentType>;

/** Guides and tools are routed by lists of their own, see below. */
type PagePath =
  | (typeof paths)[Exclude<PathKey, GuideKey | ToolKey>]
  | (typeof patterns)[keyof typeof patterns]
  | "*";

const publicPages: Record<PagePath, LoadPage> = {
  [paths.home]: async () => (await import("@/site/home/home-page")).HomePage,
  [paths.blog]: async () => (await import("@/site/blog/blog-list-page")).BlogListPage,
  [patterns.blogPost]: async () => (await import("@/site/blog/blog-post-page")).BlogPostPage,
  [patterns.caseStudy]: async () =>
    (await import("@/site/case-studies/case-study-page")).CaseStudyPage,
  [paths.caseStudies]: async () =>
    (await import("@/site/case-studies/case-studies-page")).CaseStudiesPage,
  [paths.sourcingServices]: async () =>
    (await import("@/site/services/services-overview-page")).ServicesOverviewPage,
  [paths.productSourcing]: async () =>
    (await import("@/site/services/product-sourcing-page")).ProductSourcingPage,
  [paths.qualityControl]: async () =>
    (await import("@/site/services/quality-control-page")).QualityControlPage,
  [paths.shipping]: async () => (await import("@/site/services/shipping-page")).ShippingPage,
  [paths.warehouse]: async () => (await import("@/site/services/warehouse-page")).WarehousePage,
  [paths.fbaPrep]: async () => (await import("@/site/services/fba-prep-page")).FbaPrepPage,
  [paths.crowdfunding]: async () =>
    (await import("@/site/services/crowdfunding-page")).CrowdfundingPage,
  [paths.customPackaging]: async () =>
    (await import("@/site/services/custom-packaging-page")).CustomPackagingPage,
  [paths.supplierManagement]: async () =>
    (await import("@/site/services/supplier-management-page")).SupplierManagementPage,
  [paths.howItWorks]: async () => (await import("@/site/process/how-it-works-page")).HowItWorksPage,
  [paths.howWeArePaid]: async () =>
    (await import("@/site/payment/how-we-are-paid-page")).HowWeArePaidPage,
  [paths.contact]: async () => (await import("@/site/contact/contact-page")).ContactPage,
  [paths.about]: async () => (await import("@/site/about/about-page")).AboutPage,
  [paths.faq]: async () => (await import("@/site/faq/faq-page")).FaqPage,
  [paths.privacy]: async () => (await import("@/site/legal/privacy-page")).PrivacyPage,
  [paths.terms]: async () => (await import("@/site/legal/terms-page")).TermsPage,
  [paths.tools]: async () => (await import("@/tools/overview/tools-page")).ToolsPage,
  "*": async () => (await import("@/site/not-found/not-found-page")).NotFoundPage,
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
    lazy: async () => {
      const { loadToolPage } = await import("@/tools/load-tool-page");
      return { Component: await loadToolPage(tool) };
    },
  })),
  adminRoute(previewPath),
];

/** Shown inside the admin layout, which asks for the password first; the login has its own route. */
const adminRoutes = [...Object.values(adminPaths), "/admin/*" as const].map(adminRoute);

export const routes = wrapChunkLoadErrors([
  {
    Component: PublicLayout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: LoadingScreen,
    children: [
      // This boundary is inside the layout, so that header and footer stay when a page fails.
      { ErrorBoundary: ErrorScreen, children: publicRoutes },
    ],
  },
  {
    ...adminRoute(adminPaths.login),
    ErrorBoundary: ErrorScreen,
    HydrateFallback: LoadingScreen,
  },
  {
    ErrorBoundary: ErrorScreen,
    HydrateFallback: LoadingScreen,
    lazy: lazyAdmin("layout"),
    children: [{ ErrorBoundary: ErrorScreen, children: adminRoutes }],
  },
]);
