import { readToolDraft } from "@/db/tool-drafts";
import { initialState, type FormState } from "@/lib/tools/form-state";
import { readLink, type DroppedValue } from "@/lib/tools/link-state";
import type { Outcome } from "@/lib/tools/outcome";
import { restoreState } from "@/lib/tools/restore-state";
import type { Tool } from "./tool";

export type Answer<Result> = Extract<Outcome<Result>, { ok: true }>;

/** A change of unit that has converted numbers. */
export type Conversion<Name extends string, Column extends string> = {
  /** The unit field, by its key in `FieldErrors`. */
  key: string;
  /** The form with the new unit and the unconverted numbers. */
  kept: FormState<Name, Column>;
};

/** The state of a tool's page: the form and its history. */
export type Work<Name extends string, Column extends string, Result> = {
  state: FormState<Name, Column>;
  /** Fields that have lost focus or were edited. Only their errors are shown. */
  touched: ReadonlySet<string>;
  /** The latest valid answer. */
  lastAnswer: Answer<Result> | null;
  /** The link query of `lastAnswer`. */
  lastQuery: string;
  /** Values of the opened link that were invalid. */
  dropped: readonly DroppedValue<Name>[];
  /** Set if the latest change has converted numbers to another unit. */
  conversion: Conversion<Name, Column> | null;
  isEdited: boolean;
  /** The work that a reset has discarded. Can be restored until the next edit. */
  discarded: Work<Name, Column, Result> | null;
};

/** The example that every tool starts with. */
export function startWork<Name extends string, Column extends string, Result>(
  { form }: Tool<Name, Column, Result>,
  today: string,
): Work<Name, Column, Result> {
  return {
    state: initialState(form, today),
    touched: new Set(),
    lastAnswer: null,
    lastQuery: "",
    dropped: [],
    conversion: null,
    isEdited: false,
    discarded: null,
  };
}

/**
 * Restores the work for the current URL. The tab's draft is preferred if it belongs to this URL,
 * since it also has the invalid texts that a URL leaves out.
 */
export function openWork<Name extends string, Column extends string, Result>(
  tool: Tool<Name, Column, Result>,
  today: string,
): Work<Name, Column, Result> {
  const query = window.location.search.slice(1);
  const start = startWork(tool, today);
  const draft = readToolDraft(tool.key);
  const kept = draft && (query === "" || draft.queries.includes(query)) ? draft : null;
  const work: Work<Name, Column, Result> = kept
    ? { ...start, state: restoreState(tool.form, kept, today), isEdited: true }
    : { ...start, ...readLink(tool.form, query, today) };
  const outcome = tool.calculate(work.state, today);
  if (outcome.ok) return work;
  const touched = new Set(Object.keys(outcome.errors));
  if (!kept) return { ...work, touched };
  const { lastQuery } = kept;
  const answered = readLink(tool.form, lastQuery, today)?.state ?? start.state;
  const last = tool.calculate(answered, today);
  return { ...work, touched, lastAnswer: last.ok ? last : null, lastQuery };
}
