import { Check } from "lucide-react";
import { JsonLd, organization, webSite } from "@/ui/json-ld";
import { PageHead } from "@/ui/page-head";
import { CallToAction } from "@/ui/sections/call-to-action";
import { head, why } from "@/content/home";
import { VerticalLane } from "@/ui/lane";
import { cn } from "@/lib/cn";
import { ClientStrip, HomeHero } from "./home-hero";
import { LatestPosts } from "./latest-posts";
import { ProcessSchedule } from "./process-schedule";
import { ServiceStack } from "./service-stack";
import { Testimonials } from "./testimonials";
import "./home.css";

export function HomePage() {
  const { title, description } = head;
  return (
    <>
      <PageHead title={title} description={description} />
      <JsonLd things={[organization(), webSite()]} />
      <HomeHero />
      <ClientStrip />
      <ServiceStack />
      <WhyChooseUs />
      <ProcessSchedule />
      <Testimonials />
      <LatestPosts />
      <CallToAction hasTrunk />
    </>
  );
}

/** Of the table of problems on wide screens. */
const COLUMNS = "lg:grid-cols-[1.05fr_1.5fr_.85fr] lg:gap-x-10";

/** Typical problems of importing, what the agency does about each, and what the buyer gets. */
function WhyChooseUs() {
  return (
    <section aria-labelledby="why-heading" className="surface-dark relative overflow-clip">
      <VerticalLane className="trunk-l" />
      <div className="container relative py-section">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_24rem] lg:items-end">
          <h2 id="why-heading" className="max-w-[10.2em] text-d2">
            {why.heading}
          </h2>
          <p className="text-lg text-muted-foreground">{why.intro}</p>
        </div>
        <div
          aria-hidden="true"
          className={cn("mt-14 hidden pb-3 text-label text-muted-foreground lg:grid", COLUMNS)}
        >
          <span>{why.columns.problem}</span>
          <span>{why.columns.answer}</span>
          <span>{why.columns.proof}</span>
        </div>
        <ul className="max-lg:mt-10">
          {why.rows.map(({ problem, answer, proof }) => (
            <li
              key={problem}
              className={cn(
                "grid grid-cols-1 gap-y-2 border-t border-border py-6 lg:py-7",
                COLUMNS,
              )}
            >
              <h3 className="max-w-[12.5em] text-title font-semibold">{problem}</h3>
              <p className="max-w-[25.8em] text-lg text-muted-foreground">{answer}</p>
              <p className="flex items-start gap-3 font-display text-lg leading-snug font-semibold tracking-snug text-accent-300">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
                {proof}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
