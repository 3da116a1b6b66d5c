import { form as words, place, places } from "@/content/tools/incoterms";
import { defineForm } from "@/tools/engine/form/define-form";
import { choice, text, type GivenTexts } from "@/tools/engine/form/field-kinds";
import { options } from "./choose-rule";
import { findPlaceKind, getUsualPlace, isPlaceholder } from "./place";

export const incotermsForm = defineForm({
  fields: {
    cargo: choice("c", question(options.cargo)),
    transport: choice("t", {
      ...question(options.transport),
      shared: "mode",
    }),
    forwarder: choice("f", question(options.forwarder)),
    importer: choice("i", question(options.importer)),
    vat: choice("x", question(options.vat)),
    license: choice("e", question(options.license)),
    quotation: choice("q", {
      options: options.quotation,
      isSelfNamed: true,
      default: "none",
      shared: "rule",
    }),
    place: text("p", {
      default: getUsualPlace,
      // A placeholder is no example: it says itself that the place is still open.
      isExample: ({ place }) => !isPlaceholder(place ?? ""),
      scope: findPlaceKind,
      maxLength: 60,
    }),
  },
  rows: {},
  words: {
    ...words,
    fields: {
      ...words.fields,
      place: {
        ...words.fields.place,
        label: (texts: GivenTexts) => place.label(places[findPlaceKind(texts)].any),
        hint: (texts: GivenTexts) =>
          isPlaceholder(texts["place"] ?? "") ? place.openHint : place.hint,
      },
    },
  },
});

/** The first answer to a question is the example's. */
function question<Answers extends readonly [string, ...string[]]>(
  answers: Answers,
): { options: Answers; default: string; isExample: true } {
  return { options: answers, default: answers[0], isExample: true };
}
