import type { ServiceKey } from "@/config/paths";
import type { CallToAction } from "@/content/call-to-action";
import type { PageCopy } from "@/content/page-copy";
import type { DescribedPictureName } from "@/content/described-pictures";
import type {
  Benefit,
  Box,
  Fact,
  FactTable,
  Note,
  ScaleChartTexts,
  SectionCopy,
  Step,
  Term,
  TextLink,
} from "@/content/sections";

/** The hero and the closing call to action of a service page. */
export type ServiceTexts = {
  /** Both calls to action name it in the contact form. */
  service: ServiceKey;
  head: PageCopy;
  /** The short name of the page in the breadcrumb. */
  crumb: string;
  picture: DescribedPictureName;
  /** Two or three figures below the button. */
  facts: readonly Fact[];
  /** Beside the button; `#` and an id for a part of the page. */
  link?: TextLink;
  call: CallToAction;
};

/**
 * A section of a service page. `Drawing` has the names of what only this page shows: its module in
 * src/site/services gives each of them a component.
 */
export type SectionTexts<Drawing extends string> =
  | {
      kind: "benefits";
      heading: string;
      picture: DescribedPictureName;
      benefits: readonly Benefit[];
    }
  | (SectionCopy & {
      kind: "boxes";
      /** Six or seven. The rows have 2, 1 and 1, then 1, 1 and 2; a seventh fills a row of its own. */
      boxes: readonly Box[];
    })
  /** Blocks as wide as the page, between their heading and links. */
  | (SectionCopy & {
      kind: "full";
      ground?: "sand" | "ink";
      blocks: readonly BlockTexts<Drawing>[];
      links?: readonly TextLink[];
    })
  /** Text on the left, and on the right the blocks that it describes. */
  | {
      kind: "split";
      ground?: "sand";
      heading: string;
      paragraphs: readonly string[];
      links?: readonly TextLink[];
      blocks: readonly BlockTexts<Drawing>[];
    }
  /** A section with a heading and a layout of its own. */
  | { kind: "drawing"; drawing: Drawing };

export type BlockTexts<Drawing extends string> =
  | { kind: "notes"; notes: readonly Note[] }
  | { kind: "terms"; terms: readonly Term[] }
  | { kind: "steps"; steps: readonly Step[] }
  | { kind: "checks"; title: string; note: string; items: readonly string[] }
  | {
      kind: "table";
      /** Above the caption. */
      header?: { title: string; note: string };
      table: FactTable;
      /** Keeps the table layout on phones. */
      isNarrow?: boolean;
    }
  | { kind: "chart"; chart: ScaleChartTexts }
  | { kind: "notice"; text: string }
  | { kind: "project"; project: ProjectTexts }
  | { kind: "drawing"; drawing: Drawing };

/** The results of a project in four figures. */
export type ProjectTexts = {
  title: string;
  client: string;
  figures: readonly Fact[];
  link: TextLink;
};
