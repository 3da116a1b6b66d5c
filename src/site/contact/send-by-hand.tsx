import { useId, useRef, useState, type ReactNode } from "react";
import { handOff as copy } from "@/content/hand-off";
import type { HandOff } from "@/data/browser/hand-offs";
import { copyText } from "@/lib/copy-text";
import type { Mail } from "@/lib/mailto";
import { ChatWays } from "./chat-ways";
import { HandOffActions } from "./hand-off-actions";
import { prepareMail } from "./prepare-mail";

type SendByHandProps = {
  handOff: HandOff;
  /** The shortened email if the whole one does not fit into a link; otherwise null. */
  shortMail: Mail | null;
  /** What else can be done, beside the first way. */
  action?: ReactNode;
};

/** Every way in which the visitor can send an enquiry: by email, by chat, or copied. */
export function SendByHand({ handOff, shortMail, action }: SendByHandProps) {
  const { submission, isOpened, delivery } = handOff;
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
      <HandOffActions
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
