import { Card, CardBody, CardTitle } from "@/ui/card";
import { volume } from "@/content/services/shipping";

const copy = volume.weight;
const heaviest = Math.max(...copy.bars.map(({ kilograms }) => kilograms));

/** The actual and the chargeable weight of one carton. */
export function ChargeableWeight() {
  return (
    <Card>
      <CardTitle title={copy.title} note={copy.example} />
      <CardBody>
        <ul className="grid gap-3">
          {copy.bars.map(({ label, kilograms }) => (
            <li key={label} className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5">
              <p className="text-base">{label}</p>
              <p className="font-display text-ui font-bold tabular-nums">
                {kilograms} {copy.unit}
              </p>
              <span
                aria-hidden="true"
                className="col-span-2 h-3 rounded-r-full bg-accent"
                style={{ width: `${(kilograms / heaviest) * 100}%` }}
              />
            </li>
          ))}
        </ul>
        <p className="mt-5 text-base text-ink-600">{copy.text}</p>
      </CardBody>
    </Card>
  );
}
