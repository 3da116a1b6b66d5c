/** How a product stands in the message of an enquiry. Apart, for the tools that write such lines, too. */
export const enquiryLines = {
  /** The first line, before the product's number. */
  product: "Product",
  destination: "Destination",
};
