import type { PathKey } from "@/config/paths";

/** The name of each page in the breadcrumb of its structured data, as in the menus. */
export const pageNames = {
  home: "Home",
  sourcingServices: "Services",
  howItWorks: "How it works",
  howWeArePaid: "How we are paid",
  blog: "Blog",
  caseStudies: "Case Studies",
  contact: "Contact us",
  about: "About us",
  faq: "FAQ",
  privacy: "Privacy policy",
  terms: "Terms of service",
  importExportGuide: "Import and export guide",
  shippingGuide: "Shipping guide",
  paymentGuide: "Payment guide",
  popularProducts: "Popular products",
  tools: "Tools",
} as const satisfies Partial<Record<PathKey, string>>;

export type PageName = keyof typeof pageNames;
