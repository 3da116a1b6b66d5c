import type { RouteObject } from "react-router-dom";
import { adminPaths, paths, patterns } from "@/config/paths";
import { toolKeys } from "@/config/tools";
import type { GuideKey } from "@/content/guides";
import { ErrorScreen } from "./error-screen";
import { PublicLayout } from "./layouts/public-layout";
import { LoadingScreen } from "./loading-screen";
import { nameMissingCode } from "./missing-code";

const guideKeys = [
  "importExportGuide",
  "shippingGuide",
  "paymentGuide",
  "popularProducts",
] as const satisfies readonly GuideKey[];

export const publicPages: RouteObject[] = [
  {
    path: paths.home,
    lazy: async () => ({ Component: (await import("@/pages/public/home-page")).HomePage }),
  },
  {
    path: paths.blog,
    handle: { readsQuery: true },
    lazy: async () => ({ Component: (await import("@/pages/public/blog-list-page")).BlogListPage }),
  },
  {
    path: patterns.blogPost,
    lazy: async () => ({ Component: (await import("@/pages/public/blog-post-page")).BlogPostPage }),
  },
  {
    path: patterns.caseStudy,
    lazy: async () => ({
      Component: (await import("@/pages/public/case-study-page")).CaseStudyPage,
    }),
  },
  {
    path: paths.caseStudies,
    lazy: async () => ({
      Component: (await import("@/pages/public/case-studies-page")).CaseStudiesPage,
    }),
  },
  {
    path: paths.sourcingServices,
    lazy: async () => ({
      Component: (await import("@/pages/public/services/services-overview-page"))
        .ServicesOverviewPage,
    }),
  },
  {
    path: paths.productSourcing,
    lazy: async () => ({
      Component: (await import("@/pages/public/services/product-sourcing-page"))
        .ProductSourcingPage,
    }),
  },
  {
    path: paths.qualityControl,
    lazy: async () => ({
      Component: (await import("@/pages/public/services/quality-control-page")).QualityControlPage,
    }),
  },
  {
    path: paths.shipping,
    lazy: async () => ({
      Component: (await import("@/pages/public/services/shipping-page")).ShippingPage,
    }),
  },
  {
    path: paths.warehouse,
    lazy: async () => ({
      Component: (await import("@/pages/public/services/warehouse-page")).WarehousePage,
    }),
  },
  {
    path: paths.fbaPrep,
    lazy: async () => ({
      Component: (await import("@/pages/public/services/fba-prep-page")).FbaPrepPage,
    }),
  },
  {
    path: paths.crowdfunding,
    lazy: async () => ({
      Component: (await import("@/pages/public/services/crowdfunding-page")).CrowdfundingPage,
    }),
  },
  {
    path: paths.customPackaging,
    lazy: async () => ({
      Component: (await import("@/pages/public/services/custom-packaging-page"))
        .CustomPackagingPage,
    }),
  },
  {
    path: paths.supplierManagement,
    lazy: async () => ({
      Component: (await import("@/pages/public/services/supplier-management-page"))
        .SupplierManagementPage,
    }),
  },
  {
    path: paths.howItWorks,
    lazy: async () => ({
      Component: (await import("@/pages/public/how-it-works-page")).HowItWorksPage,
    }),
  },
  {
    path: paths.contact,
    lazy: async () => ({
      Component: (await import("@/pages/public/contact-page")).ContactPage,
    }),
  },
  {
    path: paths.about,
    lazy: async () => ({
      Component: (await import("@/pages/public/about-page")).AboutPage,
    }),
  },
  {
    path: paths.faq,
    lazy: async () => ({
      Component: (await import("@/pages/public/faq-page")).FaqPage,
    }),
  },
  {
    path: paths.privacy,
    lazy: async () => ({
      Component: (await import("@/pages/public/privacy-page")).PrivacyPage,
    }),
  },
  {
    path: paths.terms,
    lazy: async () => ({
      Component: (await import("@/pages/public/terms-page")).TermsPage,
    }),
  },
  ...guideKeys.map((guide) => ({
    path: paths[guide],
    lazy: async () => {
      const { GuidePage } = await import("@/pages/public/guide-page");
      return { element: <GuidePage guide={guide} /> };
    },
  })),
  {
    path: paths.tools,
    lazy: async () => ({
      Component: (await import("@/pages/public/tools/tools-page")).ToolsPage,
    }),
  },
  ...toolKeys.map((tool) => ({
    path: paths[tool],
    handle: { readsQuery: true },
    lazy: async () => {
      const { loadToolPage } = await import("@/pages/public/tools/load-tool-page");
      return { Component: await loadToolPage(tool) };
    },
  })),
  {
    path: "*",
    lazy: async () => ({ Component: (await import("@/pages/public/not-found-page")).NotFoundPage }),
  },
];

/** Behind the guard of the admin layout. */
const adminPages: RouteObject[] = [
  {
    path: adminPaths.dashboard,
    lazy: async () => ({
      Component: (await import("@/pages/admin/dashboard-page")).DashboardPage,
    }),
  },
  {
    path: adminPaths.blogManagement,
    lazy: async () => ({
      Component: (await import("@/pages/admin/blog-management-page")).BlogManagementPage,
    }),
  },
  {
    path: adminPaths.siteImages,
    lazy: async () => ({
      Component: (await import("@/pages/admin/site-image-management-page")).SiteImageManagementPage,
    }),
  },
  {
    path: adminPaths.successStories,
    lazy: async () => ({
      Component: (await import("@/pages/admin/success-stories-page")).SuccessStoriesPage,
    }),
  },
  {
    path: adminPaths.contactSubmissions,
    lazy: async () => ({
      Component: (await import("@/pages/admin/contact-submissions-page")).ContactSubmissionsPage,
    }),
  },
];

export const routes = nameMissingCode([
  {
    Component: PublicLayout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: LoadingScreen,
    children: [
      // A page that fails leaves the header and the footer in place.
      { ErrorBoundary: ErrorScreen, children: publicPages },
    ],
  },
  {
    path: adminPaths.login,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: LoadingScreen,
    lazy: async () => ({
      Component: (await import("@/pages/admin/admin-login-page")).AdminLoginPage,
    }),
  },
  {
    ErrorBoundary: ErrorScreen,
    HydrateFallback: LoadingScreen,
    lazy: async () => ({
      Component: (await import("@/app/layouts/admin-layout")).AdminLayout,
    }),
    children: [{ ErrorBoundary: ErrorScreen, children: adminPages }],
  },
]);
