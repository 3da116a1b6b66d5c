import type { ReactNode } from "react";
import { Button, buttonClass, type ButtonLooks } from "@/ui/button";
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
  /** Beside the first way. */
  action: ReactNode;
  onCopy: (text: string, success: string) => void;
};

/** Every way to send the prepared email: the one to try first as a button, the others as links. */
export function HandOffActions({
  mail,
  shortMail,
  isCopyingFirst,
  wasOpened,
  action,
  onCopy,
}: HandOffActionsProps) {
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
