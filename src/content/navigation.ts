import type { PathKey } from "@/config/paths";
import type { Department } from "@/config/department";
import { companyNumber, reportTime, site } from "@/config/site";

export type MenuItem = { label: string; pathKey: PathKey; description: string; desk?: Department };

export type Menu = {
  label: string;
  items: readonly MenuItem[];
  /** A page that also marks this menu as current, with all pages below it, without being listed. */
  section?: PathKey;
};

export type FooterColumn = {
  heading: string;
  links: readonly { label: string; pathKey: PathKey }[];
};

/** The words of the header and of the footer. */
export const frame = {
  skipLink: "Skip to content",
  homeLink: `${site.name}, home`,
  menu: "Main",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  quote: "Get a Free Quote",
  offices: "Offices",
};

export const loadingPage = "Loading page…";

export const breadcrumbLabel = "Breadcrumb";

export const servicesMenu: readonly MenuItem[] = [
  { label: "All services", pathKey: "sourcingServices", description: "The eight on one page" },
  {
    label: "Product sourcing",
    pathKey: "productSourcing",
    description: "3–5 vetted factories, compared",
    desk: "find",
  },
  {
    label: "Quality control",
    pathKey: "qualityControl",
    description: `Six inspections, report within ${reportTime}`,
    desk: "check",
  },
  {
    label: "Shipping",
    pathKey: "shipping",
    description: "Sea, air, rail, courier, duty paid",
    desk: "ship",
  },
  {
    label: "Warehouse",
    pathKey: "warehouse",
    description: "Count, store, consolidate, send",
    desk: "ship",
  },
  {
    label: "Amazon FBA prep",
    pathKey: "fbaPrep",
    description: "Labels, bundles, carton limits",
    desk: "ship",
  },
  {
    label: "Custom packaging",
    pathKey: "customPackaging",
    description: "Proof and sample before the run",
    desk: "find",
  },
  {
    label: "Supplier management",
    pathKey: "supplierManagement",
    description: "A scorecard for every factory",
    desk: "find",
  },
  {
    label: "Crowdfunding",
    pathKey: "crowdfunding",
    description: "Reward kits, shipped in waves",
    desk: "ship",
  },
];

/** Written out, because only the FAQ loads its questions; the tests compare. */
const NUMBER_OF_QUESTIONS = "Ten";

export const resourcesMenu: readonly MenuItem[] = [
  {
    label: "How it works",
    pathKey: "howItWorks",
    description: "Five steps, with times and money",
  },
  { label: "Blog", pathKey: "blog", description: "Notes from the factory floor" },
  {
    label: "FAQ",
    pathKey: "faq",
    description: `${NUMBER_OF_QUESTIONS} questions buyers ask first`,
  },
  { label: "Import and export guide", pathKey: "importExportGuide", description: "Coming soon" },
  { label: "Shipping guide", pathKey: "shippingGuide", description: "Coming soon" },
  { label: "Payment guide", pathKey: "paymentGuide", description: "Coming soon" },
  { label: "Popular products", pathKey: "popularProducts", description: "Coming soon" },
];

/** The entries of the menu: links, and menus of links. */
export const mainMenu: readonly ({ label: string; pathKey: PathKey } | Menu)[] = [
  { label: "Home", pathKey: "home" },
  { label: "Services", items: servicesMenu },
  { label: "Resources", items: resourcesMenu, section: "tools" },
  { label: "About", pathKey: "about" },
];

export const footerColumns = [
  {
    heading: "Services",
    links: [
      { label: "Product sourcing", pathKey: "productSourcing" },
      { label: "Quality control", pathKey: "qualityControl" },
      { label: "Shipping", pathKey: "shipping" },
      { label: "Amazon FBA prep", pathKey: "fbaPrep" },
      { label: "Warehouse", pathKey: "warehouse" },
    ],
  },
  {
    heading: "Company",
    links: [
      { label: "About us", pathKey: "about" },
      { label: "Contact us", pathKey: "contact" },
      { label: "Blog", pathKey: "blog" },
      { label: "FAQ", pathKey: "faq" },
    ],
  },
  {
    heading: "Legal",
    links: [
      { label: "Privacy policy", pathKey: "privacy" },
      { label: "Terms of service", pathKey: "terms" },
    ],
  },
] satisfies readonly FooterColumn[];

export const footerAbout = `A China sourcing and trade-services agency. Since ${site.founded}, for buyers in more than 100 countries.`;

/** "Mandarin Lane on LinkedIn" */
export const socialLabel = (network: string) => `${site.name} on ${network}`;

/** The name of the link to the tool that checks this number, which is its example. */
export const companyNumberLabel = `Company no. ${companyNumber}`;
