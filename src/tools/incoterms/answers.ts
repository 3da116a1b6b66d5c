import { rules } from "@/lib/trade/incoterms";

export const cargos = ["cartons", "parcel", "bulk"] as const;
export const transports = ["sea", "air", "rail", "courier", "bulk-ship"] as const;
export const forwarders = ["yes", "no"] as const;
export const importers = ["yes", "no", "unknown"] as const;
export const vats = ["yes", "no", "none"] as const;
export const licenses = ["yes", "no", "unknown"] as const;
export const quotations = ["none", ...rules] as const;

export type Answers = {
  cargo: (typeof cargos)[number];
  transport: (typeof transports)[number];
  forwarder: (typeof forwarders)[number];
  importer: (typeof importers)[number];
  vat: (typeof vats)[number];
  license: (typeof licenses)[number];
  quotation: (typeof quotations)[number];
};

/** Invalid or missing answers become the first option. */
export function completeAnswers(given: Partial<Record<keyof Answers, string>>): Answers {
  return {
    cargo: pick(cargos, given.cargo),
    transport: pick(transports, given.transport),
    forwarder: pick(forwarders, given.forwarder),
    importer: pick(importers, given.importer),
    vat: pick(vats, given.vat),
    license: pick(licenses, given.license),
    quotation: pick(quotations, given.quotation),
  };
}

function pick<Option extends string>(
  options: readonly [Option, ...Option[]],
  text: string | undefined,
): Option {
  return options.find((option) => option === text) ?? options[0];
}
