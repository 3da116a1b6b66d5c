import { site } from "@/config/site";

/** The text between a label and what follows it: "Lot size: …", "What ships? …". */
export function afterLabel(label: string): string {
  return label.endsWith("?") ? " " : ": ";
}

/** The texts of all tools that are only needed after hydration. */
export const reportWords = {
  and: " and ",
  moreProblems: (count: number) => (count === 1 ? "1 more field" : `${count} more fields`),
  enquiryTitle: (name: string) => `${name}, from the tools of ${site.name}`,
  /** What the visitor does not know. */
  questions: {
    leftOut: (fields: string) => `Left out, please tell me: ${fields}`,
    more: (count: number) => (count > 0 ? `; and ${count} more` : ""),
    standIn: (fields: string) => `Counted with an example, please tell me: ${fields}`,
  },
  enquiryNotes: {
    whole: "These figures are mine. Please check them.",
    restInLink: "These figures are mine, the rest is in the link. Please check them.",
    withoutLink: "These figures are mine, too many for the link. Please check them.",
  },
  added: {
    title: "Your figures are in the message",
    description: "Read them, add a line about the product, and send.",
  },
};
