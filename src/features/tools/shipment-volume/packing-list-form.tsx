import { Plus } from "lucide-react";
import { flushSync } from "react-dom";
import { FieldError } from "@/components/tools/field-error";
import { ToolField } from "@/components/tools/tool-field";
import { Worksheet, WorksheetAction, WorksheetGroup } from "@/components/tools/worksheet";
import { worksheet as words } from "@/content/tools/shipment-volume";
import { rowErrorKey } from "@/lib/tools/form-reader";
import { CartonGroup } from "./carton-group";
import { shipmentVolumeForm, type CartonTexts } from "./form";
import { LimitsFold } from "./limits-fold";
import { PasteFold } from "./paste-fold";
import type { ShipmentWork } from "./tool";

const { empty, max: maxRows } = shipmentVolumeForm.rows;

/** The error key of the rows as a whole. As an id it leads to the button that adds a row. */
const ROWS_ID = "rows";

type PackingListFormProps = { work: ShipmentWork; slim: { figure: string; text: string } };

export function PackingListForm({ work, slim }: PackingListFormProps) {
  const { rows } = work.state;

  function changeRows(next: readonly CartonTexts[], focusId: string) {
    flushSync(() => {
      work.setRows(next);
    });
    document.getElementById(focusId)?.focus();
  }

  return (
    <Worksheet title={words.title} note={words.note} slim={{ work, ...slim }}>
      {rows.map((_, row) => (
        <CartonGroup
          key={row}
          work={work}
          row={row}
          onRemove={() => {
            changeRows(rows.length > 1 ? rows.toSpliced(row, 1) : [empty], ROWS_ID);
          }}
        />
      ))}
      <WorksheetGroup title={words.next.title} detail={words.next.detail} desk="check">
        <WorksheetAction>
          <button
            type="button"
            id={ROWS_ID}
            className="ws-button add"
            aria-describedby={work.errors.rows && `${ROWS_ID}-error`}
            disabled={rows.length >= maxRows}
            onClick={() => {
              const unit = rows.at(-1)?.unit ?? empty.unit;
              changeRows([...rows, { ...empty, unit }], rowErrorKey("length", rows.length));
            }}
          >
            <Plus aria-hidden="true" className="size-5" />
            {words.next.add}
          </button>
          {work.errors.rows && <FieldError id={`${ROWS_ID}-error`}>{work.errors.rows}</FieldError>}
        </WorksheetAction>
        <ToolField work={work} name="sideUp" copy={words.sideUp} />
      </WorksheetGroup>
      <WorksheetGroup
        title={words.quotes.title}
        detail={words.quotes.detail}
        desk="ship"
        after="check"
        isLast
      >
        <ToolField work={work} name="lclPerCbm" copy={words.quotes.lclPerCbm} />
        <ToolField work={work} name="fclAllIn" copy={words.quotes.fclAllIn} />
        <ToolField work={work} name="fclContainer" copy={words.quotes.fclContainer} isWide />
      </WorksheetGroup>
      <PasteFold rows={rows} onRows={work.setRows} />
      <LimitsFold work={work} />
    </Worksheet>
  );
}
