import { Card, CardBody, CardTitle } from "@/ui/card";
import { FactTable } from "@/ui/fact-table";
import { volume } from "@/content/services/shipping";

const { table, weight } = volume;
const heaviest = Math.max(...weight.bars.map(({ kilograms }) => kilograms));

/** What fits into a container, and the actual and the chargeable weight of one carton. */
export function ShippingVolume() {
  return (
    <div className="grid gap-6">
      <Card>
        <FactTable table={table} isNarrow />
      </Card>
      <ChargeableWeight />
    </div>
  );
}

function ChargeableWeight() {
  return (
    <Card>
      <CardTitle title={weight.title} note={weight.example} />
      <CardBody>
        <ul className="grid gap-3">
          {weight.bars.map(({ label, kilograms }) => (
            <li key={label} className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5">
              <p className="text-lg">{label}</p>
              <p className="font-display text-ui font-bold tabular-nums">
                {kilograms} {weight.unit}
              </p>
              <span
                aria-hidden="true"
                className="col-span-2 h-3 rounded-r-full bg-accent"
                style={{ width: `${(kilograms / heaviest) * 100}%` }}
              />
            </li>
          ))}
        </ul>
        <p className="mt-5 text-lg text-muted-foreground">{weight.text}</p>
      </CardBody>
    </Card>
  );
}
