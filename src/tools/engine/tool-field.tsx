import { rowErrorKey } from "@/lib/tools/form-reader";
import { FieldCell, type FieldCopy } from "./field-cell";
import type { Report } from "./report/use-report";
import type { ToolForm } from "./use-tool-form";

type ToolFieldProps<Name extends string, Column extends string, Result> = {
  form: ToolForm<Name, Column, Result>;
  name: NoInfer<Name>;
  copy: FieldCopy;
  isWide?: boolean;
};

/** A field of a tool's form. */
export function ToolField<Name extends string, Column extends string, Result>({
  form,
  name,
  copy,
  isWide,
}: ToolFieldProps<Name, Column, Result>) {
  return (
    <FieldCell
      {...copy}
      id={name}
      field={form.definition.fields[name]}
      text={form.state.texts[name]}
      error={form.errors[name]}
      isExample={form.exampleKeys.includes(name)}
      onChange={(text) => {
        form.setText(name, text);
      }}
      onBlur={() => {
        form.touchField(name);
      }}
      isWide={isWide}
    >
      <Conversion form={form} unitFieldId={name} />
    </FieldCell>
  );
}

type RowFieldProps<Name extends string, Column extends string, Result> = {
  form: ToolForm<Name, Column, Result>;
  row: number;
  column: NoInfer<Column>;
  copy: FieldCopy;
  isWide?: boolean;
};

/** A field in a row, by the row's index. Renders nothing if there is no such row. */
export function RowField<Name extends string, Column extends string, Result>({
  form,
  row,
  column,
  copy,
  isWide,
}: RowFieldProps<Name, Column, Result>) {
  const field = form.definition.rows?.columns[column];
  const cells = form.state.rows[row];
  if (!field || !cells) return null;
  const key = rowErrorKey(column, row);
  return (
    <FieldCell
      {...copy}
      id={key}
      field={field}
      text={cells[column]}
      error={form.errors[key]}
      isExample={form.exampleKeys.includes(key)}
      onChange={(text) => {
        form.setCell(row, column, text);
      }}
      onBlur={() => {
        form.touchField(key);
      }}
      isWide={isWide}
    >
      <Conversion form={form} unitFieldId={key} />
    </FieldCell>
  );
}

type ConversionProps = {
  form: Pick<ToolForm, "convertedBy" | "undoConversion"> & {
    report: Pick<Report<string, string, unknown>, "ConversionNote"> | null;
  };
  unitFieldId: string;
};

/** Shown below the unit field that has just converted numbers. */
function Conversion({
  form: { report, convertedBy, undoConversion },
  unitFieldId,
}: ConversionProps) {
  if (!report || convertedBy !== unitFieldId) return null;
  return <report.ConversionNote unitFieldId={unitFieldId} onUndoConversion={undoConversion} />;
}
