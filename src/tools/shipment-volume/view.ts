import { bothQuotesCbm } from "@/config/carrier-rules";
import type { ParcelLimits } from "@/config/carrier-limits";
import {
  answer as words,
  carriers,
  containers as containerWords,
  form as formWords,
  warnings as warningWords,
} from "@/content/tools/shipment-volume";
import { toolWords } from "@/content/tools/shared";
import { formatCents, formatNumber, formatPlain } from "@/lib/numbers";
import type { AnswerRow, AnswerView } from "@/tools/engine/answer-view";
import type { Texts } from "@/tools/engine/form/form-state";
import type { RowResult, ShipmentVolume } from "./calculate";
import { listCalculationSteps } from "./calculation-steps";
import { readCarton } from "./cartons";
import { sumVolumeCm3, toCbm, type Charge } from "./charges";
import type { ContainerUse } from "./container-fit";
import type { FreightComparison } from "./freight-quotes";
import { isHandledInUs, parcelCarriers, parcelLimitNames, type ParcelVerdict } from "./parcels";
import {
  formatCartons,
  formatCbm,
  formatChargedKg,
  formatContainers,
  formatDensity,
  formatStep,
  nameRows,
} from "./wording";

/** Up to this factor above the volumetric weight, a shipment is "just" heavy enough. */
const JUST_HEAVY_FACTOR = 1.1;

export function viewShipmentVolume(result: ShipmentVolume): AnswerView {
  const { totals, charges } = result;
  const text = words.text(
    formatStep(totals.kg),
    formatCartons(totals.cartons),
    formatDensity(totals.kgPerCbm),
    words.verdicts[judge(charges.air)],
  );
  return {
    label: words.label,
    figure: formatNumber(totals.cbm, 3),
    unit: words.unit,
    short: {
      figure: formatCbm(totals.cbm),
      text: words.stickyText(formatStep(totals.kg), formatPlain(charges.courier.charged)),
    },
    text: `${describeTooLarge(result)} ${text}`.trim(),
    rows: listCharges(result),
    decision: decide(result),
    next: ["landedCost", "amazonCartonCheck"],
    warnings: listWarnings(result),
    caveat: words.caveat,
    steps: listCalculationSteps(result),
  };
}

function judge({ real, volumetric, chargedOn }: Charge): keyof typeof words.verdicts {
  if (chargedOn === "volume") return "light";
  return real <= volumetric * JUST_HEAVY_FACTOR ? "justHeavy" : "heavy";
}

function listCharges({ charges: { air, courier, courierShipment, sea, rail } }: ShipmentVolume) {
  const groupage = (label: string, { charged, chargedOn }: Charge): AnswerRow => ({
    label,
    detail: words.chargedOn[chargedOn],
    figure: formatCbm(charged),
  });
  const isSame = sea.charged === rail.charged && sea.chargedOn === rail.chargedOn;
  return [
    {
      label: words.air,
      detail:
        air.chargedOn === "volume"
          ? words.onVolume(formatStep(air.real))
          : words.onWeight(formatStep(air.volumetric)),
      figure: formatChargedKg(air.charged),
    },
    {
      label: words.courier,
      detail:
        courier.charged === courierShipment.charged
          ? words.perCarton
          : words.perShipment(formatPlain(courierShipment.charged)),
      figure: formatChargedKg(courier.charged),
    },
    ...(isSame
      ? [groupage(words.seaAndRail, sea)]
      : [groupage(words.sea, sea), groupage(words.rail, rail)]),
  ];
}

function decide(result: ShipmentVolume): string {
  const { advice, charges, containers, quotes } = result;
  const { decisions } = words;
  const shared = formatCbm(charges.sea.charged);
  const whole = describeWhole(containers, quotes);
  const saved = quotes && formatCents(Math.abs(quotes.sharedCents - quotes.wholeCents));
  switch (advice) {
    case "none":
      return containerWords.none;
    case "small":
      return goesByCourier(result)
        ? decisions.courier(formatChargedKg(charges.courier.charged))
        : decisions.air(formatChargedKg(charges.air.charged));
    case "share":
      return saved === null ? decisions.share(shared) : decisions.shareSaves(shared, saved);
    case "whole":
      return saved === null ? decisions.whole(whole) : decisions.wholeSaves(whole, saved);
    case "both":
      return decisions.both(shared, whole);
    case "same":
      return decisions.same(formatCents(quotes?.wholeCents ?? 0));
  }
}

/** The quoted containers, else the fewest that take every carton: "1 container (20GP)". */
function describeWhole(
  containers: readonly ContainerUse[],
  quotes: FreightComparison | null,
): string {
  const fewest = Math.min(...containers.map(({ needed }) => needed ?? Infinity));
  // From small to large, so that of several the smallest is found.
  const use = containers.find(({ needed, container }) =>
    quotes ? container.type === quotes.quotes.fclContainer : needed === fewest,
  );
  if (!use || use.needed === null) return "";
  return `${formatContainers(use.needed, use.isAbout)} (${use.container.type})`;
}

/** Whether a carrier from China takes every carton as a parcel. */
function goesByCourier({ rows }: ShipmentVolume): boolean {
  const takes = (id: string, parcels: RowResult["parcels"]) =>
    parcels.some(({ carrier, exceeded }) => carrier.id === id && exceeded.length === 0);
  return parcelCarriers.some(
    ({ id, isFromChina }) => isFromChina && rows.every(({ parcels }) => takes(id, parcels)),
  );
}

/** Whether to share a container, with costs if the visitor has entered quotes. */
export function adviseOnContainer(result: ShipmentVolume): string {
  const { advice, quotes, containers, charges } = result;
  if (advice === "none")
    return `${describeTooLarge(result) || containerWords.noneTakesAll} ${containerWords.none}`;
  return [
    advice === "small" ? adviseOnSmall(result) : "",
    quotes ? describeQuotes(charges.sea.charged, quotes) : "",
    advice === "small" || quotes ? "" : adviseByRule(result),
    describeSuitableContainers(containers),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/**
 * For example "Carton 1 fits no container: it is too large or too heavy." Empty if all fit
 * somewhere.
 */
function describeTooLarge({ rows, containers }: ShipmentVolume): string {
  const tooLarge = rows
    .map(({ carton }) => carton.row)
    .filter((row) => containers.every(({ rowsLeftOut }) => rowsLeftOut.includes(row)));
  return tooLarge.length === 0 ? "" : containerWords.fitsNone(nameRows(tooLarge), tooLarge.length);
}

function adviseByRule({ advice, charges: { sea } }: ShipmentVolume): string {
  const charged = formatCbm(sea.charged);
  const at =
    sea.charged > sea.volumetric
      ? containerWords.chargedAbove(charged, words.chargedOn[sea.chargedOn])
      : charged;
  const { share, whole, both, rule } = containerWords;
  const say = advice === "share" ? share : advice === "whole" ? whole : both;
  return `${say(at)} ${rule(bothQuotesCbm.from, bothQuotesCbm.to)}`;
}

function adviseOnSmall(result: ShipmentVolume): string {
  const { totals, charges } = result;
  const figures = {
    size: `${formatCbm(totals.cbm)} and ${formatStep(totals.kg)} kg`,
    courier: formatChargedKg(charges.courier.charged),
    air: formatChargedKg(charges.air.charged),
    sea: formatCbm(charges.sea.charged),
  };
  return goesByCourier(result)
    ? containerWords.smallParcel(figures)
    : containerWords.smallFreight(figures);
}

function describeQuotes(chargedCbm: number, quotes: FreightComparison): string {
  const { sharedCents, wholeCents, needed, isAbout } = quotes;
  const { lclPerCbm, lclFirstCbm, lclOnce, fclAllIn, fclContainer } = quotes.quotes;
  const { cost, costsSame, wholeSaves, sharedSaves } = containerWords;
  const price = containerWords.sharedPrice(
    formatPlain(lclPerCbm),
    lclFirstCbm && formatPlain(lclFirstCbm),
    lclOnce && formatPlain(lclOnce),
  );
  const shared = cost(formatCbm(chargedCbm), price, formatCents(sharedCents));
  const count = `${formatContainers(needed, isAbout)} (${fclContainer})`;
  const whole = cost(count, formatPlain(fclAllIn), formatCents(wholeCents));
  const difference = formatCents(Math.abs(sharedCents - wholeCents));
  if (sharedCents === wholeCents) return costsSame(shared, whole);
  return wholeCents < sharedCents
    ? wholeSaves(shared, whole, difference)
    : sharedSaves(shared, whole, difference);
}

/** Which containers take every carton. Empty if all of them do. */
function describeSuitableContainers(containers: readonly ContainerUse[]): string {
  const suitable = containers.filter(({ needed }) => needed !== null);
  return suitable.length === containers.length
    ? ""
    : containerWords.onlyTaker(suitable.map(({ container: { type } }) => type));
}

function listWarnings({ values, rows, containers, totals }: ShipmentVolume): string[] {
  const sizes = groupRows(rows, ({ carton }) => nameTooSmall(carton.row, containers).join());
  const refusals = groupRows(rows, ({ parcels }) => explainRefusals(parcels));
  const large = rows
    .filter(({ parcels }) => parcels.some(({ isLargePackage }) => isLargePackage))
    .map(({ carton }) => carton.row);
  const handled = rows
    .filter(({ carton }) => isHandledInUs(carton))
    .map(({ carton }) => carton.row);
  return [
    ...sizes.map(({ first, list }) =>
      warningWords.tooLargeFor(nameTooSmall(first.carton.row, containers), nameRows(list)),
    ),
    ...refusals.map(({ text, first: { parcels }, list }) => {
      const takers = parcels.filter(({ exceeded }) => exceeded.length === 0);
      return takers.length === 0
        ? warningWords.noParcel(nameRows(list), text)
        : warningWords.refusedBySome(nameRows(list), text, takers.map(nameCarrier));
    }),
    ...(large.length > 0
      ? [warningWords.largePackage(nameRows(large), formatPlain(values.largePackageGirthCm))]
      : []),
    ...(handled.length > 0 ? [warningWords.handledInUs(nameRows(handled))] : []),
    ...warnOfRoad(containers, totals.kg, Math.max(...rows.map(({ carton }) => carton.kg))),
  ];
}

/** Groups rows with the same text, by the indexes in the form. Those with an empty one are left out. */
function groupRows(rows: readonly RowResult[], textOf: (row: RowResult) => string) {
  const texts = new Set(rows.map(textOf).filter((text) => text !== ""));
  return [...texts].flatMap((text) => {
    const own = rows.filter((row) => textOf(row) === text);
    const [first] = own;
    return first ? [{ text, first, list: own.map(({ carton }) => carton.row) }] : [];
  });
}

/**
 * For example "over 70 kg (UPS), 68 kg (FedEx); a side over 274 cm (UPS, FedEx)". Empty if nobody
 * refuses the carton.
 */
function explainRefusals(parcels: readonly ParcelVerdict[]): string {
  return parcelLimitNames.flatMap((limit) => explainRefusal(parcels, limit)).join("; ");
}

function explainRefusal(parcels: readonly ParcelVerdict[], limit: keyof ParcelLimits): string[] {
  const { name, unit } = warningWords.refusals[limit];
  const refusing = parcels.filter(({ exceeded }) => exceeded.includes(limit));
  const values = new Set(refusing.map(({ carrier }) => carrier.limits[limit]));
  const limits = [...values].map((value) => {
    const own = refusing.filter(({ carrier }) => carrier.limits[limit] === value);
    return `${formatPlain(value)} ${unit} (${own.map(nameCarrier).join(", ")})`;
  });
  return limits.length === 0 ? [] : [name(limits.join(", "))];
}

function nameCarrier({ carrier }: ParcelVerdict): string {
  return carriers[carrier.id];
}

/** Nothing if no container takes the carton, because the answer's text already says that. */
function nameTooSmall(row: number, containers: readonly ContainerUse[]): string[] {
  const tooSmall = containers.filter(({ rowsLeftOut }) => rowsLeftOut.includes(row));
  return tooSmall.length === containers.length ? [] : tooSmall.map((use) => use.container.type);
}

/** Containers, or one with the heaviest carton, can be too heavy for US roads but not for a ship. */
function warnOfRoad(containers: readonly ContainerUse[], kg: number, heaviestKg: number): string[] {
  const tooHeavy = containers.filter(
    ({ needed, container }) =>
      needed !== null && Math.max(kg / needed, heaviestKg) > container.limits.usRoadKg,
  );
  if (tooHeavy.length === 0) return [];
  const limits = tooHeavy.map(({ container: { type, limits: own } }) =>
    warningWords.usRoad(formatPlain(own.usRoadKg), type),
  );
  return [warningWords.usRoads(limits)];
}

/** What a row of the form comes to, or how many of its fields lack a valid entry. */
export function describeRow(texts: Texts): string {
  const { carton, errors } = readCarton(texts);
  const errorCount = Object.keys(errors).length;
  if (errorCount > 0) return toolWords.fieldsToCorrect(errorCount);
  if (!carton) return formWords.cartons.open;
  const cbm = formatCbm(toCbm(sumVolumeCm3([carton])));
  return formWords.cartons.detail(formatCartons(carton.count), cbm);
}
