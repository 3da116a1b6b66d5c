import { site } from "@/config/site";
import type { CallToAction } from "./call-to-action";
import { cities } from "./offices";
import type { PageCopy } from "./page-copy";
import type { TextLinkCopy } from "./sections";
import { toolLink } from "./tools/questions";

export const blogHead = {
  title: `Importing from China Blog | ${site.name}`,
  description:
    "Practical guides for importers: checking factories, AQL inspection, Incoterms, landed cost, payments, contracts, FBA prep and production planning.",
  heading: "Notes from the factory floor",
  intro:
    "Is the factory real, will the goods pass, what will it cost to land? What we tell clients on the phone, written down once. No trends, no forecasts, a lot of numbers.",
} satisfies PageCopy;

/** The texts of the blog's pages that do not come from the database. */
export const blogList = {
  searchLabel: "Search articles",
  searchPlaceholder: "Search articles...",
  categoryLabel: "Category",
  allCategories: "All",
  refresh: "Refresh",
  loading: "Loading articles...",
  emptyTitle: "No Articles Found",
  emptyText:
    "Nothing matches this search and category. Try fewer words, or look through all of them.",
  noPostsText: "No blog posts available yet. Check back soon!",
  showAll: "Show all articles",
  failedTitle: "Error Loading Posts",
  failedText: "Could not load blog posts from database.",
  clientMissing: { title: "Error", description: "Supabase client not available." },
  shown: (first: number, last: number, all: number) => `Articles ${first} to ${last} of ${all}`,
  pages: {
    label: "Pages",
    previous: "Previous page",
    next: "Next page",
    page: (number: number) => `Page ${number}`,
  },
  categoriesTitle: "Categories",
  allPostsTitle: "All posts",
  showAllPosts: (count: number) => `Show all ${count} articles`,
};

export const blogPost = {
  loading: "Loading post...",
  notFoundTitle: "Blog Post Not Found",
  notFoundText: "We couldn't find the blog post you're looking for.",
  backToBlog: "Back to Blog",
  tryAgain: "Try again",
  share: "Share",
  shareOn: (network: string) => `Share on ${network}`,
  shareText: (title: string) => `Check out this article: ${title}`,
  like: (count: number) => `Like (${count})`,
  comment: (count: number) => `Comment (${count})`,
  tagsLabel: "Tags",
  showAllTags: (count: number) => `Show all ${count} tags`,
  relatedTitle: "Related Articles",
  teamNote: `Buyers, inspectors and freight people in ${cities("and")}. Whoever knew most about it wrote it, and the others argued.`,
};

/** Before the title of a post, where its old address is opened without scripts. */
export const movedPostNote = "This article has a new address:";

/** For the blog list, and for categories without a call to action of their own. */
export const defaultBlogCall = {
  heading: "Have a product in mind? Get a free quote.",
  text: "One picture and a rough number of pieces will do for now; we ask for the rest.",
  label: "Get a Free Quote",
} satisfies CallToAction;

// A Map instead of an object, because categories are typed by staff: "constructor" would be found
// on any object.
export const blogCallByCategory = new Map<string, CallToAction>([
  [
    "Sourcing",
    {
      heading: "Have a supplier already? We’ll check it.",
      text: "Send the license and the quotation. We read both before you pay anyone, and name the check that should come first.",
      label: "Get a Free Quote",
    },
  ],
  [
    "Quality Control",
    {
      heading: "Need this checked? Send us the factory name.",
      text: "Add what it makes for you and when the goods are due. We answer with the visit we would book, and its price.",
      label: "Get a Free Quote",
    },
  ],
  [
    "Shipping and Customs",
    {
      heading: "Know your cartons? Compare the routes.",
      text: "Tell us how many, how big, how heavy and where to. We price each way to your door and estimate the duty.",
      label: "Get a Free Quote",
    },
  ],
  [
    "Contracts and Payments",
    {
      heading: "About to pay a deposit? Let us look first.",
      text: "Send the license, the contract and the invoice. We check that all three carry one name; legal drafting stays with a licensed lawyer.",
      label: "Get a Free Quote",
    },
  ],
  [
    "Fulfillment",
    {
      heading: "Send the product list. We’ll send the prep list.",
      text: "Add units, sets and destination. You get every label, bag and carton step, with its price and a shipping plan.",
      label: "Get a Free Quote",
    },
  ],
]);

/** For the end of an article of a category without a tool of its own. */
export const defaultBlogTool = toolLink("landedCost");

export const blogToolByCategory = new Map<string, TextLinkCopy>([
  ["Sourcing", toolLink("compareQuotes")],
  ["Quality Control", toolLink("aqlSampling")],
  ["Shipping and Customs", toolLink("landedCost")],
  ["Contracts and Payments", toolLink("companyNumber")],
  ["Fulfillment", toolLink("amazonCartonCheck")],
]);
