import { missingColumnTexts, questions as words, roleNames } from "@/content/tools/packing-list";
import type { ListQuestion, MappingResult } from "./packing-list";
import { chooseRole, type ChosenColumns, type ColumnMapping } from "./columns";
import { findHeadingRoles } from "./headings";
import { profileColumns } from "./profile";
import { readRows, sumRows } from "./rows";
import type { PackingListTable } from "./table";
import { formatTotals } from "./totals";

/**
 * If only the number of cartons is missing, a column of whole numbers with another heading, such as
 * "No", may count them, or number them with one carton in each line.
 * @param choose finds the mapping with what is chosen for some columns
 */
export function askUnnamedCount(
  table: PackingListTable,
  mapping: ColumnMapping,
  chosen: ChosenColumns,
  choose: (table: PackingListTable, chosen: ChosenColumns) => MappingResult,
): ListQuestion | null {
  const { headings } = table;
  if (!headings || readRows(table, mapping).missing.join() !== missingColumnTexts.cartons)
    return null;
  const columns = profileColumns(table).flatMap((profile, i) => {
    const isUnknown = findHeadingRoles(headings[i] ?? "").length === 0;
    return isUnknown && profile.filled > 0 && profile.figures === 1 ? [i] : [];
  });
  const options = columns.flatMap((index) =>
    (["cartons", "cartonNumbers"] as const).flatMap((role): ListQuestion["options"] => {
      const named = choose(table, chooseRole(chosen, index, role));
      const asked = named.questions.find(({ id }) => id === "reading")?.options.slice(0, -1);
      const found = (asked?.map(({ apply }) => apply(named.mapping)) ?? [named.mapping]).filter(
        (one) => one.columns[index]?.role === role && readRows(table, one).rows.length > 0,
      );
      const heading = (headings[index] ?? "").replace(/\s+/g, " ");
      return found.map((one) => ({
        label: [
          words.unnamedOption[role](heading),
          ...(found.length > 1 ? [describeWeight(one)] : []),
          describeSum(table, one),
        ].join(" "),
        apply: () => one,
      }));
    }),
  );
  if (options.length === 0) return null;
  return {
    id: "count",
    text: words.unnamedCount,
    columns,
    options: [...options, { label: words.asChosen, apply: (now) => now }],
  };
}

function describeWeight({ columns }: ColumnMapping): string {
  const { role = "ignore" } =
    columns.find((column) => column.role === "weightEach" || column.role === "weightLine") ?? {};
  return `${roleNames[role].toLowerCase()}:`;
}

function describeSum(table: PackingListTable, mapping: ColumnMapping): string {
  const { cartons, cbm, kg } = formatTotals(sumRows(readRows(table, mapping).rows));
  return `${cartons}, ${cbm}, ${kg}`;
}
