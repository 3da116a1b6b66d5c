import { Section } from "@/ui/sections/section";
import { story as copy } from "@/content/about";
import "./about.css";

/** The history of the agency as stops on a line. */
export function OurStory() {
  return (
    <Section ground="ink" labelledBy="story-heading">
      <h2 id="story-heading" className="text-d2">
        {copy.heading}
      </h2>
      <div className="history-stops mt-12">
        <span aria-hidden="true" className="lane-v" />
        {copy.stages.map(({ title, text }) => (
          <div key={title} className="relative">
            <span aria-hidden="true" className="stop" />
            <h3 className="text-d3">{title}</h3>
            <p className="mt-1.5 max-w-measure text-lg text-muted-foreground">{text}</p>
          </div>
        ))}
      </div>
      <p className="mt-12 max-w-measure text-lead">{copy.note}</p>
    </Section>
  );
}
