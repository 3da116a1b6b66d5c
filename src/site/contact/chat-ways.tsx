import { Button } from "@/ui/button";
import { chatHours, site, wechatId } from "@/config/site";
import { chat as copy, handOff as handOffCopy } from "@/content/hand-off";
import type { ContactSubmissionDraft } from "@/data/browser/contact-submissions";
import { isChatPrefilled, prepareChatLink } from "./prepare-chat";

type ChatWaysProps = {
  enquiry: ContactSubmissionDraft;
  /** The whole enquiry, for chats whose links take no text. */
  text: string;
  onCopy: (text: string, success: string) => void;
};

/** The chat with the enquiry in it, and WeChat, which takes no text from a link. */
export function ChatWays({ enquiry, text, onCopy }: ChatWaysProps) {
  const { chat } = site;
  const { href, isWhole } = isChatPrefilled
    ? prepareChatLink(enquiry)
    : { href: chat.href, isWhole: false };
  return (
    <div className="grid gap-5 border-t border-border pt-5 sm:grid-cols-[1fr_auto]">
      <div className="grid content-start gap-3 text-lg">
        <p>
          {copy.lead}{" "}
          <a href={href} target="_blank" rel="noopener noreferrer" className="link">
            {chat.label}
          </a>
          , {chatHours}. {isWhole ? copy.prefilled : copy.pasted}
        </p>
        <p>
          <span className="font-semibold">{copy.wechat}</span> {copy.wechatSteps}
        </p>
        <div className="flex flex-wrap gap-x-6">
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              onCopy(text, handOffCopy.messageCopied);
            }}
          >
            {copy.copyForWechat}
          </Button>
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              onCopy(wechatId, copy.idCopied);
            }}
          >
            {copy.copyId}
          </Button>
        </div>
      </div>
      <figure className="w-40 justify-self-start">
        <svg
          role="img"
          aria-label={copy.qrCode}
          viewBox={`0 0 ${__WECHAT_QR__.size} ${__WECHAT_QR__.size}`}
          shapeRendering="crispEdges"
          className="w-full rounded border-fine border-input bg-white"
        >
          <path d={__WECHAT_QR__.path} fill="#000" />
        </svg>
        <figcaption className="mt-1 text-base text-muted-foreground">{copy.qrHint}</figcaption>
      </figure>
    </div>
  );
}
