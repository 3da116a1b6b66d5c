/** The pages of the two menus in their order (specification, section 2.2). */
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
