import type { AnswerView } from "@/tools/engine/answer";
import { getUnits } from "@/config/amazon-limits";
import { answer as copy } from "@/content/tools/amazon-carton-check";
import { formatNumber, formatPlain } from "@/lib/numbers";
import type { CartonCheck } from "./check-carton";
import { formatValue } from "./compare";
import { formatLayerCount, formatUnitCount, nameUnits } from "./format-count";

const DISTANCE = /^([\d.,]+ \S+) (.+)$/;

export function makeAnswerView(result: CartonCheck): AnswerView {
  const { region, checks, failed, isAccepted, allowance, fill } = result;
  const { weight } = getUnits(region);
  const rows = [
    {
      label: copy.layerRow,
      detail: copy.layerDetail,
      figure: formatValue(fill.perLayer, 2),
    },
    {
      label: copy.palletRow,
      detail:
        fill.cartons === 0
          ? copy.palletTakesNone[fill.limitedBy]
          : copy.palletDetail(
              formatLayerCount(fill.layers),
              `${formatValue(fill.goodsWeight, 2)} ${weight}`,
              fill.limitedBy,
            ),
      figure: formatValue(fill.cartons, 2),
    },
  ];
  if (isAccepted) {
    const label = checks.find(({ verdict }) => verdict === "label");
    const warnings = checks.filter(({ verdict }) => verdict === "warning").length;
    const text = warnings > 0 ? copy.warnedText(warnings) : copy.acceptedText;
    return {
      label: copy.accepted[allowance.limitedBy],
      figure: formatNumber(allowance.units),
      unit: nameUnits(allowance.units),
      text: label ? copy.labelText(label.howFar) : text,
      rows,
      caveat: copy.caveat,
    };
  }
  const [first] = failed;
  const howFar = first?.howFar ?? "";
  const [, distance = howFar, how = ""] = DISTANCE.exec(howFar) ?? [];
  return {
    label: first?.id.startsWith("pallet") ? copy.palletRefused : copy.refused,
    figure: distance,
    unit: how,
    text: copy.refusedText(failed.map(({ label }) => label.toLowerCase())),
    rows: [
      {
        label: copy.unitsRow,
        detail: describeAllowance(result),
        figure: formatNumber(allowance.units),
      },
      ...rows,
    ],
    caveat: copy.caveat,
  };
}

function describeAllowance({ region, allowance, weightLimit }: CartonCheck): string {
  switch (allowance.limitedBy) {
    case "weight":
      return copy.unitsDetail.weight(`${formatPlain(weightLimit)} ${getUnits(region).weight}`);
    case "count":
      return copy.unitsDetail.count(formatUnitCount(allowance.units));
    case "single":
      return copy.unitsDetail.single;
  }
}
