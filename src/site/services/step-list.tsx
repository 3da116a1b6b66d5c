import type { Step } from "@/content/sections";
import { StopList } from "@/ui/stop-list";

/** The steps of a process, with a description and a duration. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <StopList
      stops={steps.map(({ title, text, desk, time }) => ({
        key: title,
        desk,
        content: (
          <>
            <h3 className="text-title">
              {title}
              {time && <span className="font-sans text-base text-muted-foreground"> · {time}</span>}
            </h3>
            <p className="mt-1.5 max-w-[28.8em] text-lg text-muted-foreground">{text}</p>
          </>
        ),
      }))}
    />
  );
}
