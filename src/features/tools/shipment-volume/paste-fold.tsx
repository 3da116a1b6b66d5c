import { useRef, useState } from "react";
import { WorksheetAction, WorksheetFold } from "@/components/tools/worksheet";
import { Button } from "@/components/ui/button";
import { paste as words } from "@/content/tools/shipment-volume";
import type { CartonTexts } from "./form";
import { parsePackingList, type PackingList } from "./parse-packing-list";

/** What is not read of a whole workbook would fill the page. */
const MAX_LINES_NAMED = 5;

const ID = "packing-list";

type PasteFoldProps = { onRows: (rows: readonly CartonTexts[]) => void };

/** Fills the rows from a spreadsheet: as soon as something is pasted, or with the button. */
export function PasteFold({ onRows }: PasteFoldProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [list, setList] = useState<PackingList | null>(null);

  function read(text: string) {
    const next = parsePackingList(text);
    setList(next);
    if (next.rows.length > 0) onRows(next.rows);
  }

  return (
    <WorksheetFold title={words.title}>
      <div className="fcell col-span-full">
        <label htmlFor={ID} className="cell-label">
          {words.label}
        </label>
        <textarea
          ref={ref}
          id={ID}
          className="paste-area"
          rows={5}
          wrap="off"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${ID}-hint`}
          onPaste={(event) => {
            read(event.clipboardData.getData("text"));
          }}
        />
        <p id={`${ID}-hint`} className="mt-1.5 text-label text-ink-600">
          {words.hint}
        </p>
      </div>
      <WorksheetAction isWide>
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            read(ref.current?.value ?? "");
          }}
        >
          {words.button}
        </Button>
        <div role="status" className="min-w-0 text-sm">
          {list && <PasteReport list={list} />}
        </div>
      </WorksheetAction>
    </WorksheetFold>
  );
}

function PasteReport({ list: { rows, unread } }: { list: PackingList }) {
  return (
    <>
      <p className="py-2 font-semibold">
        {rows.length > 0 ? words.filled(rows.length) : words.nothing}
        {unread.length > 0 && ` ${words.unread(unread.length)}`}
      </p>
      {unread.length > 0 && (
        <ul className="paste-unread">
          {unread.slice(0, MAX_LINES_NAMED).map(({ number, text, reason }) => (
            <li key={number}>
              <b>{words.line(number)}</b>: {reason}
              <code>{text}</code>
            </li>
          ))}
          {unread.length > MAX_LINES_NAMED && (
            <li>{words.more(unread.length - MAX_LINES_NAMED)}</li>
          )}
        </ul>
      )}
    </>
  );
}
