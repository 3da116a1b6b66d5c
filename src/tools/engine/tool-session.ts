import { readToolDraft } from "@/data/browser/tool-drafts";
import { initialState, type FormState } from "@/lib/tools/form-state";
import { readLinkQuery, type DroppedValue } from "@/lib/tools/link-query";
import type { Outcome } from "@/lib/tools/outcome";
import { restoreState } from "@/lib/tools/restore-state";
import type { Tool } from "./tool";

export type Answer<Result> = Extract<Outcome<Result>, { ok: true }>;

/** A change of unit that has converted numbers. */
export type Conversion<Name extends string, Column extends string> = {
  /** The unit field, by its key in `FieldErrors`. */
  key: string;
  /** The form with the new unit and the unconverted numbers. */
  unconverted: FormState<Name, Column>;
};

/** The state of a tool's page: the form and its history. */
export type ToolSession<Name extends string, Column extends string, Result> = {
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
  isDirty: boolean;
  /** The session that a reset has discarded. Can be restored until the next edit. */
  discarded: ToolSession<Name, Column, Result> | null;
};

/** The example that every tool starts with. */
export function startSession<Name extends string, Column extends string, Result>(
  { form }: Tool<Name, Column, Result>,
  today: string,
): ToolSession<Name, Column, Result> {
  return {
    state: initialState(form, today),
    touched: new Set(),
    lastAnswer: null,
    lastQuery: "",
    dropped: [],
    conversion: null,
    isDirty: false,
    discarded: null,
  };
}

/**
 * Restores the session for the current URL. The tab's draft is preferred if it belongs to this URL,
 * since it also has the invalid texts that a URL leaves out.
 */
export function openSession<Name extends string, Column extends string, Result>(
  tool: Tool<Name, Column, Result>,
  today: string,
): ToolSession<Name, Column, Result> {
  const query = window.location.search.slice(1);
  const start = startSession(tool, today);
  const stored = readToolDraft(tool.key);
  const draft = stored && (query === "" || stored.queries.includes(query)) ? stored : null;
  const session: ToolSession<Name, Column, Result> = draft
    ? { ...start, state: restoreState(tool.form, draft, today), isDirty: true }
    : { ...start, ...readLinkQuery(tool.form, query, today) };
  const outcome = tool.calculate(session.state, today);
  if (outcome.ok) return session;
  const touched = new Set(Object.keys(outcome.errors));
  if (!draft) return { ...session, touched };
  const { lastQuery } = draft;
  const answered = readLinkQuery(tool.form, lastQuery, today)?.state ?? start.state;
  const last = tool.calculate(answered, today);
  return { ...session, touched, lastAnswer: last.ok ? last : null, lastQuery };
}
