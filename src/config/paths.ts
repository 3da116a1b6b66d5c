/** The path of every page. The router, menus and links all use these. */
export const paths = {
  home: "/",
  sourcingServices: "/sourcing-services",
  productSourcing: "/product-sourcing-in-china",
  qualityControl: "/quality-control-inspection",
  shipping: "/shipping-from-china",
  warehouse: "/china-warehouse-fulfillment",
  fbaPrep: "/amazon-fba-prep-service-china",
  crowdfunding: "/crowdfunding-fulfillment-services",
  customPackaging: "/custom-packaging-solutions",
  supplierManagement: "/supplier-management",
  howItWorks: "/how-it-works",
  howWeArePaid: "/how-we-are-paid",
  blog: "/blog",
  caseStudies: "/case-studies",
  contact: "/contact-us",
  about: "/about-us",
  faq: "/faq",
  privacy: "/privacy-policy",
  terms: "/terms-of-service",
  importExportGuide: "/china-import-export-guide",
  shippingGuide: "/shipping-guide",
  paymentGuide: "/payment-guide",
  popularProducts: "/popular-products-to-sell-online",
  tools: "/tools",
  landedCost: "/tools/landed-cost",
  shipmentVolume: "/tools/shipment-volume",
  productionPlanner: "/tools/production-planner",
  aqlSampling: "/tools/aql-sampling",
  amazonCartonCheck: "/tools/amazon-carton-check",
  incoterms: "/tools/incoterms",
  companyNumber: "/tools/chinese-company-number",
  compareQuotes: "/tools/compare-quotations",
} as const;

export type PathKey = keyof typeof paths;

/** The admin's pages. No public page links to them. */
export const adminPaths = {
  login: "/admin/login",
  dashboard: "/admin",
  blogManagement: "/admin/blog-management",
  siteImages: "/admin/site-image-management",
  successStories: "/admin/success-stories",
  contactSubmissions: "/admin/contact-submissions",
} as const;

/** An article before it is public. Its key is in the hash, which no browser sends. */
export const previewPath = "/preview";

/** The RSS feed of the blog. */
export const feedPath = `${paths.blog}/feed.xml`;

/** What the HTML files were rendered from, see `data/rendered-site.ts`. */
export const renderedSitePath = "/rendered.json";

/** Patterns of dynamic routes, in React Router's syntax. */
export const patterns = {
  blogPost: "/blog/:slug",
  caseStudy: "/case-studies/:slug",
} as const;

export function blogPostPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

export function caseStudyPath(slug: string): string {
  return `${paths.caseStudies}/${encodeURIComponent(slug)}`;
}

/** The share image of a page without a picture of its own, made by `npm run share-cards`. */
export function shareCard(pathname: string): string {
  return `/share/${pathname.slice(1).replaceAll("/", "-") || "home"}.jpg`;
}

/** The services, in the order of the home page. */
export const serviceKeys = [
  "productSourcing",
  "qualityControl",
  "shipping",
  "warehouse",
  "fbaPrep",
  "crowdfunding",
  "customPackaging",
  "supplierManagement",
] as const satisfies readonly PathKey[];

export type ServiceKey = (typeof serviceKeys)[number];

/**
 * The contact page with the service preselected, e.g. "/contact-us?service=supplier-management".
 */
export function quotePath(service: ServiceKey): string {
  return `${paths.contact}?service=${paths[service].slice(1)}`;
}

/** The service of a `?service=` parameter, or null. */
export function findService(name: string | null): ServiceKey | null {
  return serviceKeys.find((key) => paths[key] === `/${name}`) ?? null;
}
