import { Plus, Trash2 } from "lucide-react";
import { flushSync } from "react-dom";
import { RowField } from "@/tools/engine/tool-field";
import { WorksheetAction } from "@/tools/engine/worksheet";
import { worksheet as words } from "@/content/tools/landed-cost";
import { rowErrorKey } from "@/lib/tools/form-reader";
import { landedCostForm, type DutyTexts } from "./form";
import type { LandedCostToolForm } from "./tool";

const { empty, max } = landedCostForm.rows;

const ADD_ID = "add-duty";

/** Duties charged in addition to the regular rate of the product. */
export function DutyRows({
  form,
  isButtonWide,
}: {
  form: LandedCostToolForm;
  isButtonWide: boolean;
}) {
  const { rows } = form.state;

  function changeRows(next: readonly DutyTexts[], focusId: string) {
    flushSync(() => {
      form.setRows(next);
    });
    document.getElementById(focusId)?.focus();
  }

  return (
    <>
      {rows.map((_, row) => (
        <DutyRow
          key={row}
          form={form}
          row={row}
          onRemove={() => {
            changeRows(rows.toSpliced(row, 1), ADD_ID);
          }}
        />
      ))}
      {rows.length < max && (
        <WorksheetAction isWide={isButtonWide}>
          <button
            type="button"
            id={ADD_ID}
            className="tool-text-button add"
            onClick={() => {
              changeRows([...rows, empty], rowErrorKey("name", rows.length));
            }}
          >
            <Plus aria-hidden="true" className="size-5" />
            {words.addDuty}
          </button>
        </WorksheetAction>
      )}
    </>
  );
}

type DutyRowProps = { form: LandedCostToolForm; row: number; onRemove: () => void };

function DutyRow({ form, row, onRemove }: DutyRowProps) {
  const number = row + 1;
  const isAmount = form.state.rows[row]?.kind === "amount";
  return (
    <>
      <RowField form={form} row={row} column="name" copy={words.dutyName(number)} />
      <RowField form={form} row={row} column="figure" copy={words.dutyFigure(number, isAmount)} />
      <RowField form={form} row={row} column="kind" copy={words.dutyKind(number)} />
      <WorksheetAction>
        <button type="button" className="tool-text-button" onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-5" />
          {words.removeDuty(number)}
        </button>
      </WorksheetAction>
    </>
  );
}
