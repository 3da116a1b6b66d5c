import type { FieldCopy } from "@/tools/engine/field-cell";
import { ratesDisclosure as words, worksheet } from "@/content/tools/landed-cost";
import { formatMonth } from "@/lib/dates";
import type { Selection } from "./selection";
import { destinationsSource, type DestinationCode } from "@/lib/trade/destinations";

type VatCell = [name: "vat" | "canReclaim", copy: FieldCopy];

/** Under DDP the seller pays the VAT, so it only affects the selling price. */
export function listVatFields({ destination: { code, vatName } }: Selection): VatCell[] {
  return [
    ["vat", words.vat(vatName, hintFor(code))],
    ["canReclaim", words.canReclaim(vatName)],
  ];
}

function hintFor(code: DestinationCode): string {
  if (code === "US") return words.vatNone;
  return code === "other" ? words.vatUnknown : words.vatHint(formatMonth(destinationsSource.asOf));
}

/** What duty and VAT are charged on there. Under DDP the seller pays them. */
export function describeBase({ destination, incoterm }: Selection): Pick<FieldCopy, "hint"> {
  if (incoterm === "DDP") return {};
  const { code, basis, vatName, vatBase, processingFee, isDutyByWeight } = destination;
  if (code === "US") return { hint: worksheet.baseWithoutVat };
  const base = worksheet.vatBase[vatBase](vatName, processingFee?.name);
  if (code === "other") return { hint: worksheet.baseAssumed(base) };
  return { hint: (isDutyByWeight ? worksheet.baseByWeight : worksheet.base)(basis, base) };
}
