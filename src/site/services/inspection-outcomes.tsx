import { Section } from "@/ui/sections/section";
import { DESK_TONE } from "@/ui/desk-color";
import { outcomes as texts } from "@/content/services/quality-control";
import { cn } from "@/lib/cn";
import "./inspections.css";

/** The three outcomes of an inspection, as branches of the lane. */
export function InspectionOutcomes() {
  return (
    <Section heading={texts.heading} intro={texts.intro}>
      <ul className="outcome-list relative mt-14 grid gap-y-8 lg:mt-16 lg:grid-cols-3 lg:gap-x-12">
        {texts.ways.map(({ title, text, desk }) => (
          <li key={title} className={cn("relative pl-10 lg:pt-24 lg:pl-0", DESK_TONE[desk])}>
            <span aria-hidden="true" className="outcome-lane" />
            <span aria-hidden="true" className="stop outcome-stop" />
            <h3 className="text-d3">{title}</h3>
            <p className="mt-2.5 max-w-[38ch] text-base text-ink-600">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
