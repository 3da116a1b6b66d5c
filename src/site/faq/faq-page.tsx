import { Link as LinkIcon } from "lucide-react";
import { paths } from "@/config/paths";
import { copyMessages, cta, head, page as copy, questions, type Question } from "@/content/faq";
import { Accordion } from "@/ui/accordion";
import { Button } from "@/ui/button";
import { LinkButton } from "@/ui/link-button";
import { LinkRow } from "@/ui/link-row";
import { LinkedText } from "@/ui/sections/linked-text";
import { Page } from "@/ui/sections/page";
import { toast } from "@/ui/toast-store";
import { copyText } from "@/lib/copy-text";
import { faqPage } from "@/ui/structured-data";

export function FaqPage() {
  return (
    <Page head={head} page="faq" things={[faqPage(questions)]} cta={cta}>
      <section>
        <div className="container grid gap-x-20 gap-y-12 py-section lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
          <div className="lg:sticky lg:top-10 lg:self-start">
            <h1 className="text-d1">{head.heading}</h1>
            <p className="mt-6 text-lead text-muted-foreground">{head.intro}</p>
            <LinkButton to={paths.contact} variant="outline" className="mt-8">
              {copy.askLabel}
            </LinkButton>
          </div>
          <QuestionList />
        </div>
      </section>
    </Page>
  );
}

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
    toast(isCopied ? copyMessages.linkCopied : copyMessages.copyFailed);
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
