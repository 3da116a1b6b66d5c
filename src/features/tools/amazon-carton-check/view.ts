import type { AnswerView } from "@/components/tools/answer";
import { answer as copy } from "@/content/tools/amazon-carton-check";
import { formatPlain } from "@/lib/tools/format";
import type { CartonCheck } from "./check-carton";
import { show } from "./compare";
import { unitsOf } from "./limits";

const DISTANCE = /^([\d.,]+ \S+) (.+)$/;

export function viewAmazonCarton(result: CartonCheck): AnswerView {
  const { region, checks, failed, isAccepted, unitsThatPass, weightLimit, fill } = result;
  const { weight } = unitsOf(region);
  const rows = [
    {
      label: copy.layerRow,
      detail: copy.layerDetail,
      figure: show(fill.perLayer, 2),
    },
    {
      label: copy.palletRow,
      detail: copy.palletDetail(
        fill.layers,
        `${show(fill.goodsWeight, 2)} ${weight}`,
        fill.limitedBy,
      ),
      figure: show(fill.cartons, 2),
    },
  ];
  if (isAccepted) {
    const label = checks.find(({ verdict }) => verdict === "label");
    return {
      label: copy.accepted,
      figure: show(unitsThatPass, 2),
      unit: copy.units(unitsThatPass),
      text: label ? copy.labelText(label.howFar) : copy.acceptedText,
      rows,
      caveat: copy.caveat,
    };
  }
  const [first] = failed;
  const [, distance = "", how = ""] = DISTANCE.exec(first?.howFar ?? "") ?? [];
  return {
    label: first?.id.startsWith("pallet") ? copy.palletRefused : copy.refused,
    figure: distance,
    unit: how,
    text: copy.refusedText(failed.map(({ label }) => label.toLowerCase())),
    rows: [
      {
        label: copy.unitsRow,
        detail: copy.unitsDetail(`${formatPlain(weightLimit)} ${weight}`),
        figure: show(unitsThatPass, 2),
      },
      ...rows,
    ],
    caveat: copy.caveat,
  };
}
