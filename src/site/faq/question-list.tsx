import { Link as LinkIcon } from "lucide-react";
import { LinkedText } from "@/ui/sections/linked-text";
import { Accordion } from "@/ui/accordion";
import { Button } from "@/ui/button";
import { LinkRow } from "@/ui/link-row";
import { toast } from "@/ui/toast-store";
import { page as copy, questions, type Question } from "@/content/faq";
import { copyText } from "@/lib/copy-text";
import { messages } from "./messages";

/** The ten questions. */
export function QuestionList() {
  return (
    <Accordion
      headingLevel={2}
      entries={questions.map((entry) => ({
        id: entry.id,
        title: entry.question,
        content: <Answer entry={entry} />,
      }))}
    />
  );
}

function Answer({ entry: { id, answer, links } }: { entry: Question }) {
  async function handleCopy() {
    const { origin, pathname } = window.location;
    const isCopied = await copyText(`${origin}${pathname}#${id}`);
    // Where copying is refused, as it is a while after the click, the address bar has the link.
    if (!isCopied) window.location.hash = id;
    toast(isCopied ? messages.linkCopied : messages.copyFailed);
  }

  return (
    <div className="grid max-w-text gap-4">
      {answer.map((paragraph, i) => (
        <p key={i}>
          <LinkedText text={paragraph} />
        </p>
      ))}
      {links && <LinkRow links={links} />}
      <Button variant="link" size="sm" className="justify-self-start" onClick={handleCopy}>
        <LinkIcon aria-hidden="true" className="size-4" />
        {copy.copyLabel}
      </Button>
    </div>
  );
}
