import type { EnquiryChannel } from "@/config/site";
import type { ToastInput } from "@/ui/toast-store";

/** The admin page of contact form submissions. */
export const submissionsPage = {
  title: "Contact Form Submissions",
  warning: {
    lead: "These submissions live in this browser's local storage only.",
    text: "They are not backed up and are lost if browser data is cleared. For anything you want to keep, connect a hosted database.",
    scope: {
      mail: "Only enquiries sent from this browser are listed here. Enquiries from visitors reach you by email.",
      database:
        "Only enquiries sent from this browser are listed here. Enquiries from visitors are in the list above.",
    } satisfies Record<EnquiryChannel, string>,
  },
  empty: {
    title: "No Submissions Yet",
    text: "Enquiries sent from this browser appear here, newest first.",
    action: "Open the contact page",
    newTab: "(opens in a new tab)",
  },
  columns: {
    date: "Date",
    name: "Name",
    email: "Email",
    productInterest: "Product Interest",
    actions: "Actions",
  },
  tableCaption: "Submissions",
  view: "View",
  viewOf: (name: string) => `View submission of ${name}`,
  deleteOf: (name: string) => `Delete submission of ${name}`,
  new: "New",
  noName: "No name",
  noDate: "Unknown date",
  search: {
    label: "Search submissions",
    none: "No submission contains these words.",
    found: (count: number, total: number) =>
      `${formatCount(count)} of ${countSubmissions(total)} found`,
  },
  order: "Newest first",
  heading: (total: number) =>
    total === 0 ? "In this browser" : `In this browser: ${countSubmissions(total)}`,
  clear: "Clear All Submissions",
};

export const submissionDetails = {
  submitted: (date: string, time: string) => `Submitted ${date} at ${time}`,
  submittedUnknown: "Submitted at an unknown date",
  name: "Name",
  email: "Email",
  phone: "Phone",
  company: "Company",
  productInterest: "Product Interest",
  message: "Message",
  attachment: "Attachment",
  noFile: "No file selected",
  unknownType: "unknown type",
  attachmentNote:
    "The file itself is not stored. The visitor was prompted to attach it manually to the email.",
  nothingGiven: "N/A",
  reply: "Reply",
  replySubject: (name: string) => `Re: Contact Form Submission - ${name}`,
  replyBody: (name: string) => `Hello ${name},\n\n`,
  quote: (reference: string) => `Your enquiry ${reference}:`,
  reference: "Reference",
  status: "Status",
  isNew: "New",
  isAnswered: "Answered",
  page: "Came from",
  markAnswered: "Mark as answered",
  markNew: "Mark as new",
  delete: "Delete",
  close: "Close",
};

/** Enquiries in the database, above those of this browser. */
export const enquiriesSection = {
  title: "Enquiries",
  total: (total: number, newCount: number) =>
    `${formatCount(total)} ${total === 1 ? "enquiry" : "enquiries"}, ${formatCount(newCount)} new`,
  filterLabel: "Which enquiries are listed",
  all: "All",
  newOnly: "New",
  search: { label: "Search enquiries", none: "No enquiry contains these words." },
  noneNew: "No new enquiries: every one is answered.",
  found: (shown: number, total: number) =>
    shown < total
      ? `${formatCount(shown)} of ${formatCount(total)} shown, newest first`
      : `${formatCount(total)} found, newest first`,
  order: "Newest first",
  caption: "Enquiries",
  loading: "Loading enquiries...",
  failed: "The enquiries could not be loaded.",
  fallback: "An unexpected error occurred while loading the enquiries.",
  retry: "Try again",
  empty: {
    title: "No Enquiries Yet",
    text: "What visitors send by the contact form appears here, newest first.",
  },
  missing: {
    title: "Enquiries do not reach the database.",
    text: "It has no table for them yet, so the form opens the visitor's mail program instead. Whoever looks after the website has to run: supabase db push",
  },
  notCleaned: {
    title: "Old enquiries are not deleted by themselves.",
    text: "The privacy page promises it. Whoever looks after the website has to run: npm run site:enquiry-hook",
  },
  marked: (name: string, isNew: boolean) =>
    isNew ? `The enquiry from ${name} is new again.` : `The enquiry from ${name} is answered.`,
  markFailed: "Save Error",
  markFallback: "Could not change the enquiry.",
  gone: "Someone else has deleted this enquiry.",
  deletion: (name: string): DeletionQuestion => ({
    title: "Delete Enquiry?",
    description: `The enquiry from ${name} will be removed from the database. You can bring it back until you leave this page.`,
    confirmLabel: "Delete",
  }),
  deleted: (name: string): ToastInput => ({
    title: "Enquiry Deleted",
    description: `The enquiry from ${name} has been removed.`,
  }),
  deleteFailed: "Delete Error",
  deleteFallback: "Could not delete the enquiry.",
  deletedNote: (name: string) => `The enquiry from ${name} was deleted.`,
  bringBack: "Bring back",
  bringBackOf: (name: string) => `Bring back the enquiry from ${name}`,
  broughtBack: (name: string): ToastInput => ({
    title: "Enquiry Brought Back",
    description: `The enquiry from ${name} is in the list again.`,
  }),
};

/** What is asked before something is deleted, and the toasts that say whether it was. */
export const submissionQuestions = {
  delete: (name: string): SubmissionQuestion => ({
    title: "Delete Submission?",
    description: `The enquiry from ${name} will be removed from this browser. Its email, if it was sent, is not touched.`,
    confirmLabel: "Delete",
    done: {
      title: "Submission Deleted",
      description: "The contact submission has been removed.",
    },
    failed: {
      variant: "destructive",
      title: "Delete Error",
      description: "Could not delete the submission.",
    },
  }),
  clear: (count: number): SubmissionQuestion => ({
    title: "Are you absolutely sure?",
    description: `This permanently deletes ${count > 1 ? "all " : ""}${countOrDamaged(count)} in this browser. It cannot be undone.`,
    confirmLabel: `Delete ${countOrDamaged(count)}`,
    done: {
      title: "All Submissions Deleted",
      description: "All contact submissions have been cleared.",
    },
    failed: {
      variant: "destructive",
      title: "Delete Error",
      description: "Could not clear all submissions.",
    },
  }),
};

export type DeletionQuestion = { title: string; description: string; confirmLabel: string };

type SubmissionQuestion = DeletionQuestion & { done: ToastInput; failed: ToastInput };

export const loadFailed: ToastInput = {
  variant: "destructive",
  title: "Load Error",
  description: "Could not load submissions.",
};

export const csvDownload = {
  label: "Download CSV",
  progress: (read: number, total: number) =>
    `Reading ${formatCount(read)} of ${formatCount(total)}...`,
  failed: "Download Failed",
  fallback: "An unexpected error occurred while making the file.",
};

/** Before the columns of every submission, in a file with those of the database. */
export const enquiryCsvColumns = ["Reference", "Status", "Came From"] as const;

export const csvColumns = [
  "Date",
  "Name",
  "Email",
  "Company",
  "Phone",
  "Product Interest",
  "Message",
  "Attachment Name",
  "Attachment Type",
  "Attachment Size",
  "Submitted At (UTC)",
] as const;

/** The last column of a file with the submissions of a browser. */
export const csvIdColumn = "ID";

export const storageProblems = {
  unreadable: {
    title: "The stored submissions can't be read",
    text: "What this browser has stored is damaged, so nothing can be listed, and new enquiries from this browser can't be added. Download it and hand it to whoever looks after the website; then delete it, and the list starts anew.",
    download: "Download the damaged list",
    clear: "Delete the damaged list",
  },
  blocked: {
    title: "This browser does not let the site store anything",
    text: "Cookies and site data are probably blocked. Allow them for this site in the browser's settings, then load the page again.",
  },
};

/** None can be counted in a list that cannot be read. */
function countOrDamaged(count: number): string {
  return count === 0 ? "the damaged list" : countSubmissions(count);
}

function countSubmissions(count: number): string {
  return count === 1 ? "1 submission" : `${formatCount(count)} submissions`;
}

function formatCount(count: number): string {
  return count.toLocaleString("en-US");
}
