import { site } from "@/config/site";
import type { PageCopy } from "./page-copy";

export const notFound = {
  title: `Page not found | ${site.name}`,
  description:
    "This page was moved, renamed or never loaded. Go back to the home page, see all eight services or write to us.",
  heading: "This lane ends here",
  intro: "The page was moved, renamed or never loaded. Nothing you sent us is lost.",
} satisfies PageCopy;

export const notFoundLabels = {
  code: "404",
  home: "Back to Home",
  services: "All services",
  contact: "Contact us",
};
