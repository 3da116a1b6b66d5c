import type { RouteObject } from "react-router-dom";
import { paths, patterns, type PathKey } from "@/config/paths";
import { ErrorScreen } from "./error-screen";
import { PublicLayout } from "./layouts/public-layout";
import { LoadingScreen } from "./loading-screen";

/** Pages whose full content is still to come: their title, heading and introduction. */
const introPages = [
  "sourcingServices",
  "productSourcing",
  "qualityControl",
  "shipping",
  "warehouse",
  "fbaPrep",
  "crowdfunding",
  "customPackaging",
  "supplierManagement",
  "howItWorks",
  "contact",
  "about",
  "faq",
  "privacy",
  "terms",
  "importExportGuide",
  "shippingGuide",
  "paymentGuide",
  "popularProducts",
] as const satisfies readonly PathKey[];

const publicPages: RouteObject[] = [
  {
    path: paths.home,
    lazy: async () => ({ Component: (await import("@/pages/public/home-page")).HomePage }),
  },
  {
    path: paths.blog,
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
  ...introPages.map((pathKey) => ({
    path: paths[pathKey],
    lazy: async () => {
      const { IntroPage } = await import("@/pages/public/intro-page");
      return { element: <IntroPage copyKey={pathKey} /> };
    },
  })),
  {
    path: "*",
    lazy: async () => ({ Component: (await import("@/pages/public/not-found-page")).NotFoundPage }),
  },
];

export const routes: RouteObject[] = [
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
    path: "/admin/*",
    ErrorBoundary: ErrorScreen,
    HydrateFallback: LoadingScreen,
    lazy: async () => ({ Component: (await import("@/pages/admin/admin-page")).AdminPage }),
  },
];
