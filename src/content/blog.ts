import { site } from "@/config/site";
import { cities } from "./offices";
import type { PageCopy } from "./page-copy";

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
  showAllTags: (count: number) => `Show all ${count} tags`,
  relatedTitle: "Related Articles",
  teamNote: `Buyers, inspectors and freight people in ${cities("and")}. Whoever knew most about it wrote it, and the others argued.`,
};
