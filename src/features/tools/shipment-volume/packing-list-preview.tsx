import { useEffect, useId, useMemo, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { preview as words, questions as questionWords } from "@/content/tools/packing-list";
import type { CartonTexts } from "./form";
import {
  chooseMapping,
  parsePackingList,
  type ListQuestion,
  type PackingList,
} from "./packing-list";
import { chooseRole, chooseUnit, noneChosen, type ColumnMapping } from "./packing-list-columns";
import { explainReading } from "./packing-list-explanations";
import { PackingListFindings } from "./packing-list-findings";
import { PackingListQuestion } from "./packing-list-question";
import { readRows, type ListReading } from "./packing-list-rows";
import { PackingListTableView } from "./packing-list-table-view";

export type PackingListPreviewProps = {
  text: string;
  onUse: (rows: readonly CartonTexts[]) => void;
  onDiscard: () => void;
};

/** Shows how a pasted list was read. It can be checked and changed before it fills the form. */
export function PackingListPreview({ text, onUse, onDiscard }: PackingListPreviewProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useMemo(() => parsePackingList(text), [text]);

  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <section aria-labelledby={headingId} className="packing-list-preview">
      <h3 id={headingId} ref={heading} tabIndex={-1} className="text-title">
        {words.heading}
      </h3>
      {list.ok ? (
        <ListPreview list={list} onUse={onUse} onDiscard={onDiscard} />
      ) : (
        <>
          <p className="font-semibold">{list.unread.reason}</p>
          <DiscardButton onDiscard={onDiscard} />
        </>
      )}
    </section>
  );
}

type ListPreviewProps = Omit<PackingListPreviewProps, "text"> & {
  list: Extract<PackingList, { ok: true }>;
};

function ListPreview({ list, onUse, onDiscard }: ListPreviewProps) {
  const { table } = list;
  const [chosen, setChosen] = useState(noneChosen);
  /** The index of the chosen option by question. A question with other options is another one. */
  const [answers, setAnswers] = useState<Readonly<Record<string, number>>>({});
  const [isRefused, setIsRefused] = useState(false);
  const questionsRef = useRef<HTMLDivElement>(null);
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
  const canBeAnswered = open.filter(({ options }) => options.length > 0);
  const asked = new Set(open.flatMap(({ columns }) => columns));
  const canUse = reading.rows.length > 0;

  function use() {
    if (canBeAnswered.length === 0) {
      onUse(reading.rows.map(({ texts }) => texts));
      return;
    }
    setIsRefused(true);
    questionsRef.current?.querySelector<HTMLElement>("[data-open] input")?.focus();
  }

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
      <div ref={questionsRef} className="grid gap-4 empty:hidden">
        {questions.map((question) => (
          <PackingListQuestion
            key={keyOf(question)}
            question={question}
            chosen={answers[keyOf(question)]}
            isOpen={open.includes(question)}
            isRefused={isRefused}
            onAnswer={(index) => {
              setAnswers({ ...answers, [keyOf(question)]: index });
            }}
          />
        ))}
      </div>
      <PackingListFindings
        reading={reading}
        linesAbove={table.linesAbove}
        // As long as several mappings are possible, there is no reason to explain one of them.
        explanations={asked.size > 0 ? [] : explainReading(table, mapping, reading, chosen)}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {canUse && (
          <Button variant="secondary" size="sm" onClick={use}>
            {words.use}
          </Button>
        )}
        <DiscardButton onDiscard={onDiscard} />
        {isRefused && canBeAnswered.length > 0 && (
          <p role="alert" className="text-sm font-semibold text-cinnabar">
            {words.open(canBeAnswered.length)}
          </p>
        )}
      </div>
    </>
  );
}

function DiscardButton({ onDiscard }: { onDiscard: () => void }) {
  return (
    <button type="button" className="tool-text-button" onClick={onDiscard}>
      {words.discard}
    </button>
  );
}

function keyOf({ id, text, options }: ListQuestion): string {
  return [id, text, ...options.map(({ label }) => label)].join("\n");
}

/** Implausible rows have to be confirmed, whichever mapping they result from. */
function askAboutImplausible({ implausible }: ListReading): ListQuestion[] {
  if (implausible.length === 0) return [];
  const keep = (mapping: ColumnMapping) => mapping;
  return [
    {
      id: `doubts ${implausible.join()}`,
      text: `${questionWords.implausible} ${listSome(implausible)}`,
      columns: [],
      options: [{ label: questionWords.asIs, apply: keep }],
    },
  ];
}

const MAX_NAMED = 3;

function listSome(texts: readonly string[]): string {
  const more = texts.length - MAX_NAMED;
  const named = texts.slice(0, MAX_NAMED).join("; ");
  return more > 0 ? `${named}; ${words.more(more)}.` : `${named}.`;
}
