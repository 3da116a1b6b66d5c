/** The admin page of contact form submissions. Its toasts are in the feature's `messages.ts`. */
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
  new: "New",
  view: "View",
  viewOf: (name: string) => `View submission of ${name}`,
  deleteOf: (name: string) => `Delete submission of ${name}`,
  noName: "No name",
  noDate: "Unknown date",
  search: {
    label: "Search submissions",
    none: "No submission contains these words.",
    clear: "Clear search",
    found: (count: number, total: number) =>
      `${formatCount(count)} of ${countSubmissions(total)} found`,
  },
  order: (isOldestFirst: boolean) => (isOldestFirst ? "Oldest first" : "Newest first"),
  total: (count: number, newCount: number) =>
    `${countSubmissions(count)}${newCount > 0 ? `, ${formatCount(newCount)} new` : ""}`,
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
  previous: "Previous submission",
  next: "Next submission",
  position: (place: number, total: number) => `${formatCount(place)} of ${formatCount(total)}`,
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
      `This permanently deletes ${count === 1 ? "the only submission" : `all ${countSubmissions(count)}`} in this browser. It cannot be undone.`,
    offer: "Keep a copy first: a backup can be restored at any time.",
    open: "Clear All Submissions",
    confirm: (count: number) => `Delete ${countSubmissions(count)}`,
  },
};

export const submissionFiles = {
  downloadCsv: "Download CSV",
  downloadBackup: "Download backup",
  restoreBackup: "Restore backup",
  note: "Both files always contain all submissions, whatever the search shows. The CSV opens in a spreadsheet; the backup can be restored here or in another browser.",
  restoreNote: "A backup file brings back submissions that were saved with “Download backup”.",
  csvColumns: [
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
  ],
};

export const storageProblems = {
  unreadable: {
    title: "The stored submissions can't be read",
    text: "What this browser has stored is damaged, so nothing can be listed. It is kept as it is: before a new enquiry or a restored backup takes its place, it is put aside. Download it and hand it to whoever looks after the website.",
    download: "Download the unreadable text",
  },
  blocked: {
    title: "This browser does not let the site store anything",
    text: "Cookies and site data are probably blocked. Allow them for this site in the browser's settings, then load the page again.",
  },
  quarantine: {
    text: "An earlier list could not be read and was put aside when a new one began.",
    download: "Download what was put aside",
  },
  invalid: (count: number) =>
    count === 1
      ? "1 stored entry cannot be shown. It is kept as it is and is part of the backup."
      : `${formatCount(count)} stored entries cannot be shown. They are kept as they are and are part of the backup.`,
};

export function formatCount(count: number): string {
  return count.toLocaleString("en-US");
}

function countSubmissions(count: number): string {
  return count === 1 ? "1 submission" : `${formatCount(count)} submissions`;
}
