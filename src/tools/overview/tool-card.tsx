import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "@/config/paths";
import type { ToolKey } from "@/config/tools";
import { cards } from "@/content/tools/tools-page";
import { cn } from "@/lib/cn";

const TONE: Record<ToolKey, string> = {
  landedCost: "on-accent bg-accent text-ink",
  shipmentVolume: "on-support bg-support text-rice",
  productionPlanner: "bg-dune text-ink",
  aqlSampling: "on-ink bg-ink text-rice",
  amazonCartonCheck: "bg-support-100 text-ink",
  incoterms: "bg-accent-100 text-ink",
  companyNumber: "bg-dune text-ink",
  compareQuotes: "bg-support-100 text-ink",
};

const SPAN: Record<ToolKey, string> = {
  landedCost: "is-whole",
  shipmentVolume: "is-half",
  productionPlanner: "is-half",
  aqlSampling: "is-row",
  amazonCartonCheck: "",
  incoterms: "",
  companyNumber: "is-half",
  compareQuotes: "is-half",
};

/** A card that links to a tool and shows the result of its example. */
export function ToolCard({ tool, children }: { tool: ToolKey; children: ReactNode }) {
  const { title, text, fact } = cards[tool];
  return (
    <li className={cn("tool-card", SPAN[tool])}>
      <Link to={paths[tool]} className={cn("box", TONE[tool])}>
        <div className="tool-card-text">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className="tool-card-picture">{children}</div>
        <p className="tool-card-fact">
          {fact}
          <ArrowRight aria-hidden="true" className="size-6 shrink-0" />
        </p>
      </Link>
    </li>
  );
}
