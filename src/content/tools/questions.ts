import { paths } from "@/config/paths";
import type { ToolKey } from "@/config/tools";
import type { TextLinkCopy } from "@/content/sections";

/** What each tool answers: the heading of its page, and the name of every link to it. */
export const toolQuestions: Record<ToolKey, string> = {
  landedCost: "What does one piece cost at your door?",
  shipmentVolume: "How big is my shipment?",
  productionPlanner: "When do I have to order?",
  aqlSampling: "How many pieces get checked?",
  amazonCartonCheck: "Will Amazon take these cartons?",
  incoterms: "Which Incoterm do I ask for?",
  companyNumber: "What does this Chinese company number say?",
  compareQuotes: "Which quotation is cheaper at your door?",
};

/** The line by which pages whose subject is the tool's question lead to it. */
export function toolLink(key: ToolKey): TextLinkCopy {
  return { label: toolQuestions[key], to: paths[key] };
}
