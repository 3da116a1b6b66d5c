import { Plus } from "lucide-react";
import type { ComponentProps } from "react";
import { flushSync } from "react-dom";
import { FieldError } from "@/tools/engine/field-error";
import { ToolField } from "@/tools/engine/tool-field";
import { Worksheet, WorksheetAction, WorksheetGroup } from "@/tools/engine/worksheet";
import { worksheet as words } from "@/content/tools/shipment-volume";
import { rowErrorKey } from "@/lib/tools/form-reader";
import { CartonGroup } from "./carton-group";
import { shipmentVolumeForm, type CartonTexts } from "./form";
import { LimitsDisclosure } from "./limits-disclosure";
import { PackingListImport } from "./packing-list/import";
import { describeNextStep } from "./next-step";
import type { ShipmentToolForm } from "./tool";

const { empty, max: maxRows } = shipmentVolumeForm.rows;

/** The error key of the rows as a whole. As an id it leads to the button that adds a row. */
const ROWS_ID = "rows";

type ShipmentWorksheetProps = Pick<
  ComponentProps<typeof PackingListImport>,
  "openQuestions" | "onOpenQuestions"
> & {
  form: ShipmentToolForm;
  stickyAnswer: { figure: string; text: string };
};

export function ShipmentWorksheet({ form, stickyAnswer, ...pastedList }: ShipmentWorksheetProps) {
  const { rows } = form.state;

  function changeRows(next: readonly CartonTexts[], focusId: string) {
    flushSync(() => {
      form.setRows(next);
    });
    document.getElementById(focusId)?.focus();
  }

  return (
    <Worksheet
      title={words.title}
      note={words.note}
      stickyAnswer={{
        form,
        ...stickyAnswer,
        instead: describeNextStep(pastedList.openQuestions)?.bar,
      }}
    >
      <PackingListImport rows={rows} onRows={form.setRows} {...pastedList} />
      {rows.map((_, row) => (
        <CartonGroup
          key={row}
          form={form}
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
            className="tool-text-button add"
            aria-describedby={form.errors.rows && `${ROWS_ID}-error`}
            disabled={rows.length >= maxRows}
            onClick={() => {
              const unit = rows.at(-1)?.unit ?? empty.unit;
              changeRows([...rows, { ...empty, unit }], rowErrorKey("length", rows.length));
            }}
          >
            <Plus aria-hidden="true" className="size-5" />
            {words.next.add}
          </button>
          {form.errors.rows && <FieldError id={`${ROWS_ID}-error`}>{form.errors.rows}</FieldError>}
        </WorksheetAction>
        <ToolField form={form} name="sideUp" copy={words.sideUp} />
      </WorksheetGroup>
      <WorksheetGroup
        title={words.quotes.title}
        detail={words.quotes.detail}
        desk="ship"
        after="check"
        isLast
      >
        <ToolField form={form} name="lclPerCbm" copy={words.quotes.lclPerCbm} />
        <ToolField form={form} name="fclAllIn" copy={words.quotes.fclAllIn} />
        <ToolField form={form} name="fclContainer" copy={words.quotes.fclContainer} isWide />
      </WorksheetGroup>
      <LimitsDisclosure form={form} />
    </Worksheet>
  );
}
