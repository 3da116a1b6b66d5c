import type { ToastInput } from "@/components/ui/toast-store";

/** The admin page of contact form submissions. */
export const submissionsPage = {
  title: "Contact Form Submissions",
  warning: {
    lead: "These submissions live in this browser's local storage only.",
    text: "They are not backed up and are lost if browser data is cleared. For anything you want to keep, connect a hosted database.",
    scope:
      "Only enquiries sent from this browser are listed here. Enquiries from visitors reach you by e-mail.",
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
    "The file itself is not stored. The visitor was prompted to attach it manually to the e-mail.",
  nothingGiven: "N/A",
  reply: "Reply",
  replySubject: (name: string) => `Re: Contact Form Submission - ${name}`,
  replyBody: (name: string) => `Hello ${name},\n\n`,
  delete: "Delete",
  close: "Close",
};

export const submissionDialogs = {
  delete: {
    title: "Delete Submission?",
    text: (name: string) =>
      `The enquiry from ${name} will be removed from this browser. Its e-mail, if it was sent, is not touched.`,
    confirm: "Delete",
  },
  clear: {
    title: "Are you absolutely sure?",
    text: (count: number) =>
      `This permanently deletes ${count > 1 ? "all " : ""}${countOrDamaged(count)} in this browser. It cannot be undone.`,
    open: "Clear All Submissions",
    confirm: (count: number) => `Delete ${countOrDamaged(count)}`,
  },
};

/** The toasts of the page. */
export const submissionMessages = {
  loadFailed: {
    variant: "destructive",
    title: "Load Error",
    description: "Could not load submissions.",
  },
  deleted: {
    title: "Submission Deleted",
    description: "The contact submission has been removed.",
  },
  deleteFailed: {
    variant: "destructive",
    title: "Delete Error",
    description: "Could not delete the submission.",
  },
  cleared: {
    title: "All Submissions Deleted",
    description: "All contact submissions have been cleared.",
  },
  clearFailed: {
    variant: "destructive",
    title: "Delete Error",
    description: "Could not clear all submissions.",
  },
} as const satisfies Record<string, ToastInput>;

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
