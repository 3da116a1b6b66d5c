import type { ToastInput } from "@/ui/toast-store";

/** The admin page of contact form submissions. */
export const submissionsPage = {
  title: "Contact Form Submissions",
  warning: {
    lead: "These submissions live in this browser's local storage only.",
    text: "They are not backed up and are lost if browser data is cleared. For anything you want to keep, connect a hosted database.",
    scope:
      "Only enquiries sent from this browser are listed here. Enquiries from visitors reach you by email.",
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
  noName: "No name",
  noDate: "Unknown date",
  search: {
    label: "Search submissions",
    none: "No submission contains these words.",
    found: (count: number, total: number) =>
      `${formatCount(count)} of ${countSubmissions(total)} found`,
  },
  order: "Newest first",
  total: countSubmissions,
  downloadCsv: "Download CSV",
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
  delete: "Delete",
  close: "Close",
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

export type SubmissionQuestion = {
  title: string;
  description: string;
  confirmLabel: string;
  done: ToastInput;
  failed: ToastInput;
};

export const loadFailed: ToastInput = {
  variant: "destructive",
  title: "Load Error",
  description: "Could not load submissions.",
};

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
  "ID",
] as const;

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
