import { useId, useRef, useState, type ReactNode } from "react";
import { Button, buttonClass, type ButtonLooks } from "@/ui/button";
import { chatHours, site, wechatId } from "@/config/site";
import { chat as chatCopy, preparedEmail as copy } from "@/content/pending-enquiry";
import type { ContactSubmissionDraft, PendingEnquiry } from "@/data/browser/enquiries";
import { copyText } from "@/lib/copy-text";
import { gmailLink, mailtoLink, outlookLink, type Mail } from "@/lib/mailto";
import { isChatPrefilled, prepareChatLink } from "./prepare-chat";
import { prepareMail } from "./prepare-mail";

type SendByHandProps = {
  enquiry: PendingEnquiry;
  /** The shortened email if the whole one does not fit into a link; otherwise null. */
  shortMail: Mail | null;
  /** What else can be done, beside the first way. */
  action?: ReactNode;
};

/** Every way in which the visitor can send an enquiry: by email, by chat, or copied. */
export function SendByHand({ enquiry, shortMail, action }: SendByHandProps) {
  const { submission, isOpened, delivery } = enquiry;
  const textRef = useRef<HTMLTextAreaElement>(null);
  const [status, setStatus] = useState("");
  const id = useId();
  const mail = prepareMail(submission);

  /** Without clipboard access, the visitor copies the selected text by hand. */
  async function handleCopy(text: string, success: string) {
    if (await copyText(text)) {
      setStatus(success);
      return;
    }
    setStatus(copy.copyFailed);
    textRef.current?.focus();
    textRef.current?.select();
  }

  return (
    <>
      <MailWays
        mail={mail}
        shortMail={shortMail}
        isCopyingFirst={shortMail !== null || (delivery === null && !isOpened)}
        wasOpened={delivery === null}
        action={action}
        onCopy={handleCopy}
      />
      <p role="status" className="text-lg font-semibold text-success empty:-mt-5">
        {status}
      </p>
      <dl className="grid gap-x-4 gap-y-1 text-lg sm:grid-cols-[auto_1fr]">
        <dt className="text-muted-foreground">{copy.recipient}</dt>
        <dd className="font-semibold wrap-anywhere">{mail.to}</dd>
        <dt className="text-muted-foreground">{copy.subject}</dt>
        <dd className="font-semibold wrap-anywhere whitespace-pre-wrap">{mail.subject}</dd>
      </dl>
      <div>
        <label htmlFor={id} className="cell-label">
          {copy.message}
        </label>
        <textarea
          ref={textRef}
          id={id}
          readOnly
          dir="auto"
          rows={12}
          value={mail.body}
          className="mt-1 block w-full resize-y rounded border-fine border-input bg-white px-4 py-3 text-lg"
        />
      </div>
      <ChatWays enquiry={submission} text={mail.body} onCopy={handleCopy} />
    </>
  );
}

type MailWaysProps = {
  mail: Mail;
  /** The shortened email if the whole one does not fit into a link; otherwise null. */
  shortMail: Mail | null;
  /** True if opening the mail program has failed or is likely to fail. */
  isCopyingFirst: boolean;
  /** Whether the mail program was to open when the form was submitted. */
  wasOpened: boolean;
  /** Beside the first way. */
  action: ReactNode;
  onCopy: (text: string, success: string) => void;
};

/** Every way to send the prepared email: the one to try first as a button, the others as links. */
function MailWays({ mail, shortMail, isCopyingFirst, wasOpened, action, onCopy }: MailWaysProps) {
  const linkedMail = shortMail ?? mail;
  const first = wasOpened ? "default" : "outline";
  const copyMessage = (variant: ButtonLooks["variant"]) => (
    <Button
      variant={variant}
      size="sm"
      onClick={() => {
        onCopy(mail.body, copy.messageCopied);
      }}
    >
      {copy.copyMessage}
    </Button>
  );
  const openMail = (variant: ButtonLooks["variant"]) => (
    <ActionLink href={mailtoLink(mail)} variant={variant}>
      {wasOpened ? copy.openAgain : copy.open}
    </ActionLink>
  );

  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        {isCopyingFirst ? copyMessage(first) : openMail(first)}
        {shortMail && (
          <ActionLink href={mailtoLink(shortMail)} variant="outline">
            {copy.openShorter}
          </ActionLink>
        )}
        {action}
      </div>
      <div className="mt-2 flex flex-wrap gap-x-6">
        {isCopyingFirst ? openMail("link") : copyMessage("link")}
        <Button
          variant="link"
          size="sm"
          onClick={() => {
            onCopy(mail.to, copy.addressCopied);
          }}
        >
          {copy.copyAddress}
        </Button>
        <ActionLink href={gmailLink(linkedMail)} isNewTab>
          {copy.openGmail}
        </ActionLink>
        <ActionLink href={outlookLink(linkedMail, "private")} isNewTab>
          {copy.openOutlook}
        </ActionLink>
        <ActionLink href={outlookLink(linkedMail, "work")} isNewTab>
          {copy.openOutlookWork}
        </ActionLink>
      </div>
    </div>
  );
}

type ActionLinkProps = {
  href: string;
  variant?: ButtonLooks["variant"];
  isNewTab?: boolean;
  children: ReactNode;
};

function ActionLink({ href, variant = "link", isNewTab = false, children }: ActionLinkProps) {
  return (
    <a
      href={href}
      className={buttonClass({ variant, size: "sm" })}
      {...(isNewTab && { target: "_blank", rel: "noopener noreferrer" })}
    >
      {children}
    </a>
  );
}

type ChatWaysProps = {
  enquiry: ContactSubmissionDraft;
  /** The whole enquiry, for chats whose links take no text. */
  text: string;
  onCopy: (text: string, success: string) => void;
};

/** The chat with the enquiry in it, and WeChat, which takes no text from a link. */
function ChatWays({ enquiry, text, onCopy }: ChatWaysProps) {
  const { chat } = site;
  const { href, isWhole } = isChatPrefilled
    ? prepareChatLink(enquiry)
    : { href: chat.href, isWhole: false };
  return (
    <div className="grid gap-5 border-t border-border pt-5 sm:grid-cols-[1fr_auto]">
      <div className="grid content-start gap-3 text-lg">
        <p>
          {chatCopy.lead}{" "}
          <a href={href} target="_blank" rel="noopener noreferrer" className="link">
            {chat.label}
          </a>
          , {chatHours}. {isWhole ? chatCopy.prefilled : chatCopy.pasted}
        </p>
        <p>
          <span className="font-semibold">{chatCopy.wechat}</span> {chatCopy.wechatSteps}
        </p>
        <div className="flex flex-wrap gap-x-6">
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              onCopy(text, copy.messageCopied);
            }}
          >
            {chatCopy.copyForWechat}
          </Button>
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              onCopy(wechatId, chatCopy.idCopied);
            }}
          >
            {chatCopy.copyId}
          </Button>
        </div>
      </div>
      <figure className="w-40 justify-self-start">
        <svg
          role="img"
          aria-label={chatCopy.qrCode}
          viewBox={`0 0 ${__WECHAT_QR__.size} ${__WECHAT_QR__.size}`}
          shapeRendering="crispEdges"
          className="w-full rounded border-fine border-input bg-white"
        >
          <path d={__WECHAT_QR__.path} fill="#000" />
        </svg>
        <figcaption className="mt-1 text-base text-muted-foreground">{chatCopy.qrHint}</figcaption>
      </figure>
    </div>
  );
}
