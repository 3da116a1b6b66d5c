import { commonMessages, type ChoiceField } from "@/lib/tools/fields";
import type { FormDefinition, LinkedField } from "@/lib/tools/form-state";
import {
  cargos,
  completeAnswers,
  forwarders,
  importers,
  licenses,
  quotations,
  transports,
  vats,
} from "./answers";
import { findPlaceKind, getDefaultPlace, isPlaceholder } from "./place-kind";

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
  isExample: true,
});

const fields = {
  cargo: choice("c", cargos),
  transport: choice("t", transports),
  forwarder: choice("f", forwarders),
  importer: choice("i", importers),
  vat: choice("x", vats),
  license: choice("e", licenses),
  quotation: { ...choice("q", quotations), successors: formerRules, isExample: false },
  place: {
    kind: "text",
    key: "p",
    isExample: true,
    maxLength: 60,
    message: "Name it in 60 characters",
  },
} satisfies Record<string, LinkedField>;

export type IncotermsField = keyof typeof fields;

/** Defaults: the first answer to each question, and a place of the kind that the rule needs. */
export const incotermsForm: FormDefinition<IncotermsField, never> = {
  fields,
  getDefaults: (given) => ({
    ...completeAnswers({}),
    place: getDefaultPlace(completeAnswers(given)),
  }),
  // A placeholder in brackets is no example: it says itself that the place is still open.
  getUnused: ({ place }) => (isPlaceholder(place) ? ["place"] : []),
  scopes: [{ names: ["place"], of: (texts) => findPlaceKind(completeAnswers(texts)) }],
  rows: null,
};
