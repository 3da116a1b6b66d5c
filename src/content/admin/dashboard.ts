/** The dashboard: a card for each area, then planned areas. */
export const dashboard = {
  title: "Dashboard",
  intro: "Four areas you can change today, three we are building.",
  loading: "Loading…",
  unsaved: (count: number) => `${count} with unsaved work`,
  retry: "Try again",
  noReason: "The server gave no reason. Please try again.",
  submissions: {
    unit: "in this browser",
    empty: "Enquiries sent from this browser show up here. Those of visitors reach you by email.",
    unreadable: "The list in this browser can’t be read. Open the area to save what is in it.",
    blocked: "This browser does not let the site read its storage.",
    nameless: "No name",
  },
  enquiries: {
    unit: (count: number) => (count === 1 ? "new enquiry" : "new enquiries"),
    empty: "No new enquiries: every one is answered.",
    missing: "The database has no place for enquiries yet. Open the area to see what is missing.",
    failed: "The enquiries could not be loaded.",
  },
  posts: {
    unit: (count: number, newest: string | undefined) =>
      `${count === 1 ? "post" : "posts"}${newest ? `, newest ${newest}` : ""}`,
    untitled: "Untitled post",
    empty: "No blog posts yet.",
    failed: "The posts could not be loaded.",
  },
  images: {
    unit: (replacedCount: number) =>
      replacedCount > 0 ? `images, ${replacedCount} replaced` : "images, none replaced",
    unitUnknown: "images",
    failed: "Which pictures were replaced could not be loaded; these are the built-in ones.",
  },
  stories: {
    unit: (hiddenCount: number) =>
      hiddenCount > 0 ? `published, ${hiddenCount} to be mended` : "published",
    untitled: "Untitled story",
    empty: "No success stories yet.",
    failed: "The stories could not be loaded.",
  },
  comingSoon: {
    title: "Coming Soon",
    analytics: { title: "Analytics", text: "Visits, enquiries, where they came from" },
    users: { title: "User Management", text: "Named accounts instead of one password" },
    settings: { title: "Site Settings", text: "Titles, offices, opening hours" },
  },
};
