import { commonMessages } from "@/lib/tools/fields";
import type { FormDefinition, LinkedField } from "@/lib/tools/form-state";
import { rules } from "./rules";

export const cargos = ["cartons", "parcel", "bulk"] as const;
export const transports = ["sea", "air", "rail", "courier", "bulk-ship"] as const;
export const forwarders = ["yes", "no"] as const;
export const importers = ["yes", "no", "unknown"] as const;
export const vats = ["yes", "no", "none"] as const;
export const licenses = ["yes", "no", "unknown"] as const;
export const quotations = ["none", ...rules] as const;

const choice = (key: string, options: readonly string[]): LinkedField => ({
  kind: "choice",
  key,
  options,
  message: commonMessages.choice,
});

const fields = {
  cargo: choice("c", cargos),
  transport: choice("t", transports),
  forwarder: choice("f", forwarders),
  importer: choice("i", importers),
  vat: choice("x", vats),
  license: choice("e", licenses),
  quotation: choice("q", quotations),
};

export type IncotermsField = keyof typeof fields;

/** The first answer to each question. */
export const incotermsForm: FormDefinition<IncotermsField, never> = {
  fields,
  getDefaults: () => ({
    cargo: "cartons",
    transport: "sea",
    forwarder: "yes",
    importer: "yes",
    vat: "yes",
    license: "yes",
    quotation: "none",
  }),
  rows: null,
};
