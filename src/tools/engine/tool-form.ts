import type { ToolKey } from "@/config/tools";
import type { AnswerView, OpenEntry } from "./answer-view";
import type { Form } from "./form/define-form";
import type { FormState, Texts } from "./form/form-state";
import type { FieldErrors } from "./form/read-form";
import type { SharedEntry } from "./form/field-kinds";

/** A result and what it says in words. */
export type Solution<Result = unknown> = { result: Result; view: AnswerView };

/** The state of a tool's form. Fields are known by their keys, as in `field-key.ts`. */
export type ToolForm<Result = unknown> = {
  definition: Form;
  state: FormState;
  /** "2026-11-23": the visitor's date or, before hydration, the build's. */
  today: string;
  /** Null while an entry is invalid or a question is open. */
  solution: Solution<Result> | null;
  /** Something else that the answer waits for, in place of an invalid field. */
  blocker: OpenEntry | null;
  setBlocker: (blocker: OpenEntry | null) => void;
  /** The errors to show. */
  errors: FieldErrors;
  /** All errors, including those of fields that are still blank. */
  allErrors: FieldErrors;
  /** The fields whose figures are still the example's. */
  exampleKeys: readonly string[];
  /** Whether the visitor, or the opened link, has changed or confirmed anything. */
  hasOwnEntries: boolean;
  /** The fields whose figures the visitor does not know. */
  unknownKeys: readonly string[];
  /** Makes figures of the example the visitor's own. */
  confirmExamples: (keys: readonly string[]) => void;
  /** Marks figures as not known, and leaves them out of the answer where that is possible. */
  setUnknown: (keys: readonly string[]) => void;
  /** What the tool has from the one before. Null unless the visitor went on from there. */
  received: {
    /** What differs from the visitor's own entries, and is taken over only on request. */
    offers: readonly SharedEntry[];
    answerOffers: (isAccepted: boolean) => void;
    /** Undoes what was filled in and not edited since; null if there is nothing left of it. */
    undo: (() => void) | null;
  } | null;
  /** Whether the opened link had values that are not valid. */
  hasIgnoredValues: boolean;
  /** Whether something was typed since the page was opened, or restored from the tab. */
  hasDraft: boolean;
  /** The unit field that has just converted numbers, and how to have them as typed. */
  conversion: { key: string; undo: () => void } | null;
  /** Lets the next tool know what the visitor has entered here. */
  handOver: (next: ToolKey) => void;
  /** The query of a link to the current input: "" or "?v=1&…". */
  linkQuery: string;
  setText: (key: string, text: string) => void;
  /** Reads a number, and those like it, in the other way that it could mean. */
  swapReading: (key: string) => void;
  setRows: (group: string, rows: readonly Texts[]) => void;
  /** Sets fields back to their defaults. */
  resetTexts: (names: readonly string[]) => void;
  /** Puts fields and groups of rows back to what they were. */
  restore: (before: FormState, keys: readonly string[]) => void;
  /** Marks a field as touched when it loses focus. */
  touchField: (key: string) => void;
  /** Resets the form to the example. Null if there is nothing to reset. */
  reset: (() => void) | null;
  /** Undoes the reset; null if there was none, or something was edited since. */
  undoReset: (() => void) | null;
};
