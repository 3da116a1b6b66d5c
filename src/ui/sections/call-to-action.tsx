import { Lane } from "@/ui/lane";
import { LinkButton } from "@/ui/link-button";
import { paths } from "@/config/paths";
import {
  ctaFacts,
  defaultCta,
  quoteFact,
  type CallToAction as CtaCopy,
} from "@/content/call-to-action";
import { cn } from "@/lib/cn";

type CallToActionProps = {
  copy?: CtaCopy;
  /** The address of the contact page, e.g. with the service in its query. */
  to?: string | undefined;
  /** The lane comes down the right margin, as on the home page, instead of from the right edge. */
  hasTrunk?: boolean;
};

/** The closing section of every public page: one question and one button to the contact page. */
export function CallToAction({
  copy = defaultCta,
  to = paths.contact,
  hasTrunk = false,
}: CallToActionProps) {
  const facts = [{ term: quoteFact.term, detail: copy.quoteTime ?? quoteFact.detail }, ...ctaFacts];
  return (
    <section
      aria-labelledby="call:heading"
      className="surface-accent relative overflow-clip print:hidden"
    >
      <div className="container">
        <div className="relative grid gap-x-16 gap-y-10 pt-20 pb-32 lg:grid-cols-[1fr_20rem] lg:pt-32 lg:pb-24">
          <Lane bend="tl" className={cn("cta-lane max-lg:hidden", hasTrunk && "has-trunk")} />
          {hasTrunk && <Lane bend="br" isFlipped className="trunk-cta" />}
          <Lane bend="tl" className="cta-lane-m lg:hidden" />
          <div>
            <h2 id="call:heading" className="max-w-[9.6em] text-d1">
              {copy.heading}
            </h2>
            <p className="mt-6 max-w-measure text-lead">{copy.text}</p>
            <LinkButton to={to} variant="secondary" size="lg" className="mt-9">
              {copy.label}
            </LinkButton>
          </div>
          <dl className="self-end border-t-2 border-strong lg:mb-2">
            {facts.map(({ term, detail }) => (
              <div
                key={term}
                className="flex items-baseline justify-between gap-4 border-b border-ink/35 py-2.5"
              >
                <dt className="font-semibold">{term}</dt>
                <dd className="font-display font-bold tracking-snug">{detail}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
