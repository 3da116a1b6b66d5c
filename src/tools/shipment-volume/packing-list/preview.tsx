import { useEffect, useId, useMemo, useRef, useState } from "react";
import { preview as words } from "@/content/tools/packing-list";
import { chooseMapping, type ListQuestion, type PackingList } from "./packing-list";
import { chooseRole, chooseUnit, noneChosen } from "./columns";
import { explainReading } from "./explanations";
import { askAboutImplausible } from "./doubts";
import { LetterPreview } from "./letter-preview";
import { readPastedList } from "./reader";
import { DiscardButton, PackingListReview, type ReviewActions } from "./review";
import { readRows } from "./rows";
import { PackingListTableView } from "./table-view";

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

function ListPreview({ list, ...actions }: ListPreviewProps) {
  const { table } = list;
  const [chosen, setChosen] = useState(noneChosen);
  /** The index of the chosen option by question. A question with other options is another one. */
  const [answers, setAnswers] = useState<Readonly<Record<string, number>>>({});
  const found = useMemo(
    () => (chosen.size > 0 ? chooseMapping(list.table, chosen) : list),
    [list, chosen],
  );
  const mapping = useMemo(
    () =>
      found.questions.reduce((now, question) => {
        const answer = question.options[answers[keyOf(question)] ?? -1];
        return answer ? answer.apply(now) : now;
      }, found.mapping),
    [found, answers],
  );
  const reading = useMemo(() => readRows(table, mapping), [table, mapping]);

  const questions = [...found.questions, ...askAboutImplausible(reading)];
  const open = questions.filter((question) => answers[keyOf(question)] === undefined);
  const asked = new Set(open.flatMap(({ columns }) => columns));

  return (
    <>
      <p className="text-base text-ink-600">{words.intro}</p>
      {table.lines.length > 0 && (
        <PackingListTableView
          table={table}
          columns={mapping.columns}
          asked={asked}
          onRole={(index, role) => {
            setChosen(chooseRole(chosen, index, role));
          }}
          onUnit={(index, unit) => {
            setChosen(chooseUnit(chosen, mapping.columns, index, unit));
          }}
        />
      )}
      <PackingListReview
        {...actions}
        questions={questions}
        open={open}
        keyOf={keyOf}
        chosenOf={(question) => answers[keyOf(question)]}
        onAnswer={(question, index) => {
          setAnswers({ ...answers, [keyOf(question)]: index });
        }}
        reading={reading}
        linesAbove={table.linesAbove}
        // As long as several mappings are possible, there is no reason to explain one of them.
        explanations={asked.size > 0 ? [] : explainReading(table, mapping, reading, chosen)}
      />
    </>
  );
}

function keyOf({ id, text, options }: ListQuestion): string {
  return [id, text, ...options.map(({ label }) => label)].join("\n");
}
