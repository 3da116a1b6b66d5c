import { controls } from "./controls";
import { site } from "@/config/site";

export const errorScreen = {
  title: `Something went wrong | ${site.name}`,
  reloading: controls.loading,
  missing: {
    heading: "This page did not arrive",
    text: `Check your connection and load it again. If it keeps happening, write to ${site.email}.`,
  },
  broken: {
    heading: "This page broke",
    text: `The fault is ours. Load it again; if it keeps happening, write to ${site.email}.`,
  },
  loadAgain: "Load again",
  backToHome: "Back to Home",
};

/** Shown when code of an open page is no longer on the server. */
export const newRelease = {
  text: "The site was updated after you opened this page, and a part of it can no longer be loaded. Load it again: what you typed is kept.",
  action: "Load the page again",
};
