import { failures, sections, texts } from "@/content/services/custom-packaging";
import { LinkRow } from "@/ui/link-row";
import { PackagingArtwork } from "./packaging-artwork";
import { PackagingSchedule } from "./packaging-schedule";
import { ServicePage } from "./service-page";

export function CustomPackagingPage() {
  return (
    <ServicePage
      texts={texts}
      sections={sections}
      drawings={{
        schedule: <PackagingSchedule />,
        artwork: <PackagingArtwork />,
        failures: <PackagingFailures />,
      }}
    />
  );
}

/** What happens when a package fails a test. */
function PackagingFailures() {
  return (
    <div className="grid gap-x-12 gap-y-8 border-t-2 border-strong pt-5 lg:grid-cols-[1fr_2fr]">
      <div>
        <h3 className="text-d3">{failures.heading}</h3>
        <LinkRow links={failures.links} className="mt-3" />
      </div>
      <dl>
        {failures.cases.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-x-8 gap-y-1 border-b border-grid py-4 first:pt-0 sm:grid-cols-[12rem_1fr]"
          >
            <dt className="font-display text-ui font-bold">{title}</dt>
            <dd className="text-lg text-muted-foreground">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
