/**
 * The pages of the two menus in their order. Written out, because the menus are agreed with the
 * owner, and a page that leaves one is hard to find for visitors.
 */
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
