import { Fragment, useId, useRef, useState, type ReactNode } from "react";
import { Button, buttonClass, type ButtonVariantProps } from "@/ui/button";
import { chatHours, site, wechatId, wechatQrLink } from "@/config/site";
import { chat as chatCopy, preparedEmail as copy } from "@/content/pending-enquiry";
import type { PendingEnquiry } from "@/data/browser/enquiries";
import { copyText } from "@/lib/copy-text";
import { gmailLink, mailtoLink, outlookLink, type Mail } from "@/lib/mailto";
import { prepareChatLink } from "./prepare-chat";
import { prepareMail } from "./prepare-mail";

type Variant = ButtonVariantProps["variant"];

type Chat = { label: string; href: string };

type SendByHandProps = {
  enquiry: PendingEnquiry;
  /** The shortened email if the whole one does not fit into a link; otherwise null. */
  shortMail: Mail | null;
  /** What else can be done, beside the first way. */
  action?: ReactNode;
};

/**
 * Every way in which the visitor can send an enquiry, by email, by chat, or copied: the one to try first
 * as a button, the others as links.
 */
export function SendByHand({ enquiry, shortMail, action }: SendByHandProps) {
  const { submission, isOpened, delivery } = enquiry;
  const textRef = useRef<HTMLTextAreaElement>(null);
  const [status, setStatus] = useState("");
  const id = useId();
  const mail = prepareMail(submission);
  const linkedMail = shortMail ?? mail;
  // The mail program was to open when the form was submitted.
  const wasOpened = delivery === null;
  // Opening it has failed, or is likely to.
  const isCopyingFirst = shortMail !== null || (wasOpened && !isOpened);
  const first = wasOpened ? "default" : "outline";
  // WeChat, which takes no text from a link, has its own lines below.
  const chats = site.chats
    .filter(({ href }) => href !== wechatQrLink)
    .map(({ label, href }) => ({ label, ...prepareChatLink(submission, href) }));

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

  const copyButton = (label: string, text: string, success: string, variant: Variant = "link") => (
    <Button variant={variant} size="sm" onClick={() => handleCopy(text, success)}>
      {label}
    </Button>
  );
  const copyMessage = (variant: Variant) =>
    copyButton(copy.copyMessage, mail.body, copy.messageCopied, variant);
  const openMail = (variant: Variant) => (
    <a href={mailtoLink(mail)} className={buttonClass({ variant, size: "sm" })}>
      {wasOpened ? copy.openAgain : copy.open}
    </a>
  );

  return (
    <>
      <div>
        <div className="flex flex-wrap items-center gap-2">
          {isCopyingFirst ? copyMessage(first) : openMail(first)}
          {shortMail && (
            <a
              href={mailtoLink(shortMail)}
              className={buttonClass({ variant: "outline", size: "sm" })}
            >
              {copy.openShorter}
            </a>
          )}
          {action}
        </div>
        <div className="mt-2 flex flex-wrap gap-x-6">
          {isCopyingFirst ? openMail("link") : copyMessage("link")}
          {copyButton(copy.copyAddress, mail.to, copy.addressCopied)}
          <WebmailLink href={gmailLink(linkedMail)} label={copy.openGmail} />
          <WebmailLink href={outlookLink(linkedMail, "private")} label={copy.openOutlook} />
          <WebmailLink href={outlookLink(linkedMail, "work")} label={copy.openOutlookWork} />
        </div>
      </div>
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
      {/* The chats, as far as possible with the enquiry in them, and WeChat. */}
      <div className="grid gap-5 border-t border-border pt-5 sm:grid-cols-[1fr_auto]">
        <div className="grid content-start gap-3 text-lg">
          <Chats chats={chats.filter(({ isWhole }) => isWhole)} hint={chatCopy.prefilled} />
          <Chats chats={chats.filter(({ isWhole }) => !isWhole)} hint={chatCopy.pasted} />
          <p>
            <span className="font-semibold">{chatCopy.wechat}</span> {chatCopy.wechatSteps}
          </p>
          <div className="flex flex-wrap gap-x-6">
            {copyButton(chatCopy.copyForWechat, mail.body, copy.messageCopied)}
            {copyButton(chatCopy.copyId, wechatId, chatCopy.idCopied)}
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
          <figcaption className="mt-1 text-base text-muted-foreground">
            {chatCopy.qrHint}
          </figcaption>
        </figure>
      </div>
    </>
  );
}

function Chats({ chats, hint }: { chats: readonly Chat[]; hint: string }) {
  if (chats.length === 0) return null;
  return (
    <p>
      {chatCopy.lead}{" "}
      {chats.map(({ label, href }) => (
        <Fragment key={label}>
          <a href={href} target="_blank" rel="noopener noreferrer" className="link">
            {label}
          </a>
          {", "}
        </Fragment>
      ))}
      {chatHours}. {hint}
    </p>
  );
}

function WebmailLink({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ variant: "link", size: "sm" })}
    >
      {label}
    </a>
  );
}
