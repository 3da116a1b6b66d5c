import { isNextTool, readSharedValues } from "@/data/browser/shared-values";
import { readToolDraft } from "@/data/browser/tool-drafts";
import type { Tool } from "./define-tool";
import type { Form } from "./form/define-form";
import { getDefaults, initialState, type FormState } from "./form/form-state";
import { readLinkQuery } from "./form/link-query";
import type { SharedEntry } from "./form/field-kinds";
import { fillIn } from "./shared-values";

/** The state of a tool's page: the form and its history. */
export type ToolSession = {
  state: FormState;
  /** The keys of the fields that have lost focus or were edited. Only their errors are shown. */
  touched: ReadonlySet<string>;
  /** Whether the opened link had values that are not valid. */
  hasIgnoredValues: boolean;
  /** Set if the latest change has converted numbers: its unit field, and the form without that. */
  conversion: { key: string; unconverted: FormState } | null;
  /** Whether there is something to keep in the tab. */
  hasDraft: boolean;
  /** What another tool has told, and where that stands. */
  received: Received | null;
  /** The session that a reset has discarded. Can be restored until the next edit. */
  discarded: ToolSession | null;
};

type Received = {
  /** The form before and after the entries were filled in, and their keys. */
  before: FormState;
  after: FormState;
  taken: readonly string[];
  /** Those that were not. */
  offers: readonly SharedEntry[];
};

/** The example that every tool starts with. */
export function startSession<Result>({ form }: Tool<Result>, today: string): ToolSession {
  return {
    state: initialState(form, today),
    touched: new Set(),
    hasIgnoredValues: false,
    conversion: null,
    hasDraft: false,
    received: null,
    discarded: null,
  };
}

/**
 * Restores the session for the current URL. The tab's draft is preferred if it belongs to this URL,
 * since it also has the invalid texts that a URL leaves out. Then what the visitor has taken along
 * from another tool is filled in.
 */
export function openSession<Result>(tool: Tool<Result>, today: string): ToolSession {
  const query = window.location.search.slice(1);
  const start = startSession(tool, today);
  const draft = readToolDraft(tool.key);
  const restored: ToolSession =
    draft && isComplete(tool.form, draft) && (query === "" || draft.queries.includes(query))
      ? { ...start, state: restoreDraft(tool.form, draft, today), hasDraft: true }
      : { ...start, ...readLinkQuery(tool.form, query, today) };
  const session = isNextTool(tool.key) ? receive(tool, restored, today) : restored;
  const outcome = tool.solve(session.state, today);
  return outcome.ok ? session : { ...session, touched: new Set(Object.keys(outcome.errors)) };
}

/** Whether a stored form has all rows: one from before they existed is read from its link. */
function isComplete({ rows }: Form, stored: FormState): boolean {
  return Object.keys(rows).every((group) => group in stored.rows);
}

/** A stored form, with the defaults of fields that are newer than it. */
function restoreDraft(form: Form, { texts, ...stored }: FormState, today: string): FormState {
  return { ...stored, texts: { ...getDefaults(form, texts, today), ...texts } };
}

function receive<Result>(tool: Tool<Result>, session: ToolSession, today: string): ToolSession {
  const before = session.state;
  const { state, taken, offers } = fillIn(tool, before, readSharedValues(), today);
  if (state === before && offers.length === 0) return session;
  return { ...session, state, received: { before, after: state, taken, offers }, hasDraft: true };
}
