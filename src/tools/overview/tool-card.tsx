import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "@/config/paths";
import type { ToolKey } from "@/config/tools";
import { cards } from "@/content/tools/tools-page";
import { cn } from "@/lib/cn";
import { miniatures } from "./miniatures";

/**
 * The color of a card, and how much of a row it takes: all, a half, a quarter, or all of it but half
 * as high. See tools.css.
 */
const LOOKS: Record<ToolKey, { tone: string; width: string }> = {
  landedCost: { tone: "surface-accent", width: "is-whole" },
  shipmentVolume: { tone: "surface-support", width: "is-half" },
  productionPlanner: { tone: "bg-dune text-foreground", width: "is-half" },
  aqlSampling: { tone: "surface-dark", width: "is-row" },
  amazonCartonCheck: { tone: "bg-support-100 text-foreground", width: "is-quarter" },
  incoterms: { tone: "bg-accent-100 text-foreground", width: "is-quarter" },
  companyNumber: { tone: "bg-dune text-foreground", width: "is-half" },
  compareQuotes: { tone: "bg-support-100 text-foreground", width: "is-half" },
};

/** A card that links to a tool and shows the result of its example. */
export function ToolCard({ tool }: { tool: ToolKey }) {
  const { title, text, fact } = cards[tool];
  const { tone, width } = LOOKS[tool];
  const Picture = miniatures[tool];
  return (
    <li className={cn("tool-card", width)}>
      <Link to={paths[tool]} className={cn("box", tone)}>
        <div className="tool-card-text">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className="tool-card-picture">
          <Picture />
        </div>
        <p className="tool-card-fact mt-auto flex items-end justify-between gap-4 font-display font-semibold">
          {fact}
          <ArrowRight aria-hidden="true" className="size-6 shrink-0" />
        </p>
      </Link>
    </li>
  );
}
