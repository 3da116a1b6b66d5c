import { ToolField } from "@/components/tools/tool-field";
import { WorksheetAction, WorksheetDisclosure } from "@/components/tools/worksheet";
import { Button } from "@/components/ui/button";
import { carrierRules, carrierRulesSource } from "@/config/carrier-rules";
import { containersSource } from "@/config/containers";
import { limits as words } from "@/content/tools/shipment-volume";
import { formatMonth } from "@/lib/dates";
import { containers, type Container } from "./containers";
import type { ShipmentToolForm } from "./tool";
import { formatSides } from "./wording";

const ruleNames = [
  "airDivisor",
  "courierDivisor",
  "usCourierDivisor",
  "roadKgPerCbm",
  "seaKgPerCbm",
  "seaMinimumCbm",
  "railKgPerCbm",
  "railMinimumCbm",
  "parcelMaxKg",
  "parcelMaxSideCm",
  "parcelMaxGirthCm",
] as const;

const limitNames = [...ruleNames, ...containers.flatMap(({ fields }) => Object.values(fields))];

/** The limits that carriers and container manufacturers set, with the sources of our values. */
export function LimitsDisclosure({ form }: { form: ShipmentToolForm }) {
  return (
    <WorksheetDisclosure
      title={words.title}
      hasError={limitNames.some((name) => name in form.errors)}
    >
      {ruleNames.map((name) => {
        const hint = words.hint(carrierRules[name].source, formatMonth(carrierRulesSource.asOf));
        const copy = { label: words.labels[name], hint };
        return <ToolField key={name} form={form} name={name} copy={copy} />;
      })}
      {containers.map((container) => (
        <ContainerFields key={container.type} form={form} container={container} />
      ))}
      <WorksheetAction isWide>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            form.resetTexts(limitNames);
          }}
        >
          {words.reset}
        </Button>
      </WorksheetAction>
    </WorksheetDisclosure>
  );
}

type ContainerFieldsProps = { form: ShipmentToolForm; container: Container };

function ContainerFields({ form, container: { type, insideCm, fields } }: ContainerFieldsProps) {
  const inside = `${formatSides([insideCm.length, insideCm.width, insideCm.height])} cm`;
  const asOf = formatMonth(containersSource.asOf);
  return (
    <>
      <ToolField
        form={form}
        name={fields.payloadKg}
        copy={{ label: words.payload(type), hint: words.payloadHint(asOf) }}
      />
      <ToolField
        form={form}
        name={fields.usableCbm}
        copy={{ label: words.usable(type), hint: words.usableHint(inside, asOf) }}
      />
      <ToolField
        form={form}
        name={fields.usRoadKg}
        copy={{ label: words.usRoad(type), hint: words.usRoadHint(asOf) }}
      />
    </>
  );
}
