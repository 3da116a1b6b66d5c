import { imageNames } from "./site-images";

const PLACES: Readonly<Record<string, string>> = {
  post: "Post",
  draft: "Draft",
  story: "Success story",
  image: "Site image",
  version: "Earlier version",
  deleted: "Deleted",
};

const NAMES = new Map<string, string>(Object.entries(imageNames));

const count = (pictures: number) =>
  `${pictures.toLocaleString("en-US")} ${pictures === 1 ? "picture" : "pictures"}`;

/** The pictures that were uploaded before. */
export const uploadedPictures = {
  open: "Choose an uploaded picture",
  description: "The newest first. Choose one to use it here, or delete what nothing uses.",
  search: "Search by name",
  loading: "Reading the uploaded pictures…",
  migrationMissing:
    "The database cannot list them yet. Whoever looks after the website has to run: supabase db push",
  none: "Nothing has been uploaded yet.",
  found: count,
  loadFailed: { title: "The uploaded pictures could not be read", retryLabel: "Try again" },
  use: (name: string) => `Use ${name}`,
  unused: "Not used anywhere",
  usedIn: ({ place, title }: { place: string; title: string }) => {
    if (place === "unsaved") return "Unsaved work in this browser";
    if (place === "setting") return "Favicon";
    return `${PLACES[place] ?? place}: ${NAMES.get(title) ?? title}`;
  },
  moreUses: (more: number) => `and ${more} more`,
  remove: "Delete",
  removeName: (name: string) => `Delete ${name}`,
  removeAll: (pictures: number) => `Delete ${count(pictures)} that nothing uses`,
  question: (pictures: number, isInVersions: boolean) => ({
    title: `Delete ${count(pictures)} for good?`,
    description: [
      pictures === 1 ? "It cannot be brought back." : "They cannot be brought back.",
      ...(isInVersions ? ["Earlier versions and deleted texts will lack it."] : []),
      "Browsers and caches may keep a copy for up to an hour. Work that a colleague has not saved yet may need it.",
    ].join(" "),
    confirmLabel: "Delete for good",
  }),
  deleting: "Deleting…",
  deleted: (pictures: number, kept: number) =>
    [
      `${count(pictures)} deleted.`,
      ...(kept > 0 ? [`Not deleted, because used meanwhile: ${count(kept)}.`] : []),
    ].join(" "),
  deleteFailed: "Not deleted:",
  refused: "The database refused it.",
};
