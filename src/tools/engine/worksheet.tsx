import { Plus, RotateCcw, Trash2 } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { CardHeader } from "@/ui/card";
import { toolWords as words } from "@/content/tools/shared";
import { cn } from "@/lib/cn";
import type { Tone, Tool, WorksheetPart } from "./define-tool";
import { focusField } from "./focus-field";
import { rowFieldKey } from "./form/fields";
import type { Texts } from "./form/form-state";
import { NOTE, ReceivedNote } from "./received-note";
import { StickyAnswer } from "./sticky-answer";
import { FieldError, nameTool, ToolField } from "./tool-field";
import type { ToolForm } from "./tool-form";

type WorksheetProps = {
  tool: Pick<Tool<never>, "texts" | "worksheet">;
  form: ToolForm;
};

/** A tool's form: groups of fields along one line. On phones a bar with the answer sticks below. */
export function Worksheet({ tool: { texts, worksheet }, form }: WorksheetProps) {
  const { title, note } = texts.worksheet;
  const tones = worksheet.map((part) =>
    typeof part === "object" && "tone" in part ? part.tone : null,
  );
  return (
    <form
      aria-label={title}
      className="relative min-w-0"
      onSubmit={(event) => {
        event.preventDefault();
        // The answer is already there, so that Enter leads to the first invalid field.
        const field = event.currentTarget.querySelector("[aria-invalid='true']");
        if (field) focusField(field.id);
      }}
    >
      <div className="card worksheet @container overflow-clip">
        <CardHeader>
          <h2 className="text-title">{title}</h2>
          <p className="text-base text-muted-foreground">{note}</p>
        </CardHeader>
        <ReceivedNote form={form} />
        <div>
          {worksheet.map((part, i) => (
            <Part
              key={i}
              part={part}
              form={form}
              previousTone={tones.slice(0, i).findLast((tone) => tone !== null) ?? null}
              isLast={tones.slice(i + 1).every((tone) => tone === null)}
            />
          ))}
        </div>
      </div>
      <StickyAnswer form={form} />
    </form>
  );
}

type PartProps = {
  part: WorksheetPart;
  form: ToolForm;
  previousTone: Tone | null;
  isLast: boolean;
};

function Part({ part, form, ...line }: PartProps) {
  if (typeof part === "function") {
    const OwnPart = part;
    return <OwnPart form={form} />;
  }
  if ("rows" in part) return <RowGroups part={part} form={form} {...line} />;
  if ("folded" in part) {
    const names = part.cells.flatMap(nameOf);
    return (
      <FoldedGroup title={part.folded} hasError={names.some((name) => name in form.errors)}>
        <Cells cells={part.cells} form={form} />
        {part.reset && (
          <WorksheetAction isWide>
            <button
              type="button"
              className="tool-text-button"
              onClick={() => {
                form.resetTexts(names);
              }}
            >
              <RotateCcw aria-hidden="true" className="size-5" />
              {part.reset}
            </button>
          </WorksheetAction>
        )}
      </FoldedGroup>
    );
  }
  return (
    <Group title={part.title} detail={part.detail} tone={part.tone} {...line}>
      <Cells cells={part.cells} form={form} />
    </Group>
  );
}

type CellList = Extract<WorksheetPart, { title: string }>["cells"];

function nameOf(cell: CellList[number]): string[] {
  if (typeof cell === "string") return [cell];
  if (typeof cell === "function") return [];
  return [cell.wide];
}

function Cells({ cells, form }: { cells: CellList; form: ToolForm }) {
  return cells.map((cell, i) => {
    if (typeof cell === "string") return <ToolField key={i} form={form} name={cell} />;
    if (typeof cell === "object") return <ToolField key={i} form={form} name={cell.wide} isWide />;
    const OwnCell = cell;
    return <OwnCell key={i} form={form} />;
  });
}

type GroupProps = {
  title: string;
  detail: string;
  tone: Tone;
  /** The tone of the group before, which the line has where it enters this one. */
  previousTone: Tone | null;
  isLast: boolean;
  columns?: "two" | "three" | undefined;
  children: ReactNode;
};

function Group({ title, detail, tone, previousTone, isLast, columns, children }: GroupProps) {
  return (
    <div
      role="group"
      aria-label={`${title}, ${detail}`}
      className={cn("worksheet-group", `tone-${previousTone ?? tone}`)}
    >
      <div
        className={cn("worksheet-group-head worksheet-line", `tone-${tone}`, isLast && "is-last")}
      >
        <span aria-hidden="true" className="stop" />
        <p className="wrap-anywhere">
          <span className="block font-display text-ui font-bold text-balance">{title}</span>
          <span className="block text-label text-muted-foreground">{detail}</span>
        </p>
      </div>
      <div className={cn("worksheet-cells", columns === "three" && "is-three")}>{children}</div>
    </div>
  );
}

type RowGroupsProps = Omit<PartProps, "part"> & {
  part: Extract<WorksheetPart, { rows: string }>;
};

/** A group of fields for each row, and a button that adds one. */
function RowGroups({ part, form, previousTone, isLast }: RowGroupsProps) {
  const { rows: group, tone, columns, cells, texts } = part;
  const definition = form.definition.rows[group];
  const rows = form.state.rows[group] ?? [];
  const source = form.state.sources[group];
  const error = form.errors[group];
  if (!definition || (definition.when && !definition.when(form.state.texts, form.state)))
    return null;
  const { empty, max, initial } = definition;
  const [firstCell] = cells;
  const firstColumn = typeof firstCell === "object" ? firstCell.wide : (firstCell ?? "");

  function changeRows(next: readonly Texts[], focusId: string) {
    flushSync(() => {
      form.setRows(group, next);
    });
    document.getElementById(focusId)?.focus();
  }

  return (
    <>
      {source && <p className={NOTE}>{words.offers.mark(nameTool(source))}</p>}
      {rows.map((row, i) => (
        <Group
          key={i}
          title={texts.title(i + 1, row)}
          detail={texts.detail(row)}
          tone={tone}
          columns={columns}
          previousTone={i === 0 ? previousTone : tone}
          isLast={false}
        >
          {cells.map((cell) => {
            const column = typeof cell === "string" ? cell : cell.wide;
            return (
              <ToolField
                key={column}
                form={form}
                name={rowFieldKey(column, i)}
                isWide={typeof cell === "object"}
              />
            );
          })}
          <WorksheetAction isWide>
            <button
              type="button"
              className="tool-text-button"
              onClick={() => {
                const others = rows.filter((_, row) => row !== i);
                // Where the example has a row, the form always has one, too.
                const isNeverEmpty = initial.length > 0;
                changeRows(others.length === 0 && isNeverEmpty ? [empty] : others, group);
              }}
            >
              <Trash2 aria-hidden="true" className="size-5 shrink-0" />
              {texts.remove(i + 1, row)}
            </button>
          </WorksheetAction>
        </Group>
      ))}
      <div
        className={cn(
          "worksheet-add border-t border-border px-4 py-2 sm:px-5 @xl:pl-52",
          !isLast && "worksheet-line",
          `tone-${rows.length > 0 ? tone : (previousTone ?? tone)}`,
        )}
      >
        <button
          type="button"
          id={group}
          className="tool-text-button text-accent-700 decoration-accent/50"
          aria-describedby={error && `${group}-error`}
          disabled={rows.length >= max}
          onClick={() => {
            // The next row is usually in the same unit, and of the same kind.
            const choices = Object.entries(rows.at(-1) ?? {}).filter(
              ([column]) => definition.columns[column]?.kind === "choice",
            );
            const next = { ...empty, ...Object.fromEntries(choices) };
            changeRows([...rows, next], rowFieldKey(firstColumn, rows.length));
          }}
        >
          <Plus aria-hidden="true" className="size-5" />
          {texts.add}
        </button>
        {error && <FieldError id={`${group}-error`}>{error}</FieldError>}
      </div>
    </>
  );
}

type FoldedGroupProps = {
  title: string;
  /** Opens the group when a field in it becomes invalid. */
  hasError?: boolean;
  children: ReactNode;
};

/** Fields that few people change, behind their heading. */
export function FoldedGroup({ title, hasError = false, children }: FoldedGroupProps) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (hasError) ref.current?.setAttribute("open", "");
  }, [hasError]);

  return (
    <details ref={ref} className="worksheet-disclosure border-t border-border">
      <summary className="flex min-h-14 items-center justify-between gap-4 px-4 py-3 font-display font-semibold tracking-snug sm:px-5">
        {title}
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 transition-[rotate] duration-200 in-[[open]>summary]:rotate-45"
        />
      </summary>
      <div className="worksheet-cells border-t border-border">{children}</div>
    </details>
  );
}

type WorksheetActionProps = { isWide?: boolean; children: ReactNode };

/** A cell for a button among the fields. */
export function WorksheetAction({ isWide = false, children }: WorksheetActionProps) {
  return (
    <div
      className={cn(
        "flex flex-wrap items-center gap-x-6 px-4 sm:px-5",
        isWide && "col-span-full py-3",
      )}
    >
      {children}
    </div>
  );
}
