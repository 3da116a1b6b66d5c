import { MAX_CHAT_LINK_LENGTH } from "@/config/limits";
import { chat as copy } from "@/content/pending-enquiry";
import { toolNames } from "@/content/tools/names";
import { reportWords } from "@/content/tools/report";
import type { ContactSubmissionDraft } from "@/data/browser/enquiries";
import { findEnquiryBlocks } from "@/lib/enquiry-block";
import { toWellFormed } from "@/lib/clean-text";
import { findFittingStart } from "@/lib/find-fitting-start";
import { prepareMail } from "./prepare-mail";

const TOOL_TITLES = Object.values(toolNames).map(reportWords.enquiryTitle);

type ChatLink = {
  href: string;
  /** Whether it has all of the enquiry; a chat other than WhatsApp takes nothing of it. */
  isWhole: boolean;
};

/**
 * The link of a chat with the enquiry as its text. Of one that is too long: who asks for what,
 * and the answers of the tools with their links, or else the start of the message. Only WhatsApp's
 * links take a text: https://faq.whatsapp.com/5913398998672934
 */
export function prepareChatLink(enquiry: ContactSubmissionDraft, chat: string): ChatLink {
  if (!chat.startsWith("https://wa.me/")) return { href: chat, isWhole: false };
  const linkTo = (text: string) => `${chat}?text=${encodeURIComponent(toWellFormed(text))}`;
  const { name, product_interest, message } = enquiry;
  const blocks = findEnquiryBlocks(message, TOOL_TITLES);
  const shorten = (text: string) =>
    linkTo([`${cut(name)}: ${cut(product_interest)}`, text, copy.shortened].join("\n\n"));
  const whole = linkTo(prepareMail(enquiry).body);
  if (fits(whole)) return { href: whole, isWhole: true };
  const links: string[] = [];
  if (blocks.length > 0) {
    // The second line of a block is the answer, the last one the link.
    const answers = blocks.map((lines) => [...lines.slice(0, 2), lines.at(-1)]);
    for (const some of [blocks, answers]) {
      links.push(shorten(some.map((lines) => lines.join("\n")).join("\n\n")));
    }
  }
  const start = () => shorten(findFittingStart(message, (text) => fits(shorten(text))));
  return { href: links.find(fits) ?? start(), isWhole: false };
}

/** The start of a short field that is extremely long, so that there is room for more. */
function cut(text: string): string {
  return Array.from(text).slice(0, 40).join("");
}

function fits(link: string): boolean {
  return link.length <= MAX_CHAT_LINK_LENGTH;
}
