import { useState, type ReactNode, type RefObject } from "react";
import { Button } from "@/ui/button";
import { handOff as copy } from "@/content/contact";
import { copyText } from "@/lib/copy-text";
import { gmailLink, mailtoLink, outlookLink, type Mail } from "@/lib/mailto";

type HandOffActionsProps = {
  mail: Mail;
  /** The shortened email if the whole one does not fit into a link; otherwise null. */
  shortMail: Mail | null;
  /** True if opening the mail program has failed or is likely to fail. */
  isCopyingFirst: boolean;
  /** The field with the whole text, for browsers without clipboard access. */
  textRef: RefObject<HTMLTextAreaElement | null>;
};

/** Every way to send the prepared email. */
export function HandOffActions({ mail, shortMail, isCopyingFirst, textRef }: HandOffActionsProps) {
  const [status, setStatus] = useState("");
  const linkedMail = shortMail ?? mail;

  async function handleCopy(text: string, success: string) {
    if (await copyText(text)) {
      setStatus(success);
      return;
    }
    setStatus(copy.copyFailed);
    textRef.current?.focus();
    textRef.current?.select();
  }

  const copying = (
    <>
      <Button
        variant={isCopyingFirst ? "secondary" : "outline"}
        size="sm"
        onClick={() => handleCopy(mail.body, copy.messageCopied)}
      >
        {copy.copyMessage}
      </Button>
      <Button variant="outline" size="sm" onClick={() => handleCopy(mail.to, copy.addressCopied)}>
        {copy.copyAddress}
      </Button>
    </>
  );

  return (
    <div className="flex flex-wrap items-center gap-2">
      {isCopyingFirst && copying}
      {shortMail && <ActionLink href={mailtoLink(shortMail)}>{copy.openShorter}</ActionLink>}
      <ActionLink href={mailtoLink(mail)}>{copy.openAgain}</ActionLink>
      {!isCopyingFirst && copying}
      <ActionLink href={gmailLink(linkedMail)} isNewTab>
        {copy.openGmail}
      </ActionLink>
      <ActionLink href={outlookLink(linkedMail)} isNewTab>
        {copy.openOutlook}
      </ActionLink>
      <p role="status" className="text-base font-semibold text-jade">
        {status}
      </p>
    </div>
  );
}

type ActionLinkProps = { href: string; isNewTab?: boolean; children: ReactNode };

function ActionLink({ href, isNewTab = false, children }: ActionLinkProps) {
  return (
    <Button asChild variant="outline" size="sm">
      <a href={href} {...(isNewTab && { target: "_blank", rel: "noopener noreferrer" })}>
        {children}
      </a>
    </Button>
  );
}
