import type { Page } from "@playwright/test";

/** A heading of a printed page, with its distance to the bottom margin in points. */
export type PrintedHeading = { title: string; page: number; pointsAboveFoot: number };

export type PrintedPage = { pages: number; headings: readonly PrintedHeading[] };

/** The margin in `print.css`, 16 mm, in points. */
const MARGIN = (16 / 25.4) * 72;

/** Prints the page as a PDF and reads the headings from its outline. Pages start at 1. */
export async function printPage(page: Page, format: "A4" | "Letter"): Promise<PrintedPage> {
  const pdf = await page.pdf({ format, outline: true, tagged: true });
  const text = pdf.toString("latin1");
  const [, kids = ""] = /\/Type \/Pages\s+\/Count \d+\s+\/Kids \[([^\]]*)\]/.exec(text) ?? [];
  const ids = [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => id);
  const entries = text.matchAll(
    /\/Title (\(.*\))\s+\/Dest \[(\d+) 0 R \/XYZ [\d.]+ ([\d.]+) [\d.]+\]/g,
  );
  const headings = [...entries].map(([, title = "", id, y]) => ({
    title: title.slice(1, -1),
    page: ids.indexOf(id) + 1,
    pointsAboveFoot: Number(y) - MARGIN,
  }));
  // Chromium's outline lists nested headings before the heading around them.
  headings.sort((a, b) => a.page - b.page || b.pointsAboveFoot - a.pointsAboveFoot);
  return { pages: ids.length, headings };
}
