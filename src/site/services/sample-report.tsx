import { CircleCheck } from "lucide-react";
import { Picture } from "@/ui/picture";
import { Section } from "@/ui/sections/section";
import { CheckList } from "./check-list";
import { FactTable } from "@/ui/fact-table";
import { LinkButton } from "@/ui/link-button";
import { quotePath } from "@/config/paths";
import { picture } from "@/content/pictures";
import { report as texts } from "@/content/services/quality-control";
import { cn } from "@/lib/cn";
import "./inspections.css";

const HEADING_ID = "report";
const { example } = texts;

/** An example of an inspection report, and what every report contains. */
export function SampleReport() {
  return (
    <Section
      ground="ink"
      labelledBy={HEADING_ID}
      className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]"
    >
      <div className="order-2 lg:order-1">
        <ReportExample />
      </div>
      <div className="order-1 lg:order-2 lg:pt-4">
        <h2 id={HEADING_ID} className="text-d2">
          {texts.heading}
        </h2>
        <p className="mt-6 text-lead text-muted-foreground">{texts.intro}</p>
        <CheckList items={texts.contents} className="mt-8" />
        <LinkButton to={quotePath("qualityControl")} variant="whiteOutline" className="mt-8">
          {texts.action}
        </LinkButton>
      </div>
    </Section>
  );
}

function ReportExample() {
  return (
    <div className="card surface-paper">
      <div className="flex flex-wrap items-end justify-between gap-x-4 border-b-fine border-strong p-4 sm:px-5">
        <p className="font-display text-title font-bold">
          {example.title}
          <span className="block font-sans text-base font-normal tracking-normal text-muted-foreground">
            {example.product}
          </span>
        </p>
        <p className="text-base text-muted-foreground">{example.note}</p>
      </div>
      <ReportPhotos />
      <FactTable
        isCaptionHidden
        table={{
          caption: example.title,
          columns: example.columns,
          rows: example.rows.map(({ check, standard, found, isPass }) => [
            check,
            standard,
            found,
            <span className={isPass ? "text-success" : "text-danger"}>
              {isPass ? example.pass : example.remark}
            </span>,
          ]),
        }}
      />
      <p className="flex items-center justify-between gap-4 rounded-b bg-success px-4 py-4 font-display text-title font-bold text-white sm:px-5">
        {example.verdict}
        <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
      </p>
    </div>
  );
}

/** Three sections of one picture, as the photos of a report. */
function ReportPhotos() {
  const { url } = picture("quality-control");
  return (
    <div className="grid grid-cols-3 gap-1 p-1">
      {["photo-crop-1", "photo-crop-2", "photo-crop-3"].map((detail) => (
        <div key={detail} className="overflow-hidden rounded">
          <Picture
            images={[{ url, alt: "" }]}
            sizes="(width >= 64rem) 40vw, 90vw"
            className={cn("aspect-4/3 w-full object-cover", detail)}
          />
        </div>
      ))}
    </div>
  );
}
