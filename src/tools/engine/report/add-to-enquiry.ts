import { toast } from "@/ui/toast-store";
import type { ToolKey } from "@/config/tools";
import { toolNames } from "@/content/tools/names";
import { reportWords as words } from "@/content/tools/report";
import { changeDraftMessage } from "@/data/browser/contact-draft";
import { addEnquiryBlock, makeEnquiryBlock, type Summary } from "@/lib/tools/enquiry-block";

type Enquiry = {
  tool: ToolKey;
  summary: Summary;
  /** The tool's absolute URL. */
  address: string;
  /** The query of a link to the answer, with its question mark. */
  query: string;
};

/** Adds an answer to the message of the contact form. */
export function addToEnquiry({ tool, ...parts }: Enquiry): void {
  const title = words.enquiryTitle(toolNames[tool]);
  const block = makeEnquiryBlock({ title, notes: words.enquiryNotes, ...parts });
  changeDraftMessage((message) => addEnquiryBlock(message, block));
  toast(words.added);
}
