import { commonMessages, type ChoiceField, type Texts } from "@/lib/tools/fields";
import type { FormDefinition, LinkedField } from "@/lib/tools/form-state";
import type { Answers } from "./choose-rule";
import { findPlaceKind, namePlace } from "./name-place";
import { rules } from "./rules";

export const cargos = ["cartons", "parcel", "bulk"] as const;
export const transports = ["sea", "air", "rail", "courier", "bulk-ship"] as const;
export const forwarders = ["yes", "no"] as const;
export const importers = ["yes", "no", "unknown"] as const;
export const vats = ["yes", "no", "none"] as const;
export const licenses = ["yes", "no", "unknown"] as const;
export const quotations = ["none", ...rules] as const;

/** Rules of the 2000 and 2010 editions that quotations still use. */
const formerRules = {
  DAT: "DAT was replaced by DPU in 2020",
  DDU: "DDU was replaced by DAP in 2011",
  DAF: "DAF was replaced by DAP in 2011",
  DES: "DES was replaced by DAP in 2011",
  DEQ: "DEQ was replaced by DAT in 2011, and DAT by DPU in 2020",
};

const choice = (key: string, options: readonly string[]): ChoiceField & { key: string } => ({
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
  quotation: { ...choice("q", quotations), successors: formerRules },
  place: { kind: "text", key: "p", maxLength: 60, message: "Name it in 60 characters" },
} satisfies Record<string, LinkedField>;

export type IncotermsField = keyof typeof fields;

type Given = Partial<Texts<IncotermsField>>;

/** Defaults: the first answer to each question, and a place of the kind that the rule needs. */
export const incotermsForm: FormDefinition<IncotermsField, never> = {
  fields,
  getDefaults: (given) => ({ ...completeAnswers({}), place: namePlace(completeAnswers(given)) }),
  scopes: [{ names: ["place"], of: (texts) => findPlaceKind(completeAnswers(texts)) }],
  rows: null,
};

/** Invalid or missing answers become the first option. */
export function completeAnswers(given: Given): Answers {
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
