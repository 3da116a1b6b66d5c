import { preview as words, roleNames, unitNames } from "@/content/tools/packing-list";
import { cn } from "@/lib/cn";
import { columnRoles, quantityOf, type ColumnRole, type ListColumn } from "./columns";
import { isValue } from "./split";
import type { PackingListTable } from "./table";
import { unitsOf, usualUnits, type ListUnitId } from "./vocabulary";

/** Enough lines to see what a column contains. */
const MAX_SHOWN = 5;

type PackingListTableViewProps = {
  table: PackingListTable;
  columns: readonly ListColumn[];
  /** Indexes of columns that a question is about. */
  asked: ReadonlySet<number>;
  onRole: (index: number, role: ColumnRole) => void;
  onUnit: (index: number, unit: ListUnitId) => void;
};

/** The first lines of a pasted list, with selects to change what each column was recognized as. */
export function PackingListTableView({
  table: { headings, lines },
  columns,
  asked,
  onRole,
  onUnit,
}: PackingListTableViewProps) {
  const shown = lines.filter(({ cells }) => cells.some(isValue)).slice(0, MAX_SHOWN);
  return (
    <div
      role="region"
      aria-label={words.region}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A part that scrolls needs the keyboard.
      tabIndex={0}
      className="packing-list-scroll"
    >
      <table className="packing-list-table">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            {columns.map((column, i) => (
              <ColumnHead
                key={i}
                name={words.column(i + 1, (headings?.[i] ?? "").replace(/\s+/g, " "))}
                column={column}
                isAsked={asked.has(i)}
                onRole={(role) => {
                  onRole(i, role);
                }}
                onUnit={(unit) => {
                  onUnit(i, unit);
                }}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ number, cells }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {columns.map(({ role }, i) => (
                <td key={i} className={cn(role === "ignore" && "text-ink-500")}>
                  {cells[i] ?? ""}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ColumnHeadProps = {
  name: string;
  column: ListColumn;
  isAsked: boolean;
  onRole: (role: ColumnRole) => void;
  onUnit: (unit: ListUnitId) => void;
};

function ColumnHead({ name, column: { role, unit }, isAsked, onRole, onUnit }: ColumnHeadProps) {
  const quantity = quantityOf(role);
  return (
    <th scope="col" className={cn(isAsked && "is-in-question")}>
      <span className="packing-list-column-name">{name}</span>
      {isAsked && <span className="packing-list-column-note">{words.inQuestion}</span>}
      <select
        aria-label={name}
        value={role}
        onChange={(event) => {
          onRole(columnRoles.find((other) => other === event.target.value) ?? "ignore");
        }}
      >
        {columnRoles.map((other) => (
          <option key={other} value={other}>
            {roleNames[other]}
          </option>
        ))}
      </select>
      {quantity && (
        <select
          aria-label={words.unitOf(name)}
          value={unit ?? usualUnits[quantity]}
          onChange={(event) => {
            const next = unitsOf[quantity].find((id) => id === event.target.value);
            if (next) onUnit(next);
          }}
        >
          {unitsOf[quantity].map((id) => (
            <option key={id} value={id}>
              {unitNames[id]}
            </option>
          ))}
        </select>
      )}
    </th>
  );
}
