import { ToolField } from "@/components/tools/tool-field";
import { WorksheetAction, WorksheetFold } from "@/components/tools/worksheet";
import { Button } from "@/components/ui/button";
import { limits as words } from "@/content/tools/shipment-volume";
import { carrierRules } from "./carrier-rules";
import { containers, containersAsOf, type Container } from "./containers";
import type { ShipmentWork } from "./tool";
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
export function LimitsFold({ work }: { work: ShipmentWork }) {
  return (
    <WorksheetFold title={words.title} hasError={limitNames.some((name) => name in work.errors)}>
      {ruleNames.map((name) => {
        const { source, asOf } = carrierRules[name];
        const copy = { label: words.labels[name], hint: words.hint(source, asOf) };
        return <ToolField key={name} work={work} name={name} copy={copy} />;
      })}
      {containers.map((container) => (
        <ContainerFields key={container.type} work={work} container={container} />
      ))}
      <WorksheetAction isWide>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            work.resetTexts(limitNames);
          }}
        >
          {words.reset}
        </Button>
      </WorksheetAction>
    </WorksheetFold>
  );
}

type ContainerFieldsProps = { work: ShipmentWork; container: Container };

function ContainerFields({ work, container: { type, insideCm, fields } }: ContainerFieldsProps) {
  const inside = `${formatSides([insideCm.length, insideCm.width, insideCm.height])} cm`;
  return (
    <>
      <ToolField
        work={work}
        name={fields.payloadKg}
        copy={{ label: words.payload(type), hint: words.payloadHint(containersAsOf) }}
      />
      <ToolField
        work={work}
        name={fields.usableCbm}
        copy={{ label: words.usable(type), hint: words.usableHint(inside, containersAsOf) }}
      />
      <ToolField
        work={work}
        name={fields.usRoadKg}
        copy={{ label: words.usRoad(type), hint: words.usRoadHint(containersAsOf) }}
      />
    </>
  );
}
