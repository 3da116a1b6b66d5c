import { site } from "@/config/site";
import type { PageCopy } from "./page-copy";

export const notFound = {
  title: `Page not found | ${site.name}`,
  heading: "This lane ends here",
  intro: "The page was moved, renamed or never loaded. Nothing you sent us is lost.",
} satisfies Omit<PageCopy, "description">;

export const notFoundLabels = {
  code: "404",
  home: "Back to Home",
  services: "All services",
  contact: "Contact us",
};
