import { format, resolveConfig } from "prettier";
import { formatMonth } from "@/lib/dates";
import type { Table } from "./tables.ts";

/** The page whose only table lists the figures of the tools. */
export const UPKEEP_PAGE = "docs/tools-upkeep.md";

const TABLE = /^\|.+\|\n(?:\|.+\|\n)+/m;

/** The page with a row for each of the tables. */
export async function fillUpkeepPage(page: string, tables: readonly Table[]): Promise<string> {
  const rows = [
    ["figures", "file", "looked up", "they change"],
    ["-", "-", "-", "-"],
    ...tables.map(({ figures, file, asOf, changes }) => [
      figures,
      `\`${file}\``,
      formatMonth(asOf),
      changes,
    ]),
  ];
  const table = rows.map((cells) => `| ${cells.join(" | ")} |\n`).join("");
  const options = await resolveConfig(UPKEEP_PAGE);
  return format(
    page.replace(TABLE, () => table),
    { ...options, filepath: UPKEEP_PAGE },
  );
}
