/** Shown when code of an open page is no longer on the server. */
export const newRelease = {
  text: "The site was updated after you opened this page, and a part of it can no longer be loaded. Load it again: what you typed is kept.",
  action: "Load the page again",
};
