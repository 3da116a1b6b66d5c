import { ToolField } from "@/tools/engine/tool-field";
import { WorksheetAction, WorksheetDisclosure } from "@/tools/engine/worksheet";
import { Button } from "@/ui/button";
import { carrierLimitsSource } from "@/config/carrier-limits";
import { carrierRules, carrierRulesSource } from "@/config/carrier-rules";
import { containersSource } from "@/config/containers";
import { carriers, limits as words } from "@/content/tools/shipment-volume";
import { formatMonth } from "@/lib/dates";
import { containers, type Container } from "./containers";
import { parcelCarriers, parcelLimitNames, type ParcelCarrier } from "./parcel-carriers";
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
] as const;

const limitNames = [
  ...ruleNames,
  "largePackageGirthCm" as const,
  ...parcelCarriers.flatMap(({ fields }) => Object.values(fields)),
  ...containers.flatMap(({ fields }) => Object.values(fields)),
];

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
      <ToolField
        form={form}
        name="largePackageGirthCm"
        isWide
        copy={{
          label: words.largePackage,
          hint: words.largePackageHint(formatMonth(carrierLimitsSource.asOf)),
        }}
      />
      {parcelCarriers.map((carrier) => (
        <CarrierFields key={carrier.id} form={form} carrier={carrier} />
      ))}
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

type CarrierFieldsProps = { form: ShipmentToolForm; carrier: ParcelCarrier };

function CarrierFields({ form, carrier: { id, fields } }: CarrierFieldsProps) {
  const hint = words.hint(words.parcelSources[id], formatMonth(carrierLimitsSource.asOf));
  return (
    <>
      {parcelLimitNames.map((limit) => (
        <ToolField
          key={limit}
          form={form}
          name={fields[limit]}
          copy={{ label: words.parcel[limit](carriers[id]), hint }}
        />
      ))}
    </>
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
