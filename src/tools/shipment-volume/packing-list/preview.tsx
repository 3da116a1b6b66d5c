import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { focusField } from "@/tools/engine/focus-field";
import { useAnnouncement } from "@/tools/engine/use-announcement";
import { Button } from "@/ui/button";
import { cn } from "@/lib/cn";
import { formatNumber, formatPrice } from "@/lib/numbers";
import { preview as words } from "@/content/tools/packing-list";
import { formatCartons } from "@/tools/shipment-volume/wording";
import type { CartonTexts, ProductTexts } from "@/tools/shipment-volume/form";
import { NEXT_STEP_ID } from "@/tools/shipment-volume/next-step";
import { noAnswers, reviewList, type ListQuestion, type ListReview } from "./review";
import {
  formatRow,
  formatSums,
  sumRows,
  toProductTexts,
  type ListProduct,
  type ListRow,
} from "./rows";
import { PackingListTable } from "./table-view";
import { sideRoles } from "./columns";

/** What the form takes from a list. */
export type UsedList = {
  cartons: readonly CartonTexts[];
  products: readonly ProductTexts[];
  /** Of the products' prices, "" if it has none. */
  currency: string;
};

export type PackingListPreviewProps = {
  text: string;
  onUse: (list: UsedList) => void;
  onDiscard: () => void;
  /** Called with the number of open questions, and with null when the preview is closed. */
  onOpenQuestions: (count: number | null) => void;
};

/** Shows how a pasted list was read, asks what is open, and fills the form on request. */
export function PackingListPreview(props: PackingListPreviewProps) {
  const { text, onUse, onDiscard, onOpenQuestions } = props;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [answers, setAnswers] = useState(noAnswers);
  const [accepted, setAccepted] = useState<Accepted>(noneAccepted);
  const [isRefused, setIsRefused] = useState(false);
  const review = reviewList(text, answers);
  const steps = review ? listOpenSteps(review, accepted) : [];
  const count = steps.length;
  const idOf = (step: string) => (steps[0] === step ? NEXT_STEP_ID : undefined);
  const canUse = review !== null && review.rows.length > 0;

  useEffect(() => {
    heading.current?.focus();
  }, []);
  useEffect(() => {
    onOpenQuestions(count);
  }, [onOpenQuestions, count]);
  useEffect(
    () => () => {
      onOpenQuestions(null);
    },
    [onOpenQuestions],
  );

  /** What was accepted was accepted of another reading. */
  function answer(next: Partial<typeof answers>) {
    setAnswers({ ...answers, ...next });
    setAccepted(noneAccepted);
  }

  return (
    <section
      aria-labelledby={headingId}
      className="col-span-full grid min-w-0 gap-5 bg-card px-4 py-5 text-lg sm:px-5"
    >
      <h3 id={headingId} ref={heading} tabIndex={-1} className="text-title">
        {words.heading}
      </h3>
      <p className="text-lg text-muted-foreground">{review ? words.intro : words.noList}</p>
      {review && (
        <>
          <PackingListTable
            review={review}
            openId={idOf("unit")}
            onHeadings={(headingLine) => {
              answer({ headingLine, columns: new Map(), options: {} });
            }}
            onChoose={(index, chosen) => {
              const columns = new Map(answers.columns);
              for (const i of chosen.unit ? sharingUnit(review, index) : [index])
                columns.set(i, { ...columns.get(i), ...chosen });
              answer({ columns, options: chosen.role ? {} : answers.options });
            }}
          />
          <button
            type="button"
            className="tool-text-button justify-self-start"
            onClick={() => {
              answer({ ...noAnswers, isTurned: !review.isTurned });
            }}
          >
            {words.turn}
          </button>
          <div className="grid gap-4 empty:hidden">
            {review.questions.map((question) => (
              <PackingListQuestion
                key={question.key}
                question={question}
                id={idOf(question.key)}
                isRefused={isRefused}
                onAnswer={(value) => {
                  answer({ options: { ...answers.options, [question.key]: value } });
                }}
              />
            ))}
          </div>
          <PackingListFindings
            review={review}
            accepted={accepted}
            idOf={idOf}
            onAccept={(part) => {
              setAccepted({ ...accepted, ...part });
            }}
          />
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {canUse && (
          <Button
            id={count === 0 ? NEXT_STEP_ID : undefined}
            variant="secondary"
            size="sm"
            onClick={() => {
              if (count === 0)
                onUse({
                  cartons: review.rows.map(({ texts }) => texts),
                  products: review.products.map(toProductTexts),
                  currency: review.currency,
                });
              else {
                setIsRefused(true);
                focusField(NEXT_STEP_ID);
              }
            }}
          >
            {words.use}
          </Button>
        )}
        <button
          type="button"
          id={count === 0 && !canUse ? NEXT_STEP_ID : undefined}
          className="tool-text-button"
          onClick={onDiscard}
        >
          {words.discard}
        </button>
        {isRefused && count > 0 && (
          <p role="alert" className="text-base font-semibold text-danger">
            {words.open(count)}
          </p>
        )}
      </div>
    </section>
  );
}

/** What the visitor has accepted by a press of its own. */
type Accepted = { isLeftOut: boolean; isUsedAnyway: boolean };

const noneAccepted: Accepted = { isLeftOut: false, isUsedAnyway: false };

/** What stands between a list and its use, in the order of the screen. */
function listOpenSteps(review: ListReview, { isLeftOut, isUsedAnyway }: Accepted): string[] {
  const { openUnits, questions, unread, rows } = review;
  const contradicts = listContradictions(review).length > 0;
  return [
    ...openUnits.map(() => "unit"),
    ...questions.filter(({ chosen }) => chosen === undefined).map(({ key }) => key),
    ...(rows.length > 0 && contradicts && !isUsedAnyway ? ["contradictions"] : []),
    ...(rows.length > 0 && unread.length > 0 && !isLeftOut ? ["unread"] : []),
  ];
}

/** What the list says twice in two ways, and what is hardly possible. */
function listContradictions({ checks, implausible }: ListReview): string[] {
  const wrong = checks.filter(({ isEqual }) => !isEqual);
  const texts = wrong.map(({ line, name, theirs, ours }) =>
    words.contradicts(line, name, theirs, ours),
  );
  return [...texts, ...implausible];
}

/** The columns whose unit is chosen together: the three sides. */
function sharingUnit({ columns }: ListReview, index: number): number[] {
  const isSide = (i: number) => sideRoles.some((side) => side === columns[i]?.role);
  return isSide(index) ? [...columns.keys()].filter(isSide) : [index];
}

type PackingListQuestionProps = {
  question: ListQuestion;
  /** The id of its first option. */
  id: string | undefined;
  /** Whether somebody tried to continue without an answer. */
  isRefused: boolean;
  onAnswer: (value: string) => void;
};

/** A question about a pasted list. */
function PackingListQuestion({ question, id, isRefused, onAnswer }: PackingListQuestionProps) {
  const { text, options, chosen } = question;
  const name = useId();
  const isOpen = chosen === undefined;
  return (
    <fieldset
      className={cn(
        "min-w-0 border-l-4 pl-4",
        !isOpen ? "border-border" : isRefused ? "border-danger" : "border-accent",
      )}
    >
      <legend className="float-left w-full font-semibold">{text}</legend>
      <div className="clear-both">
        {options.map(({ value, label }, index) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 py-1 has-checked:font-semibold"
          >
            <input
              // Where a button leads to the first answer, the question above it is on the screen, too.
              className="size-5 flex-none scroll-mt-56 scroll-mb-28 accent-ink"
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              checked={chosen === value}
              onChange={() => {
                onAnswer(value);
              }}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Keeps a large spreadsheet from filling the page. */
const MAX_NAMED = 8;

type PackingListFindingsProps = {
  review: ListReview;
  accepted: Accepted;
  idOf: (step: string) => string | undefined;
  onAccept: (accepted: Partial<Accepted>) => void;
};

/** The rows read from a pasted list, how it was read, and what has to be decided about it. */
function PackingListFindings({ review, accepted, idOf, onAccept }: PackingListFindingsProps) {
  const { rows, products, currency, missing, unread, notes, checks } = review;
  const sums = sumRows(rows);
  const together = words.sum(...formatSums(sums));
  const found = rows.length > 0 ? words.found(rows.length) : words.nothing;
  const announcement = useAnnouncement(rows.length > 0 ? `${found}. ${together}` : found);
  const wrong = listContradictions(review);
  const totals = checks.filter(({ isEqual }) => isEqual).slice(-3);
  return (
    <div className="grid gap-4 wrap-anywhere">
      <div role="status" className="sr-only">
        {announcement}
      </div>
      <Findings heading={found} texts={[...rows.map(describeRow), ...missing]}>
        {rows.length > 1 && <p className="font-semibold">{together}</p>}
      </Findings>
      {products.length > 0 && (
        <Findings
          heading={words.products(products.length)}
          texts={products.map((product) => describeProduct(product, currency))}
        />
      )}
      {notes.length + totals.length > 0 && (
        <Findings
          heading={words.why}
          texts={[
            ...notes,
            ...totals.map(({ line, name, theirs }) => words.agrees(line, name, theirs)),
          ]}
        />
      )}
      {wrong.length > 0 && (
        <Findings heading={words.contradictions} texts={wrong}>
          <AcceptButton
            id={idOf("contradictions")}
            label={words.useAnyway(formatCartons(sums.cartons))}
            done={accepted.isUsedAnyway && words.accepted}
            onAccept={() => {
              onAccept({ isUsedAnyway: true });
            }}
          />
        </Findings>
      )}
      {unread.length > 0 && (
        <Findings
          heading={words.unread(unread.length)}
          texts={unread.map(({ number, text, reason }) => (
            <>
              <b>{words.unreadLine(number)}</b>: {reason}
              <code className="block text-muted-foreground">{text}</code>
            </>
          ))}
        >
          {rows.length > 0 && (
            <AcceptButton
              id={idOf("unread")}
              label={words.leaveOut(unread.length)}
              done={accepted.isLeftOut && words.leftOut}
              onAccept={() => {
                onAccept({ isLeftOut: true });
              }}
            />
          )}
        </Findings>
      )}
    </div>
  );
}

type FindingsProps = { heading: string; texts: readonly ReactNode[]; children?: ReactNode };

function Findings({ heading, texts, children }: FindingsProps) {
  return (
    <div>
      <h4 className="font-display text-ui font-bold">{heading}</h4>
      <ul>
        {texts.slice(0, MAX_NAMED).map((text, i) => (
          <li key={i}>{text}</li>
        ))}
        {texts.length > MAX_NAMED && <li>{words.more(texts.length - MAX_NAMED)}</li>}
      </ul>
      {children}
    </div>
  );
}

type AcceptButtonProps = {
  id: string | undefined;
  label: string;
  /** In place of the button once it was pressed. */
  done: string | false;
  onAccept: () => void;
};

function AcceptButton({ id, label, done, onAccept }: AcceptButtonProps) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div ref={ref} role="status" tabIndex={-1}>
      {done === false ? (
        <button
          type="button"
          id={id}
          className="tool-text-button"
          onClick={() => {
            onAccept();
            // The button disappears and would lose the focus.
            ref.current?.focus();
          }}
        >
          {label}
        </button>
      ) : (
        done
      )}
    </div>
  );
}

/** For example "100 cartons of 60 × 40 × 40 cm at 12 kg, 9.600 m³, 1,200 kg". */
function describeRow(row: ListRow): string {
  const [cartons, cbm, kg] = formatSums(sumRows([row]));
  return words.row(row.texts.name, cartons, ...formatRow(row), cbm, kg);
}

/** For example "Mugs: 2,400 pieces at 1.25 USD". */
function describeProduct({ name, pieces, price }: ListProduct, currency: string): string {
  return words.product(
    name,
    pieces === null ? "" : formatNumber(pieces),
    price === null ? "" : `${formatPrice(price)} ${currency}`,
  );
}
