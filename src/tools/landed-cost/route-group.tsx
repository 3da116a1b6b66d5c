import type { FieldCopy } from "@/tools/engine/field-cell";
import { ToolField } from "@/tools/engine/tool-field";
import { WorksheetGroup } from "@/tools/engine/worksheet";
import { destinationTexts } from "@/content/tools/destinations";
import { describeEntryCharges, entryChargesSource } from "@/content/tools/entry-charges";
import { worksheet as words } from "@/content/tools/landed-cost";
import { parcelDuty } from "@/content/tools/trade-measures";
import { formatMonth } from "@/lib/dates";
import type { Selection } from "./selection";
import { destinations, destinationsSource } from "@/lib/trade/destinations";
import { priceIncludes, type CarriageCost } from "@/lib/trade/incoterms";
import { DutyRows } from "./duty-rows";
import type { LandedCostField } from "./form";
import { describeRate } from "./our-rates";
import type { LandedCostToolForm } from "./tool";
import { listUnusedFields } from "./unused-fields";
import { describeBase, listVatFields } from "./vat-fields";

type RouteGroupProps = { form: LandedCostToolForm; choices: Selection };

type Cell = [name: LandedCostField, copy: FieldCopy];

/** The fields from the port of loading to the door. Under DDP most of them are the seller's. */
export function RouteGroup({ form, choices }: RouteGroupProps) {
  const isDelivered = choices.incoterm === "DDP";
  const unused = listUnusedFields(form.state.texts);
  const cells = listCells(choices, form.state.texts.mode).filter(
    ([name]) => !unused.includes(name),
  );
  const isOdd = cells.length % 2 === 1;
  const hasRows = !isDelivered && form.state.rows.length > 0;
  return (
    <WorksheetGroup {...words.ship} desk="ship" after="check">
      {cells.map(([name, copy], i) => (
        <ToolField
          key={name}
          form={form}
          name={name}
          copy={describeRate(name, copy, form.state, form.today)}
          isWide={isOdd && (hasRows || isDelivered) && i === cells.length - 1}
        />
      ))}
      {!isDelivered && <DutyRows form={form} isButtonWide={hasRows || !isOdd} />}
    </WorksheetGroup>
  );
}

function listCells(choices: Selection, mode: string): Cell[] {
  const { currency, incoterm, destination } = choices;
  const { code } = destination;
  const describe = (leg: CarriageCost, copy: FieldCopy, hint = words.inPrice): FieldCopy =>
    priceIncludes(incoterm, leg) ? { ...copy, hint } : copy;
  const asOf = formatMonth(destinationsSource.asOf);
  const entryCharges = describeEntryCharges(code, formatMonth(entryChargesSource.asOf));
  return [
    ["destination", { ...words.destination, ...describeBase(choices), options: destinationNames }],
    ["customsBasis", words.customsBasis],
    ["mode", words.mode],
    ["freight", describe("freight", words.freight(currency))],
    ["insuranceAmount", describe("insurance", words.insuranceAmount(currency))],
    ["insurancePercent", words.insurancePercent],
    [
      "destinationCharges",
      describe(
        "destination",
        words.destinationCharges(currency, entryCharges),
        words.terminalInPrice,
      ),
    ],
    ["delivery", describe("delivery", words.delivery(currency))],
    ...(code === "US" ? [] : listVatFields(choices)),
    ["duty", words.duty(mode === "courier" ? findParcelDuty(choices) : undefined)],
    [
      "processingFee",
      words.processingFee(
        destination.processingFee?.name,
        asOf,
        destinationTexts[code].processingFeeMinimum,
      ),
    ],
  ];
}

/** The rule for parcels of low value, where there is one. */
function findParcelDuty({ destination }: Selection): string | undefined {
  if (destination.isInEu) return parcelDuty.EU;
  return destination.code === "UK" ? parcelDuty.UK : undefined;
}

const destinationNames = Object.fromEntries(
  destinations.map(({ code }) => [code, destinationTexts[code].name]),
);
