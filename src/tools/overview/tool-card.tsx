import { ArrowRight } from "lucide-react";
import type { ComponentType } from "react";
import { Link } from "react-router-dom";
import { paths } from "@/config/paths";
import type { ToolKey } from "@/config/tools";
import { cards } from "@/content/tools/tools-page";
import { cn } from "@/lib/cn";
import {
  MiniCarton,
  MiniContainer,
  MiniInvoice,
  MiniLot,
  MiniNumber,
  MiniQuotes,
  MiniRules,
  MiniSchedule,
} from "./miniatures";

type Look = {
  tone: string;
  /** Of a row: all, a half, a quarter, or all of it but half as high. See tools.css. */
  width: "is-whole" | "is-half" | "is-quarter" | "is-row";
  /** The result of the tool's example, drawn small. */
  Picture: ComponentType;
};

const LOOKS: Record<ToolKey, Look> = {
  landedCost: { tone: "on-accent bg-accent text-ink", width: "is-whole", Picture: MiniInvoice },
  shipmentVolume: {
    tone: "on-support bg-support text-rice",
    width: "is-half",
    Picture: MiniContainer,
  },
  productionPlanner: { tone: "bg-dune text-ink", width: "is-half", Picture: MiniSchedule },
  aqlSampling: { tone: "on-ink bg-ink text-rice", width: "is-row", Picture: MiniLot },
  amazonCartonCheck: {
    tone: "bg-support-100 text-ink",
    width: "is-quarter",
    Picture: MiniCarton,
  },
  incoterms: { tone: "bg-accent-100 text-ink", width: "is-quarter", Picture: MiniRules },
  companyNumber: { tone: "bg-dune text-ink", width: "is-half", Picture: MiniNumber },
  compareQuotes: { tone: "bg-support-100 text-ink", width: "is-half", Picture: MiniQuotes },
};

/** A card that links to a tool and shows the result of its example. */
export function ToolCard({ tool }: { tool: ToolKey }) {
  const { title, text, fact } = cards[tool];
  const { tone, width, Picture } = LOOKS[tool];
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
        <p className="tool-card-fact">
          {fact}
          <ArrowRight aria-hidden="true" className="size-6 shrink-0" />
        </p>
      </Link>
    </li>
  );
}
