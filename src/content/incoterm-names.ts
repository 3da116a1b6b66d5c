import type { Leg, Rule } from "@/lib/trade/incoterms";

export const ruleNames: Record<Rule, string> = {
  EXW: "Ex Works",
  FCA: "Free Carrier",
  FAS: "Free Alongside Ship",
  FOB: "Free On Board",
  CFR: "Cost and Freight",
  CIF: "Cost, Insurance and Freight",
  CPT: "Carriage Paid To",
  CIP: "Carriage and Insurance Paid To",
  DAP: "Delivered at Place",
  DPU: "Delivered at Place Unloaded",
  DDP: "Delivered Duty Paid",
};

/** The legs of the journey from the factory to the door. */
export const legNames: Record<Leg, string> = {
  packing: "Factory",
  originTruck: "Truck",
  exportClearance: "Export customs",
  shipLoading: "On board",
  mainCarriage: "Ocean or air",
  destinationTerminal: "Your port",
  dutyAndTax: "Duty and tax",
  delivery: "Your door",
};
