import { readToolDraft } from "@/db/tool-drafts";
import { initialState, type FormState } from "@/lib/tools/form-state";
import { readLink, type DroppedValue } from "@/lib/tools/link-state";
import type { Outcome } from "@/lib/tools/outcome";
import { restoreState } from "@/lib/tools/restore-state";
import type { Tool } from "./tool";

export type Answer<Result> = Extract<Outcome<Result>, { ok: true }>;

/** Figures converted to another unit. */
export type Conversion<Name extends string, Column extends string> = {
  /** The field that names the unit, by its key among the errors. */
  key: string;
  /** The form with the new unit and the figures as they were typed. */
  kept: FormState<Name, Column>;
};

/** Where a form stands, and what is known of the way there. */
export type Work<Name extends string, Column extends string, Result> = {
  state: FormState<Name, Column>;
  /** Whose errors are shown: what was left, or holds text that somebody put there. */
  touched: ReadonlySet<string>;
  /** The last answer that there was. */
  lastAnswer: Answer<Result> | null;
  /** The query of a link to it. */
  lastQuery: string;
  /** The values of the opened link that were not valid. */
  dropped: readonly DroppedValue<Name>[];
  /** The last change, where it has converted figures to another unit. */
  conversion: Conversion<Name, Column> | null;
  isEdited: boolean;
  /** What starting over has thrown away, until something is typed. */
  discarded: Work<Name, Column, Result> | null;
};

/** The example, untouched. */
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

/** What the address says; what the tab kept of the very same address also has what is not valid. */
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
