import type { Department } from "@/config/department";
import type { DescribedPictureName } from "./described-pictures";

/**
 * A section of a page, shown by ui/sections/page-sections.tsx. `Drawing` has the names of what only
 * this page shows: the module of the page gives each of them a component.
 */
export type PageSection<Drawing extends string> =
  | {
      kind: "benefits";
      heading: string;
      picture: DescribedPictureName;
      benefits: readonly BenefitItem[];
    }
  | {
      kind: "boxes";
      heading: string;
      intro?: string;
      /** Six or seven. The rows have 2, 1 and 1, then 1, 1 and 2; a seventh fills a row of its own. */
      boxes: readonly BoxItem[];
    }
  /** Blocks as wide as the page, between their heading and links. */
  | {
      kind: "full";
      ground?: "sand" | "dark";
      heading: string;
      intro?: string;
      blocks: readonly SectionBlock<Drawing>[];
      links?: readonly TextLinkCopy[];
    }
  /** Text on the left, and on the right the blocks that it describes, if there are any. */
  | {
      kind: "split";
      ground?: "sand";
      heading: string;
      paragraphs: readonly string[];
      links?: readonly TextLinkCopy[];
      blocks?: readonly SectionBlock<Drawing>[];
    }
  /** A section with a heading and a layout of its own. */
  | { kind: "drawing"; drawing: Drawing };

export type SectionBlock<Drawing extends string> =
  | { kind: "notes"; notes: readonly NoteItem[] }
  | { kind: "terms"; terms: readonly TermItem[] }
  | { kind: "steps"; steps: readonly StepItem[] }
  | { kind: "checks"; title: string; note: string; items: readonly string[] }
  | {
      kind: "table";
      /** Above the caption. */
      header?: { title: string; note: string };
      table: FactTableCopy;
      /** Keeps the table layout on phones. */
      isNarrow?: boolean;
      /** For screen readers only, because the heading above says the same. */
      isCaptionHidden?: boolean;
    }
  | { kind: "chart"; chart: RangeChartCopy }
  | { kind: "notice"; text: string }
  | { kind: "project"; project: ProjectItem }
  | { kind: "drawing"; drawing: Drawing };

export type FactItem = { figure: string; label: string };

export type BenefitItem = { figure: string; title: string; text: string };

type BoxItem = { title: string; text: string; fact: string };

export type TermItem = { term: string; detail: string };

/** A link to a related page. */
export type TextLinkCopy = { label: string; to: string };

export type NoteItem = { title: string; text: string };

export type StepItem = { title: string; text: string; desk: Department; time?: string };

/** The results of a project in four figures. */
export type ProjectItem = {
  title: string;
  client: string;
  figures: readonly FactItem[];
  link: TextLinkCopy;
};

/** The first column holds the row headers. */
export type FactTableCopy = {
  caption: string;
  columns: readonly { label: string; isNumber?: boolean }[];
  rows: readonly (readonly string[])[];
  /** The highlighted row, counted from 0. */
  exampleRow?: number;
};

/** Bars on a scale from 0 to `end`. The desk sets the color of a bar. */
export type RangeChartCopy = {
  end: number;
  ticks: readonly { at: number; label: string }[];
  ranges: readonly {
    title: string;
    detail: string;
    from: number;
    to: number;
    label: string;
    desk: Department;
  }[];
};
