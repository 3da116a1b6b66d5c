/** The values for the form of a new post. */
export const newPost = {
  title: "What to Check on a Packing List",
  excerpt:
    "Seven lines to compare with your order before the container is sealed, and what to ask when one of them differs.",
  content: `<p>The packing list says what is in each carton. Customs, your warehouse and your
forwarder all work from it, so a wrong line costs time at every stop.</p>

<h2>Before the cartons are closed</h2>

<p>Ask the factory for a draft two days before loading, and compare it with:</p>

<ul>
  <li>the order: items, colors and quantities</li>
  <li>the labels: <strong>carton numbers</strong> without gaps</li>
  <li>the scale: gross weight of three cartons</li>
</ul>`,
  category: "Shipping and Customs",
  tags: "packing list, documents",
  picture: {
    file: "scripts/images/originals/customs-docs.webp",
    alt: "Scales, stamped customs papers and small containers on a table",
  },
};

/** Of the first post in the list. */
export const changedExcerpt =
  "New Year’s Day is Saturday 6 February 2027. A six-week product needs its deposit by Friday 4 December.";

/** When the draft of that post goes on the site, as the form reads it. */
export const publishTime = "2026-12-01T09:00";

/** Enquiries as the contact form stores them in a browser. */
export const enquiries = [
  {
    id: 3,
    submittedAt: "2026-11-23T08:12:00Z",
    name: "Hanna Lindqvist",
    email: "hanna@example.com",
    company: "Fjellmark Outdoor",
    phone: "+46 70 000 00 00",
    product_interest: "Camping lanterns",
    message:
      "We need 2,000 rechargeable lanterns with our logo, delivered to Gothenburg before May. Can you quote with samples first?",
    attachmentInfo: { name: "lantern-drawing.pdf", type: "application/pdf", size: "412.08 KB" },
  },
  {
    id: 2,
    submittedAt: "2026-11-20T15:40:00Z",
    name: "Marco Bellini",
    email: "marco@example.com",
    company: "",
    phone: "",
    product_interest: "Espresso cups",
    message: "Looking for 600 double-walled cups in gift boxes. What is the usual lead time?",
    attachmentInfo: null,
  },
  {
    id: 1,
    submittedAt: "2026-11-18T09:05:00Z",
    name: "Priya Nair",
    email: "priya@example.com",
    company: "Little Lotus Kids",
    phone: "+44 20 0000 0000",
    product_interest: "Wooden toys",
    message:
      "Do you inspect for EN 71? We have a supplier in Yunhe and want a check before payment.",
    attachmentInfo: null,
  },
];
