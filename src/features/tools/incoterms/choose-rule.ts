import type { Rule } from "./rules";
import type { cargos, forwarders, importers, licenses, quotations, transports, vats } from "./form";

export type Answers = {
  cargo: (typeof cargos)[number];
  transport: (typeof transports)[number];
  forwarder: (typeof forwarders)[number];
  importer: (typeof importers)[number];
  vat: (typeof vats)[number];
  license: (typeof licenses)[number];
  quotation: (typeof quotations)[number];
};

export type Choice = {
  rule: Rule;
  /** Which step of the chooser gave it, 1 to 5. */
  step: 1 | 2 | 3 | 4 | 5;
  reason: string;
  /** The place to name: "your address". */
  place: string;
  alternative: string | null;
  /** To do before the rule works. */
  hints: readonly string[];
};

/** The first step that fits. Never EXW, CIF, or DDP for someone who can reclaim the tax. */
export function chooseRule(answers: Answers): Choice {
  const { cargo, transport, forwarder, importer, vat } = answers;
  const hints = registrationHints(answers);
  if (cargo === "parcel" || transport === "courier") {
    return {
      rule: "DAP",
      step: 1,
      reason: "A courier picks up at the factory and carries to your door; the seller books it.",
      place: "your street address",
      alternative: "FCA, seller’s premises, with your own courier account",
      hints,
    };
  }
  if (importer === "no" && vat === "no") {
    return {
      rule: "DDP",
      step: 2,
      reason:
        "You cannot import in your own name and have no tax to reclaim, so the seller imports.",
      place: "your street address",
      alternative: null,
      hints,
    };
  }
  const isBulkOnShip = transport === "bulk-ship" || (cargo === "bulk" && transport === "sea");
  if (isBulkOnShip && forwarder === "yes") {
    return {
      rule: "FOB",
      step: 3,
      reason: "Bulk and out-of-gauge cargo is handed over on board, which is where FOB ends.",
      place: "the port of loading",
      alternative: null,
      hints,
    };
  }
  if (forwarder === "yes") {
    return {
      rule: "FCA",
      step: 4,
      reason:
        "Your carrier takes the goods over at the terminal, cleared for export, and risk passes there.",
      place: transport === "air" ? "the airport terminal" : "the terminal",
      alternative:
        transport === "sea"
          ? "FOB, if the factory insists: usual in China, but mind the gap between terminal and ship"
          : null,
      hints,
    };
  }
  return {
    rule: "DAP",
    step: 5,
    reason:
      "Without a forwarder the seller arranges the way; you clear customs and pay duty and tax.",
    place: "your warehouse",
    alternative: "CIP to a named place, if you want the seller’s insurance",
    hints,
  };
}

/** To whom DDP is no answer, registering is. */
function registrationHints({ importer, vat }: Answers): string[] {
  const where =
    "an EORI number in the EU and UK, an importer number in the US; usually a matter of days";
  if (importer === "no" && vat !== "no") return [`Register first: ${where}.`];
  if (importer === "unknown") return [`Ask whether you are registered: ${where}.`];
  return [];
}
