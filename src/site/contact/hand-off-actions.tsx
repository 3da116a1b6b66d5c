import type { ReactNode } from "react";
import { Button, buttonClass } from "@/ui/button";
import { handOff as copy } from "@/content/hand-off";
import { gmailLink, mailtoLink, outlookLink, type Mail } from "@/lib/mailto";

type HandOffActionsProps = {
  mail: Mail;
  /** The shortened email if the whole one does not fit into a link; otherwise null. */
  shortMail: Mail | null;
  /** True if opening the mail program has failed or is likely to fail. */
  isCopyingFirst: boolean;
  /** Whether the mail program was to open when the form was submitted. */
  wasOpened: boolean;
  onCopy: (text: string, success: string) => void;
};

/** Every way to send the prepared email. */
export function HandOffActions({
  mail,
  shortMail,
  isCopyingFirst,
  wasOpened,
  onCopy,
}: HandOffActionsProps) {
  const linkedMail = shortMail ?? mail;

  const copying = (
    <>
      <Button
        variant={isCopyingFirst ? "secondary" : "outline"}
        size="sm"
        onClick={() => {
          onCopy(mail.body, copy.messageCopied);
        }}
      >
        {copy.copyMessage}
      </Button>
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          onCopy(mail.to, copy.addressCopied);
        }}
      >
        {copy.copyAddress}
      </Button>
    </>
  );

  return (
    <div className="flex flex-wrap items-center gap-2">
      {isCopyingFirst && copying}
      {shortMail && <ActionLink href={mailtoLink(shortMail)}>{copy.openShorter}</ActionLink>}
      <ActionLink href={mailtoLink(mail)}>{wasOpened ? copy.openAgain : copy.open}</ActionLink>
      {!isCopyingFirst && copying}
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
  );
}

type ActionLinkProps = { href: string; isNewTab?: boolean; children: ReactNode };

function ActionLink({ href, isNewTab = false, children }: ActionLinkProps) {
  return (
    <a
      href={href}
      className={buttonClass({ variant: "outline", size: "sm" })}
      {...(isNewTab && { target: "_blank", rel: "noopener noreferrer" })}
    >
      {children}
    </a>
  );
}
