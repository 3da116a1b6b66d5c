import type { Desk } from "@/config/desk";

/** The copy of sections that several pages share. Each has a component in ui/sections. */
export type SectionCopy = { heading: string; intro?: string };

export type Fact = { figure: string; label: string };

export type Benefit = { figure: string; title: string; text: string };

export type Box = { title: string; text: string; fact: string };

export type Term = { term: string; detail: string };

/** A link to a related page. */
export type TextLink = { label: string; to: string };

export type Note = { title: string; text: string };

export type Step = { title: string; text: string; desk: Desk; time?: string };

/** The first column holds the row headers. */
export type FactTable = {
  caption: string;
  columns: readonly { label: string; isNumber?: boolean }[];
  rows: readonly (readonly string[])[];
  /** The highlighted row, counted from 0. */
  exampleRow?: number;
};

/** A bar from `from` to `to` on a scale that starts at 0. */
export type Span = {
  title: string;
  detail: string;
  from: number;
  to: number;
  label: string;
  /** Sets the color of the bar. */
  desk: Desk;
};

export type ScaleChartTexts = {
  end: number;
  ticks: readonly { at: number; label: string }[];
  spans: readonly Span[];
};
