import { readToolDraft } from "@/db/tool-drafts";
import { initialState, type FormState } from "@/lib/tools/form-state";
import { readLink } from "@/lib/tools/link-state";
import type { Outcome } from "@/lib/tools/outcome";
import { restoreState } from "@/lib/tools/restore-state";
import type { Tool } from "./tool";

export type Answer<Result> = Extract<Outcome<Result>, { ok: true }>;

/** Where a form stands, and what is known of the way there. */
export type Work<Name extends string, Column extends string, Result> = {
  state: FormState<Name, Column>;
  /** Whose errors are shown: what was left, or holds text that somebody put there. */
  touched: ReadonlySet<string>;
  /** The last answer that there was. */
  lastAnswer: Answer<Result> | null;
  /** How many values of the opened link were not valid. */
  droppedCount: number;
  isEdited: boolean;
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
    droppedCount: 0,
    isEdited: false,
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
  const isKept = draft && (query === "" || draft.queries.includes(query));
  const work: Work<Name, Column, Result> = isKept
    ? { ...start, state: restoreState(tool.form, draft, today), isEdited: true }
    : { ...start, ...readLink(tool.form, query, today) };
  const outcome = tool.calculate(work.state, today);
  return { ...work, touched: new Set(outcome.ok ? [] : Object.keys(outcome.errors)) };
}
