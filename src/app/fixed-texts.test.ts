import { expect, test } from "vitest";
import { contentEditor } from "@/content/admin/content-editor";
import {
  loadFailed,
  submissionDetails,
  submissionQuestions,
  submissionsPage,
} from "@/content/admin/contact-submissions";
import { dashboard } from "@/content/admin/dashboard";
import { imageUpload, uploadToasts } from "@/content/admin/image-upload";
import { adminLayout } from "@/content/admin/layout";
import { login, loginMessages } from "@/content/admin/login";
import { postMessages } from "@/content/admin/post-form";
import { postList } from "@/content/admin/post-list";
import { favicon, siteImages } from "@/content/admin/site-images";
import { storiesPage, storyForm } from "@/content/admin/success-stories";
import { blogList, blogPost } from "@/content/blog";
import { closingCall } from "@/content/call-to-action";
import { caseStudyCopy } from "@/content/case-studies";
import { caseStudySummaries } from "@/content/case-study-list";
import { form, mail } from "@/content/contact";
import { latestPosts, services } from "@/content/home";
import { learnMore, quoteLabel } from "@/content/services/overview";
import { ClientMissingError } from "@/data/errors";
import { siteImagesErrorMessage } from "@/data/site-images";
import { messages as blogMessages } from "@/site/blog/messages";
import { messages as contactMessages } from "@/site/contact/messages";
import { shareLink } from "@/lib/share-links";

const deletion = submissionQuestions.delete("Ann");
const clearing = submissionQuestions.clear(2);

/**
 * The texts that are agreed with the owner of the site word for word. All other tests take their
 * words from the content, so that whoever rewrites it changes no test but this one.
 */
const FIXED_TEXTS: readonly [group: string, texts: unknown, agreed: unknown][] = [
  [
    "calls to action",
    [closingCall.label, quoteLabel, services.action, latestPosts.action, learnMore],
    ["Get Free Quote Now", "Get a Free Quote", "View All Services", "View all blog", "Learn More"],
  ],
  [
    "the home page without posts",
    latestPosts.empty,
    "No blog posts available yet. Check back soon!",
  ],
  [
    "the blog list",
    [
      blogList.searchPlaceholder,
      blogList.allCategories,
      blogList.refresh,
      blogList.emptyTitle,
      blogList.failedTitle,
      blogList.failedText,
    ],
    [
      "Search articles...",
      "All",
      "Refresh",
      "No Articles Found",
      "Error Loading Posts",
      "Could not load blog posts from database.",
    ],
  ],
  [
    "a blog post",
    [
      blogPost.loading,
      blogPost.notFoundTitle,
      blogPost.notFoundText,
      blogPost.backToBlog,
      blogPost.relatedTitle,
    ],
    [
      "Loading post...",
      "Blog Post Not Found",
      "We couldn't find the blog post you're looking for.",
      "Back to Blog",
      "Related Articles",
    ],
  ],
  [
    "a case study",
    [
      caseStudyCopy.notFoundTitle,
      caseStudyCopy.notFoundText,
      caseStudyCopy.backToHome,
      caseStudyCopy.read,
      caseStudyCopy.trail.map(({ label }) => label),
    ],
    [
      "Case Study Not Found",
      "We couldn't find the case study you're looking for.",
      "Back to Home",
      "Read Case Study",
      ["Home", "Case Studies"],
    ],
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
  [
    "the enquiry in processing, and its mail",
    [form.processing, mail.subject, mail.noFile],
    ["Processing...", "Contact Form Submission -", "No file selected"],
  ],
  [
    "the toasts of the enquiry",
    contactMessages,
    {
      storageFailed: {
        variant: "destructive",
        title: "Storage Error",
        description:
          "Could not save submission to local dashboard. Please check console for errors.",
      },
      openingFailed: {
        variant: "destructive",
        title: "Error Opening Email Client",
        description:
          "Could not automatically open your email client. Please copy the details and send manually. Submission may have been saved to admin dashboard.",
        durationMs: 10_000,
      },
      prepared: {
        title: "Message Prepared!",
        description:
          "Your email client should open shortly. Please review, attach files if selected, and send. Thank you!",
        durationMs: 10_000,
      },
      preparedAndSaved: {
        title: "Message Prepared!",
        description:
          "Your email client should open shortly. Please review, attach files if selected, and send. Thank you! Submission also saved to admin dashboard.",
        durationMs: 10_000,
      },
    },
  ],
  [
    "the toasts of the blog list",
    [blogMessages.listFailed(new ClientMissingError()), blogMessages.listFailed(new Error("x"))],
    [
      { variant: "destructive", title: "Error", description: "Supabase client not available." },
      {
        variant: "destructive",
        title: "Error Loading Posts",
        description: "Could not load blog posts from database.",
      },
    ],
  ],
  [
    "site images that cannot be loaded",
    [siteImagesErrorMessage(new ClientMissingError()), siteImagesErrorMessage(new Error("x"))],
    [
      "Supabase client not initialized. Cannot fetch images.",
      "An unexpected error occurred while fetching images.",
    ],
  ],
  [
    "the menu of the admin",
    [adminLayout.navigation, adminLayout.viewSite, adminLayout.logout, adminLayout.loggedOut],
    [
      {
        dashboard: "Dashboard",
        blogManagement: "Blog Management",
        siteImages: "Site Images",
        successStories: "Success Stories",
        contactSubmissions: "Contact Submissions",
      },
      "View Site Home",
      "Logout",
      "Logged Out",
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
  [
    "the login",
    [login.submit, login.checking, loginMessages.failed, loginMessages.redirecting(true)],
    [
      "Unlock Dashboard",
      "Authenticating...",
      {
        variant: "destructive",
        title: "Login Failed",
        description: "Invalid password. Please try again.",
      },
      { title: "Login Successful!", description: "Redirecting to the admin dashboard..." },
    ],
  ],
  [
    "the requirements of a post, in the order of checking",
    [...postMessages.required.map(({ text }) => text), postMessages.slugTaken],
    [
      "Title is required.",
      "Slug is required and must be unique.",
      "Content is required.",
      "Featured image URL is required.",
      "Featured image alt text is required.",
      "Date is required.",
      "Category is required.",
      "Excerpt is required.",
      "A post with this slug already exists. Please use a unique slug.",
    ],
  ],
  [
    "the list of posts",
    [postList.empty, postList.add],
    ['No blog posts yet. Click "Add New Post" to get started.', "Add New Post"],
  ],
  [
    "the toasts of posts",
    [
      postList.loadFailed.toast,
      postMessages.failures,
      postMessages.saveFallback,
      postMessages.deleteWithoutId,
      postMessages.invalid("x").title,
      postMessages.created("Mugs"),
      postMessages.updated("Mugs"),
      postMessages.deleted("Mugs").title,
      postList.order.savedToast,
    ],
    [
      "Error Loading Posts",
      {
        order: "Order Update Failed",
        save: "Save Error",
        delete: "Delete Error",
      },
      "An unexpected error occurred while saving the post.",
      "No post ID provided for deletion.",
      "Validation Error",
      { title: "Success!", description: 'Post "Mugs" created.' },
      { title: "Success!", description: 'Post "Mugs" updated.' },
      "Post Deleted",
      { title: "Order Updated", description: "Blog post display order saved." },
    ],
  ],
  ["inserting an image", contentEditor.image.missing, "Please provide an image URL to insert."],
  [
    "the toasts of an upload",
    [
      uploadToasts.noFile,
      uploadToasts.invalidType,
      uploadToasts.tooLarge,
      uploadToasts.uploading("a.png").title,
      uploadToasts.uploaded.title,
      uploadToasts.noAddress.title,
      imageUpload.failed.title,
      imageUpload.failed.exceptionTitle,
    ],
    [
      { title: "No File Selected", description: "No file selected or selection cancelled." },
      {
        variant: "destructive",
        title: "Invalid File Type",
        description: "Please select an image file (e.g., JPG, PNG, GIF, WEBP).",
      },
      {
        variant: "destructive",
        title: "File Too Large",
        description: "Image size should not exceed 5MB.",
      },
      "Uploading Image...",
      "Upload Successful!",
      "Upload Error",
      "Upload Failed",
      "Upload Exception",
    ],
  ],
  [
    "site images and the favicon",
    [
      siteImages.invalid.url,
      siteImages.invalid.alt,
      favicon.invalid,
      siteImages.invalid.title,
      siteImages.saveFailed.title,
      siteImages.saveFailed.unsent,
      siteImages.revertFailed,
    ],
    [
      "Image URL cannot be empty.",
      "Image Alt Text cannot be empty.",
      "Favicon URL cannot be empty.",
      "Validation Error",
      "Storage Error",
      "Save Error",
      "Revert Error",
    ],
  ],
  [
    "success stories",
    [
      storyForm.invalid,
      storyForm.missing.image_url,
      storyForm.missing.image_alt,
      storyForm.saveFailed.title,
      storiesPage.deleteFailed,
      storiesPage.updated("x").title,
      storiesPage.added("x").title,
      storiesPage.deleted("x").title,
    ],
    [
      { title: "Validation Error", texts: "Please fill in all required fields." },
      "Please provide an image URL.",
      "Please provide descriptive alt text for the image.",
      "Save Error",
      "Delete Error",
      "Story Updated!",
      "Story Added!",
      "Story Deleted",
    ],
  ],
  [
    "the page of submissions",
    [
      submissionsPage.title,
      submissionsPage.empty.title,
      Object.values(submissionsPage.columns),
      submissionsPage.view,
      submissionDetails.nothingGiven,
      submissionsPage.clear,
      deletion.title,
      clearing.title,
    ],
    [
      "Contact Form Submissions",
      "No Submissions Yet",
      ["Date", "Name", "Email", "Product Interest", "Actions"],
      "View",
      "N/A",
      "Clear All Submissions",
      "Delete Submission?",
      "Are you absolutely sure?",
    ],
  ],
  [
    "the toasts of submissions",
    [loadFailed, deletion.failed, clearing.failed, deletion.done, clearing.done],
    [
      {
        variant: "destructive",
        title: "Load Error",
        description: "Could not load submissions.",
      },
      {
        variant: "destructive",
        title: "Delete Error",
        description: "Could not delete the submission.",
      },
      {
        variant: "destructive",
        title: "Delete Error",
        description: "Could not clear all submissions.",
      },
      {
        title: "Submission Deleted",
        description: "The contact submission has been removed.",
      },
      {
        title: "All Submissions Deleted",
        description: "All contact submissions have been cleared.",
      },
    ],
  ],
];

test.for(FIXED_TEXTS)("%s: the agreed texts", ([, texts, agreed]) => {
  expect(texts).toEqual(agreed);
});
