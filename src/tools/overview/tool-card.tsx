import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "@/config/paths";
import type { ToolKey } from "@/config/tools";
import { cards } from "@/content/tools/tools-page";
import { cn } from "@/lib/cn";
import { miniatures } from "./miniatures";

/** The color of a card, and how much of a row it takes. */
const CARD_VARIANTS: Record<ToolKey, { ground: string; span: string }> = {
  landedCost: { ground: "surface-accent", span: "sm:col-span-2 lg:col-span-full" },
  shipmentVolume: { ground: "surface-support", span: "lg:col-span-2" },
  productionPlanner: { ground: "bg-dune text-foreground", span: "lg:col-span-2" },
  aqlSampling: { ground: "surface-dark", span: "sm:col-span-2" },
  amazonCartonCheck: { ground: "bg-support-100 text-foreground", span: "" },
  incoterms: { ground: "bg-accent-100 text-foreground", span: "" },
  companyNumber: { ground: "bg-dune text-foreground", span: "lg:col-span-2" },
  compareQuotes: { ground: "bg-support-100 text-foreground", span: "lg:col-span-2" },
};

/** A card that links to a tool and shows the result of its example. */
export function ToolCard({ tool }: { tool: ToolKey }) {
  const { title, text, fact } = cards[tool];
  const { ground, span } = CARD_VARIANTS[tool];
  const isWhole = tool === "landedCost";
  const Picture = miniatures[tool];
  return (
    <li className={span}>
      <Link
        to={paths[tool]}
        className={cn(
          "box flex h-full flex-col p-6 transition-[translate] duration-base ease-lane hover:-translate-y-1 lg:p-7",
          isWhole &&
            "lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:grid-rows-[auto_1fr] lg:gap-x-9 lg:p-9",
          ground,
        )}
      >
        <div>
          <h2 className={isWhole ? "text-d2" : "text-heading"}>{title}</h2>
          <p className={cn("mt-3 max-w-[19.9em]", isWhole ? "text-lead" : "text-base")}>{text}</p>
        </div>
        <div
          className={cn(
            "my-6 flex flex-1 flex-col justify-end",
            isWhole && "lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:my-0",
          )}
        >
          <Picture />
        </div>
        <p
          className={cn(
            "mt-auto flex items-end justify-between gap-4 font-display leading-tight font-semibold",
            isWhole ? "text-title" : "text-ui",
          )}
        >
          {fact}
          <ArrowRight aria-hidden="true" className="size-6 shrink-0" />
        </p>
      </Link>
    </li>
  );
}
