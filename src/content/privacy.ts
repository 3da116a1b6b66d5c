import { site } from "@/config/site";
import type { PageCopy } from "./page-copy";

export const head = {
  title: `Privacy Policy | ${site.name}`,
  description: `What ${site.name} collects through this site, where it is stored, why, for how long and how to use your rights.`,
  heading: "Privacy policy",
  intro:
    "Before you send a message you should know where it ends up. This page says what the site collects, where it is stored, why we need it and how to have it corrected or deleted.",
} satisfies PageCopy;
