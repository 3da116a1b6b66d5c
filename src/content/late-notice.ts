/** Before the enquiry address, in a page whose script does not start. */
export const lateNotice =
  "The buttons and fields of this page need a script that is not running yet. What you type stays here. If it does not start within a minute, write to";

/** In the HTML of the admin, until it has loaded, and in a browser without scripts. */
export const adminNotices = {
  loading: "Loading the admin…",
  needsScript: "The admin needs JavaScript.",
};

/** In place of what cannot be read without the application, which did not arrive. */
export const loadError = "This page did not arrive. Check your connection and load it again.";
