import { Trash2 } from "lucide-react";
import { RowField } from "@/tools/engine/tool-field";
import { WorksheetAction, WorksheetGroup } from "@/tools/engine/worksheet";
import { worksheet as words } from "@/content/tools/shipment-volume";
import { describeRow } from "./describe-row";
import type { ShipmentToolForm } from "./tool";

type CartonGroupProps = { form: ShipmentToolForm; row: number; onRemove: () => void };

/** The fields of one carton size. */
export function CartonGroup({ form, row, onRemove }: CartonGroupProps) {
  const texts = form.state.rows[row];
  if (!texts) return null;
  const name = words.carton(row + 1, texts.name.trim());
  const labels = texts.unit === "in" ? words.cells.in : words.cells.cm;
  const cell = { form, row };
  return (
    <WorksheetGroup title={name} detail={describeRow(texts)} desk="check" columns="three">
      <RowField {...cell} column="length" copy={{ label: labels.length }} />
      <RowField {...cell} column="width" copy={{ label: labels.width }} />
      <RowField {...cell} column="height" copy={{ label: labels.height }} />
      <RowField {...cell} column="weight" copy={{ label: labels.weight }} />
      <RowField {...cell} column="cartons" copy={{ label: words.cartons }} />
      <RowField {...cell} column="unit" copy={words.unit} />
      <RowField {...cell} column="name" copy={words.contents} isWide />
      <WorksheetAction isWide>
        <button type="button" className="tool-text-button" onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-5" />
          <span>
            {words.remove} <span className="sr-only">{name}</span>
          </span>
        </button>
      </WorksheetAction>
    </WorksheetGroup>
  );
}
