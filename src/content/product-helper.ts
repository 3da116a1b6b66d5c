import { enquiryLines } from "./enquiry-lines";

/** The fields beside the message of the contact form, which write what is filled in into it. */
export const productHelper = {
  heading: "What a factory asks first",
  lead: "Fill in what you know: it goes into your message, where you can edit it.",
  choose: "Products of the enquiry",
  product: enquiryLines.product,
  add: "Add another product",
  remove: (product: string) => `Remove ${product}`,
  /** `line` is the label in the message. */
  fields: {
    link: {
      label: "Product link",
      line: "Link",
      placeholder: "https://detail.1688.com/offer/6543.html",
    },
    quantity: { label: "Quantity", line: "Quantity", placeholder: "2,000 pieces" },
    price: { label: "Target price", line: "Target price", placeholder: "3.20 USD a piece" },
    destination: {
      label: "Destination",
      line: enquiryLines.destination,
      placeholder: "Hamburg 20457",
    },
    deadline: { label: "Wanted by", line: "Wanted by", placeholder: "Mid-February, or a date" },
    certificates: { label: "Certificates", line: "Certificates", placeholder: "CE, RoHS" },
  },
  linkNotes: {
    none: "From 1688, Alibaba, Amazon or any other site.",
    product: (shop: string) => `${shop} product page`,
    otherPage: (shop: string) => `A page of ${shop}, but not of a product.`,
    noAddress: "No web address yet. It stays as you typed it.",
  },
};
