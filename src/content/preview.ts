import { site } from "@/config/site";

/** The page that shows an article before it is public. */
export const preview = {
  title: `Preview | ${site.name}`,
  notice: (date: string) => `Not public. This link works until ${date}.`,
  withoutScript: "The preview needs JavaScript.",
  untitled: "Untitled post",
  ended: {
    heading: "This preview has ended",
    text: "The article is public by now, or whoever sent you the link can send a new one.",
  },
  failed: {
    heading: "The preview did not arrive",
    text: "Check your connection and try again.",
  },
} as const;
