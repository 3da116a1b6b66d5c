import { ChevronDown } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { useMediaQuery } from "./hooks/use-media-query";
import { cn } from "@/lib/cn";
import "./contents.css";

/** Below this width a contents list starts collapsed. */
const WIDE_SCREEN = "(width >= 64rem)";

type CollapsibleAsideProps = { title: string; children: ReactNode };

/**
 * A contents list beside the text, open on wide screens and collapsed above it on small ones. Until
 * the visitor toggles it, CSS decides, because the prerender does not know the screen width.
 */
export function CollapsibleAside({ title, children }: CollapsibleAsideProps) {
  const isWide = useMediaQuery(WIDE_SCREEN);
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? isWide;
  const contentId = useId();
  return (
    <div className="border-t-2 border-ink">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => {
            setChoice(!isOpen);
          }}
          className="flex min-h-12 w-full items-center justify-between py-2 text-title"
        >
          {title}
          <ChevronDown
            aria-hidden="true"
            className={cn(
              "size-6 transition-transform duration-base",
              choice === null ? "lg:rotate-180" : choice && "rotate-180",
            )}
          />
        </button>
      </h2>
      <div id={contentId} data-open={choice ?? "auto"} className="fold">
        <div className="fading-end -mx-2 px-2 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto!">
          {children}
        </div>
      </div>
    </div>
  );
}
