import { PageHead } from "@/ui/page-head";
import { CallToAction } from "@/ui/sections/call-to-action";
import { StructuredData, faqPage } from "@/ui/structured-data";
import { LinkButton } from "@/ui/link-button";
import { paths } from "@/config/paths";
import { closing, head, page, questions } from "@/content/faq";
import { QuestionList } from "./question-list";

export function FaqPage() {
  return (
    <>
      <PageHead title={head.title} description={head.description} />
      <StructuredData page="faq" things={[faqPage(questions)]} />
      <section>
        <div className="container grid gap-x-20 gap-y-12 py-section lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
          <div className="lg:sticky lg:top-10 lg:self-start">
            <h1 className="text-d1">{head.heading}</h1>
            <p className="mt-6 text-lead text-muted-foreground">{head.intro}</p>
            <LinkButton to={paths.contact} variant="outline" className="mt-8">
              {page.askLabel}
            </LinkButton>
          </div>
          <QuestionList />
        </div>
      </section>
      <CallToAction copy={closing} />
    </>
  );
}
