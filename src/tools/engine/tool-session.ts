import { readToolDraft } from "@/data/browser/tool-drafts";
import type { Tool } from "./define-tool";
import { initialState, restoreState, type FormState } from "./form/form-state";
import { readLinkQuery, type DroppedValue } from "./form/link-query";

/** A change of unit that has converted numbers. */
export type Conversion = {
  /** The key of the unit field. */
  key: string;
  /** The form with the new unit and the unconverted numbers. */
  unconverted: FormState;
};

/** The state of a tool's page: the form and its history. */
export type ToolSession<Result> = {
  state: FormState;
  /** The keys of the fields that have lost focus or were edited. Only their errors are shown. */
  touched: ReadonlySet<string>;
  /** The fields and groups of rows that were edited since the page was opened. */
  edited: ReadonlySet<string>;
  /** The latest valid result. */
  lastResult: { result: Result } | null;
  /** The link query of `lastResult`. */
  lastQuery: string;
  /** Values of the opened link that were invalid. */
  dropped: readonly DroppedValue[];
  /** Set if the latest change has converted numbers to another unit. */
  conversion: Conversion | null;
  isDirty: boolean;
  /** The form before figures of another tool were taken over. */
  beforeTaking: FormState | null;
  /** The session that a reset has discarded. Can be restored until the next edit. */
  discarded: ToolSession<Result> | null;
};

/** The example that every tool starts with. */
export function startSession<Result>({ form }: Tool<Result>, today: string): ToolSession<Result> {
  return {
    state: initialState(form, today),
    touched: new Set(),
    edited: new Set(),
    lastResult: null,
    lastQuery: "",
    dropped: [],
    conversion: null,
    isDirty: false,
    beforeTaking: null,
    discarded: null,
  };
}

/**
 * Restores the session for the current URL. The tab's draft is preferred if it belongs to this URL,
 * since it also has the invalid texts that a URL leaves out.
 */
export function openSession<Result>(tool: Tool<Result>, today: string): ToolSession<Result> {
  const query = window.location.search.slice(1);
  const start = startSession(tool, today);
  const stored = readToolDraft(tool.key);
  const draft = stored && (query === "" || stored.queries.includes(query)) ? stored : null;
  const session: ToolSession<Result> = draft
    ? { ...start, state: restoreState(tool.form, draft, today), isDirty: true }
    : { ...start, ...readLinkQuery(tool.form, query, today) };
  const outcome = tool.solve(session.state, today);
  if (outcome.ok) return session;
  const touched = new Set(Object.keys(outcome.errors));
  if (!draft) return { ...session, touched };
  const { lastQuery } = draft;
  const answered = readLinkQuery(tool.form, lastQuery, today)?.state ?? start.state;
  const last = tool.solve(answered, today);
  return { ...session, touched, lastResult: last.ok ? last : null, lastQuery };
}
