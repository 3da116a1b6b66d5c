import { site } from "@/config/site";

export const adminCopy = {
  title: `Admin | ${site.name}`,
  heading: "The admin is not open yet",
  intro:
    "Posts, pictures and stories will be edited here. Until then they are rows of the Supabase project's tables, where its dashboard can change them.",
  backToSite: "View Site Home",
};
