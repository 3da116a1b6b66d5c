import { preview as words } from "@/content/tools/packing-list";
import { useAnnouncement } from "@/tools/engine/use-announcement";
import type { ListRow } from "./row";
import type { ListReview } from "./read-packing-list";
import { formatRowSize, formatRowWeight, sumRows } from "./rows";
import { formatTotals } from "./totals";

/** Keeps the unread lines of a large spreadsheet from filling the page. */
const MAX_LINES_NAMED = 8;

/** The rows read from a pasted list, how it was read, and what was not. */
export function PackingListFindings({ review }: { review: ListReview }) {
  const { rows, missing, unread, notes, totals } = review;
  const sum = formatTotals(sumRows(rows));
  const summary =
    rows.length > 0
      ? `${words.found(rows.length)}. ${words.sum(sum.cartons, sum.cbm, sum.kg)}`
      : words.nothing;
  const announcement = useAnnouncement(summary);
  return (
    <div className="packing-list-findings">
      <div role="status" className="sr-only">
        {announcement}
      </div>
      <div>
        <h4>{rows.length > 0 ? words.found(rows.length) : words.nothing}</h4>
        <ul>
          {rows.map((row, i) => (
            <li key={i}>{describeRow(row)}</li>
          ))}
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {rows.length > 1 && (
          <p className="font-semibold">{words.sum(sum.cartons, sum.cbm, sum.kg)}</p>
        )}
      </div>
      <Findings heading={words.why} texts={notes} />
      <Findings
        heading={words.totals}
        texts={totals.map(({ line, theirs, ours, isEqual }) =>
          isEqual ? words.totalEqual(line, theirs) : words.totalOther(line, theirs, ours),
        )}
      />
      {unread.length > 0 && (
        <div>
          <h4>{words.unread(unread.length)}</h4>
          <ul className="packing-list-unread">
            {unread.slice(0, MAX_LINES_NAMED).map(({ number, text, reason }, i) => (
              <li key={i}>
                <b>{words.unreadLine(number)}</b>: {reason}
                <code>{text}</code>
              </li>
            ))}
            {unread.length > MAX_LINES_NAMED && (
              <li>{words.more(unread.length - MAX_LINES_NAMED)}</li>
            )}
          </ul>
        </div>
      )}
    </div>
  );
}

function Findings({ heading, texts }: { heading: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div>
      <h4>{heading}</h4>
      <ul>
        {texts.map((text, i) => (
          <li key={i}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** For example "100 cartons of 60 × 40 × 40 cm at 12 kg, 9.600 m³, 1,200 kg". */
function describeRow(row: ListRow): string {
  const { cartons, cbm, kg } = formatTotals(sumRows([row]));
  return words.row(row.texts.name, cartons, formatRowSize(row), formatRowWeight(row), cbm, kg);
}
