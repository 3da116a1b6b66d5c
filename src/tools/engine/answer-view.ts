import type { ToolKey } from "@/config/tools";

export type AnswerRow = {
  label: string;
  detail: string;
  figure: string;
  /**
   * Of one in a list of any length: what it is, where only the figure is told. An enquiry has it behind
   * the answer, where there is room.
   */
  listed?: string;
};

/**
 * A step of a calculation that can be checked by hand: "Duty", "10% of 6,000.00", "600.00". `value` is
 * "" where `how` says all.
 */
export type CalculationStep = { label: string; how: string; value: string };

/** Something that the answer lacks, and a button that leads to the field with this key. */
export type OpenEntry = { id: string; text: string; action: string };

/** What a tool answers, in words: on the page, in the bar on phones, spoken, printed and mailed. */
export type AnswerView = {
  /** For example "One piece at your door costs". */
  label: string;
  /** One large number, or a few letters. */
  figure: string;
  unit?: string;
  /** The answer in one breath, for the bar and for screen readers: "8.79", "USD, sell at 14.66". */
  short: { figure: string; text: string };
  text: string;
  rows: readonly AnswerRow[];
  /** What to do now, in one sentence. */
  decision: string;
  /** The tools that go on from here. */
  next: readonly ToolKey[];
  warnings: readonly string[];
  /** A blank field that counts as zero. */
  openEntry?: OpenEntry | undefined;
  /** What the answer does not cover. */
  caveat: string;
  steps: readonly CalculationStep[];
};
