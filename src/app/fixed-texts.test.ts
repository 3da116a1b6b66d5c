import { expect, test } from "vitest";
import { BLOG_PAGE_SIZE } from "@/config/limits";
import { submissionDetails, submissionsPage } from "@/content/admin/contact-submissions";
import { dashboard } from "@/content/admin/dashboard";
import { uploadToasts } from "@/content/admin/image-upload";
import { adminLayout } from "@/content/admin/layout";
import { siteImages } from "@/content/admin/site-images";
import { blogList, blogPost } from "@/content/blog";
import { defaultCta } from "@/content/call-to-action";
import { caseStudyCopy } from "@/content/case-studies";
import { caseStudySummaries } from "@/content/case-study-list";
import { form } from "@/content/contact";
import { latestPosts, services } from "@/content/home";
import { learnMore, quoteLabel } from "@/content/services/overview";
import { contentsTitle } from "@/content/table-of-contents";
import { ClientMissingError, DatabaseError } from "@/data/errors";
import { siteImagesErrorMessage } from "@/data/site-images";
import { describeListFailure } from "@/site/blog/blog-list";
import { shareLink } from "@/site/blog/share-buttons";

/**
 * The texts that are agreed with the owner of the site word for word and have no trigger; those that
 * do are in `tests/e2e/agreed-behavior.spec.ts`. All other tests take their words from the content, so
 * that whoever rewrites it changes no tests but these two.
 */
const FIXED_TEXTS: readonly [group: string, texts: unknown, agreed: unknown][] = [
  [
    "calls to action",
    [defaultCta.label, quoteLabel, services.action, latestPosts.action, learnMore],
    ["Get Free Quote Now", "Get a Free Quote", "View All Services", "View all blog", "Learn More"],
  ],
  [
    "the blog list",
    [blogList.searchPlaceholder, blogList.allCategories],
    ["Search articles...", "All"],
  ],
  ["the list of headings", contentsTitle, "Table of contents"],
  ["a blog post that is loading", blogPost.loading, "Loading post..."],
  [
    "a case study",
    [caseStudyCopy.read, caseStudyCopy.trail.map(({ label }) => label)],
    ["Read Case Study", ["Home", "Case Studies"]],
  ],
  [
    "the categories of the case studies",
    Object.values(caseStudySummaries).map(({ category }) => category),
    ["Amazon FBA Success", "Crowdfunding Triumph", "Retail Supply Chain Transformation"],
  ],
  [
    "the text of a share on X",
    new URL(shareLink("X", "https://a.example/", "Title")).searchParams.get("text"),
    "Check out this article: Title",
  ],
  [
    "the fields of the enquiry",
    Object.values(form.fields).map(({ label }) => label),
    [
      "Full Name",
      "Email Address",
      "Company",
      "Phone (with country code)",
      "Product(s) of Interest",
      "Your Message / Requirements",
    ],
  ],
  ["posts a page of the blog", BLOG_PAGE_SIZE, 6],
  [
    "the toast of the blog list without a backend",
    describeListFailure(new ClientMissingError()),
    { variant: "destructive", title: "Error", description: "Supabase client not available." },
  ],
  [
    "site images that cannot be loaded",
    [new ClientMissingError(), new DatabaseError("", "", 500), new Error("x")].map(
      siteImagesErrorMessage,
    ),
    [
      "Supabase client not initialized. Cannot fetch images.",
      "Failed to fetch image overrides.",
      "An unexpected error occurred while fetching images.",
    ],
  ],
  [
    "the menu of the admin",
    [adminLayout.navigation, adminLayout.viewSite],
    [
      {
        dashboard: "Dashboard",
        blogManagement: "Blog Management",
        siteImages: "Site Images",
        successStories: "Success Stories",
        contactSubmissions: "Contact Submissions",
      },
      "View Site Home",
    ],
  ],
  [
    "what the dashboard announces",
    [
      dashboard.comingSoon.title,
      dashboard.comingSoon.analytics.title,
      dashboard.comingSoon.users.title,
      dashboard.comingSoon.settings.title,
    ],
    ["Coming Soon", "Analytics", "User Management", "Site Settings"],
  ],
  ["an upload without a public address", uploadToasts.noAddress.title, "Upload Error"],
  ["an image that the site does not have", siteImages.saveFailed.unsent, "Save Error"],
  [
    "the page of submissions",
    [
      submissionsPage.title,
      Object.values(submissionsPage.columns),
      submissionsPage.view,
      submissionDetails.nothingGiven,
    ],
    [
      "Contact Form Submissions",
      ["Date", "Name", "Email", "Product Interest", "Actions"],
      "View",
      "N/A",
    ],
  ],
];

test.for(FIXED_TEXTS)("%s: the agreed texts", ([, texts, agreed]) => {
  expect(texts).toEqual(agreed);
});
