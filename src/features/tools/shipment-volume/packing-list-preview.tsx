import { useEffect, useId, useMemo, useRef, useState } from "react";
import { preview as words } from "@/content/tools/packing-list";
import type { ListQuestion, PackingList } from "./packing-list";
import { changeColumn, type ListColumn } from "./packing-list-columns";
import { explainReading } from "./packing-list-explanations";
import { askAboutImplausible } from "./packing-list-doubts";
import { LetterPreview } from "./packing-list-letter-preview";
import { readPastedList } from "./packing-list-reader";
import { DiscardButton, PackingListReview, type ReviewActions } from "./packing-list-review";
import { readRows } from "./packing-list-rows";
import { PackingListTableView } from "./packing-list-table-view";

export type PackingListPreviewProps = ReviewActions & { text: string };

/** Shows how a pasted list was read. It can be checked and changed before it fills the form. */
export function PackingListPreview({ text, ...actions }: PackingListPreviewProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const pasted = useMemo(() => readPastedList(text), [text]);

  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <section aria-labelledby={headingId} className="packing-list-preview">
      <h3 id={headingId} ref={heading} tabIndex={-1} className="text-title">
        {words.heading}
      </h3>
      {pasted.kind === "letter" ? (
        <LetterPreview letter={pasted.letter} {...actions} />
      ) : pasted.list.ok ? (
        <ListPreview list={pasted.list} {...actions} />
      ) : (
        <>
          <p className="font-semibold">{pasted.list.unread.reason}</p>
          <DiscardButton onDiscard={actions.onDiscard} />
        </>
      )}
    </section>
  );
}

type ListPreviewProps = ReviewActions & { list: Extract<PackingList, { ok: true }> };

function ListPreview({ list: { table, ...found }, ...actions }: ListPreviewProps) {
  const [mapping, setMapping] = useState(found.mapping);
  const [changed, setChanged] = useState<ReadonlySet<number>>(new Set());
  /** The index of the chosen option by question id. */
  const [answers, setAnswers] = useState<Readonly<Record<string, number>>>({});
  const reading = useMemo(() => readRows(table, mapping), [table, mapping]);

  const questions = [...found.questions, ...askAboutImplausible(reading)];
  const isOpen = ({ id, columns }: ListQuestion) =>
    answers[id] === undefined && !(columns.length > 0 && columns.every((i) => changed.has(i)));
  const open = questions.filter(isOpen);
  const asked = new Set(open.flatMap(({ columns }) => columns));

  function change(index: number, column: ListColumn) {
    setMapping({ ...mapping, columns: changeColumn(mapping.columns, index, column) });
    setChanged(new Set([...changed, index]));
  }

  function answer(question: ListQuestion, index: number) {
    const apply = question.options[index]?.apply;
    if (apply) setMapping(apply(mapping));
    setAnswers({ ...answers, [question.id]: index });
  }

  return (
    <>
      <p className="text-base text-ink-600">{words.intro}</p>
      {table.lines.length > 0 && (
        <PackingListTableView
          table={table}
          columns={mapping.columns}
          asked={asked}
          onChange={change}
        />
      )}
      <PackingListReview
        {...actions}
        questions={questions}
        open={open}
        keyOf={({ id }) => id}
        chosenOf={({ id }) => answers[id]}
        onAnswer={answer}
        reading={reading}
        linesAbove={table.linesAbove}
        // As long as several mappings are possible, there is no reason to explain one of them.
        explanations={asked.size > 0 ? [] : explainReading(table, mapping, reading)}
      />
    </>
  );
}
