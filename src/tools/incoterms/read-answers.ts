import { FormReader } from "@/lib/tools/form-reader";
import type { FormState } from "@/lib/tools/form-state";
import type { FieldErrors } from "@/lib/tools/outcome";
import {
  cargos,
  forwarders,
  importers,
  licenses,
  quotations,
  transports,
  vats,
  type Answers,
} from "./answers";
import { incotermsForm, type IncotermsField } from "./form";

type Reading = { ok: true; answers: Answers; place: string } | { ok: false; errors: FieldErrors };

export function readAnswers({ texts }: FormState<IncotermsField, never>): Reading {
  const reader = new FormReader(incotermsForm.fields, texts);
  const answers: Answers = {
    cargo: reader.choice("cargo", cargos),
    transport: reader.choice("transport", transports),
    forwarder: reader.choice("forwarder", forwarders),
    importer: reader.choice("importer", importers),
    vat: reader.choice("vat", vats),
    license: reader.choice("license", licenses),
    quotation: reader.choice("quotation", quotations),
  };
  const place = reader.text("place").replace(/\s+/g, " ");
  if (place === "") reader.reject("place", "Name a place: every rule needs one");
  if (isContradiction(answers)) {
    reader.reject("cargo", contradiction);
    reader.reject("transport", contradiction);
  }
  return reader.hasErrors ? { ok: false, errors: reader.errors } : { ok: true, answers, place };
}

const contradiction = "These two do not go together";

function isContradiction({ cargo, transport }: Answers): boolean {
  return (
    (transport === "bulk-ship" && cargo === "parcel") ||
    (transport === "courier" && cargo === "bulk")
  );
}
