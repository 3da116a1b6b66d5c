import { form as words } from "@/content/tools/incoterms";
import { defineForm } from "@/tools/calculator/form/define-form";
import { choice, text, type GivenTexts } from "@/tools/calculator/form/field-kinds";
import { options } from "./choose-rule";
import { findPlaceKind, getUsualPlace, isPlaceholder } from "./place";

export const incotermsForm = defineForm({
  fields: {
    cargo: question("c", options.cargo),
    transport: choice("t", {
      options: options.transport,
      default: options.transport[0],
      isExample: true,
      fact: { name: "mode", give: (transport) => (transport === "bulk-ship" ? "sea" : transport) },
    }),
    forwarder: question("f", options.forwarder),
    importer: question("i", options.importer),
    vat: question("x", options.vat),
    license: question("e", options.license),
    quotation: choice("q", {
      options: options.quotation,
      isSelfNamed: true,
      default: "none",
      fact: { name: "rule", give: (rule) => (rule === "none" ? undefined : rule) },
    }),
    place: text("p", {
      default: getUsualPlace,
      // A placeholder is no example: it says itself that the place is still open.
      isExample: ({ place }) => !isPlaceholder(place ?? ""),
      scope: findPlaceKind,
      maxLength: 60,
      fact: "place",
    }),
  },
  rows: {},
  words,
  about: (texts: GivenTexts) => ({
    kind: findPlaceKind(texts),
    isOpen: isPlaceholder(texts["place"] ?? ""),
  }),
});

function question<const Options extends readonly [string, ...string[]]>(
  linkKey: string,
  options: Options,
) {
  return choice(linkKey, { options, default: options[0], isExample: true });
}
