import { rowErrorKey } from "@/lib/tools/form-reader";
import { FieldCell, type FieldCopy } from "./field-cell";
import type { Report } from "./report/use-report";
import type { ToolWork } from "./use-tool";

type ToolFieldProps<Name extends string, Column extends string, Result> = {
  work: ToolWork<Name, Column, Result>;
  name: NoInfer<Name>;
  copy: FieldCopy;
  isWide?: boolean;
};

/** A field of a tool's form. */
export function ToolField<Name extends string, Column extends string, Result>({
  work,
  name,
  copy,
  isWide,
}: ToolFieldProps<Name, Column, Result>) {
  return (
    <FieldCell
      {...copy}
      id={name}
      field={work.form.fields[name]}
      text={work.state.texts[name]}
      error={work.errors[name]}
      onChange={(text) => {
        work.setText(name, text);
      }}
      onLeave={() => {
        work.leaveField(name);
      }}
      isWide={isWide}
    >
      <Conversion work={work} unitFieldId={name} />
    </FieldCell>
  );
}

type RowFieldProps<Name extends string, Column extends string, Result> = {
  work: ToolWork<Name, Column, Result>;
  row: number;
  column: NoInfer<Column>;
  copy: FieldCopy;
  isWide?: boolean;
};

/** A field in a row, by the row's index. Renders nothing if there is no such row. */
export function RowField<Name extends string, Column extends string, Result>({
  work,
  row,
  column,
  copy,
  isWide,
}: RowFieldProps<Name, Column, Result>) {
  const field = work.form.rows?.columns[column];
  const cells = work.state.rows[row];
  if (!field || !cells) return null;
  const key = rowErrorKey(column, row);
  return (
    <FieldCell
      {...copy}
      id={key}
      field={field}
      text={cells[column]}
      error={work.errors[key]}
      onChange={(text) => {
        work.setCell(row, column, text);
      }}
      onLeave={() => {
        work.leaveField(key);
      }}
      isWide={isWide}
    >
      <Conversion work={work} unitFieldId={key} />
    </FieldCell>
  );
}

type ConversionProps = {
  work: Pick<ToolWork, "convertedBy" | "keepFigures"> & {
    report: Pick<Report<string, string, unknown>, "ConversionNote"> | null;
  };
  unitFieldId: string;
};

/** Shown below the unit field that has just converted numbers. */
function Conversion({ work: { report, convertedBy, keepFigures }, unitFieldId }: ConversionProps) {
  if (!report || convertedBy !== unitFieldId) return null;
  return <report.ConversionNote unitFieldId={unitFieldId} onKeepFigures={keepFigures} />;
}
