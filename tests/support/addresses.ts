/** The static routes, the list of case studies, and the tools. */
export const STATIC_PATHS = [
  "/",
  "/sourcing-services",
  "/product-sourcing-in-china",
  "/quality-control-inspection",
  "/shipping-from-china",
  "/china-warehouse-fulfillment",
  "/amazon-fba-prep-service-china",
  "/crowdfunding-fulfillment-services",
  "/custom-packaging-solutions",
  "/supplier-management",
  "/how-it-works",
  "/blog",
  "/case-studies",
  "/contact-us",
  "/about-us",
  "/faq",
  "/privacy-policy",
  "/terms-of-service",
  "/china-import-export-guide",
  "/shipping-guide",
  "/payment-guide",
  "/popular-products-to-sell-online",
  "/tools",
  "/tools/landed-cost",
  "/tools/shipment-volume",
  "/tools/production-planner",
  "/tools/aql-sampling",
  "/tools/amazon-carton-check",
  "/tools/incoterms",
] as const;

/** The pages of the two menus in their order. */
export const SERVICES_PATHS = [
  "/sourcing-services",
  "/product-sourcing-in-china",
  "/quality-control-inspection",
  "/shipping-from-china",
  "/china-warehouse-fulfillment",
  "/amazon-fba-prep-service-china",
  "/custom-packaging-solutions",
  "/supplier-management",
  "/crowdfunding-fulfillment-services",
];

export const RESOURCES_PATHS = [
  "/how-it-works",
  "/blog",
  "/faq",
  "/china-import-export-guide",
  "/shipping-guide",
  "/payment-guide",
  "/popular-products-to-sell-online",
];

/** The three case studies. */
export const CASE_STUDY_PATHS = [
  "/case-studies/amazon-seller-boosts-sales",
  "/case-studies/startup-crowdfunding-success",
  "/case-studies/retail-chain-supply-optimization",
];
