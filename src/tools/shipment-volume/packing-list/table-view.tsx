import { askedBelow, preview as words, roleNames, unitNames } from "@/content/tools/packing-list";
import { cn } from "@/lib/cn";
import { quantityOf, type ChosenColumn, type ListColumn } from "./columns";
import { columnRoles } from "./headings";
import type { ListReview } from "./review";
import type { ListLine } from "./split";
import { unitsOf } from "./vocabulary";

/** Enough lines to see what a column contains. */
const MAX_SHOWN = 5;
/** Enough lines to find the headings below an address. */
const MAX_HEADINGS = 20;

const SELECT = "block field-sizing-content h-11 min-w-full text-base font-semibold text-foreground";

type PackingListTableProps = {
  review: ListReview;
  /** The id of the first select that is open. */
  openId: string | undefined;
  onChoose: (index: number, chosen: ChosenColumn) => void;
  onHeadings: (line: number | null) => void;
};

/** The first lines of a pasted list, with selects for what each column holds. */
export function PackingListTable({ review, openId, onChoose, onHeadings }: PackingListTableProps) {
  const { lines, table, columns, openUnits } = review;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <label className="block font-semibold">
        {words.headings}
        <select
          className="block h-11 w-full text-base text-foreground"
          value={table.headingLine ?? ""}
          onChange={({ target: { value } }) => {
            onHeadings(value === "" ? null : Number(value));
          }}
        >
          {lines.slice(0, MAX_HEADINGS).map((line) => (
            <option key={line.number} value={line.number}>
              {words.headingLine(line.number, shorten(line))}
            </option>
          ))}
          <option value="">{words.noHeadings}</option>
        </select>
      </label>
      <div
        role="region"
        aria-label={words.region}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A part that scrolls needs the keyboard.
        tabIndex={0}
        className="overflow-x-auto border-t-fine border-b-fine border-strong"
      >
        <table className="text-left text-base tabular-nums [&_:is(td,th)]:border-b [&_:is(td,th)]:border-border [&_:is(td,th)]:p-2 [&_:is(td,th)]:align-top [&_td]:max-w-56 [&_td]:wrap-anywhere">
          <caption className="sr-only">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="min-w-12 bg-background">
                {words.line}
              </th>
              {columns.map((column, i) => (
                <ColumnHead
                  key={i}
                  number={i + 1}
                  column={column}
                  isOpen={openUnits.includes(i)}
                  openId={openUnits[0] === i ? openId : undefined}
                  onChoose={(chosen) => {
                    onChoose(i, chosen);
                  }}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {table.lines.slice(0, MAX_SHOWN).map(({ number, cells }) => (
              <tr key={number} className="last:*:border-b-0">
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
    </div>
  );
}

type ColumnHeadProps = {
  number: number;
  column: ListColumn;
  /** Whether its unit has to be chosen. */
  isOpen: boolean;
  openId: string | undefined;
  onChoose: (chosen: ChosenColumn) => void;
};

function ColumnHead({ number, column, isOpen, openId, onChoose }: ColumnHeadProps) {
  const { heading, role, unit } = column;
  const name = words.column(number, heading);
  const quantity = quantityOf(role);
  return (
    <th
      scope="col"
      className={cn(
        "min-w-28",
        isOpen
          ? "bg-danger-100 shadow-[inset_0_0_0_2px_theme(colors.danger.DEFAULT)]"
          : "bg-background",
      )}
    >
      <span className="block font-normal text-muted-foreground">{name}</span>
      <select
        className={SELECT}
        aria-label={name}
        value={role ?? ""}
        onChange={({ target: { value } }) => {
          onChoose({ role: columnRoles.find((other) => other === value) ?? "ignore" });
        }}
      >
        {role === null && <option value="">{askedBelow}</option>}
        {columnRoles.map((other) => (
          <option key={other} value={other}>
            {roleNames[other]}
          </option>
        ))}
      </select>
      {quantity && role !== "net" && (
        <select
          className={SELECT}
          id={openId}
          aria-label={words.unitOf(name)}
          value={unit ?? ""}
          onChange={({ target: { value } }) => {
            const next = unitsOf[quantity].find((id) => id === value);
            if (next) onChoose({ unit: next });
          }}
        >
          {unit === null && <option value="">{words.chooseUnit}</option>}
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

/** Enough of a line to recognize it in a select. */
const MAX_OPTION = 40;

function shorten({ cells }: ListLine): string {
  const text = cells.filter((cell) => cell !== "").join(" ");
  return text.length > MAX_OPTION ? `${text.slice(0, MAX_OPTION - 1)}…` : text;
}
