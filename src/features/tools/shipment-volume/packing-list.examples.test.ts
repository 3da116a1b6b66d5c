import { describe, expect, test } from "vitest";
import { parsePackingList } from "./packing-list";
import { explainReading } from "./packing-list-explanations";
import type { ListRow } from "./packing-list-row";
import { readRows } from "./packing-list-rows";
import { difficultLists, usualLists, type ExampleList } from "./packing-list.examples";

function write({ texts }: ListRow): string {
  const { length, width, height, weight, cartons, unit } = texts;
  return `${length}x${width}x${height} ${unit} ${weight} ${unit === "in" ? "lb" : "kg"} ${cartons}`;
}

function read({ text, asks, answer }: ExampleList) {
  const list = parsePackingList(text);
  if (!list.ok) throw new Error(list.unread.reason);
  const { table, questions } = list;
  const asked = questions.map((question) => question.text);
  const chosen = questions
    .filter((question) => question.text === asks)
    .flatMap(({ options }) => options.find(({ label }) => answer && label.includes(answer)) ?? []);
  const mapping = chosen.reduce((now, { apply }) => apply(now), list.mapping);
  const reading = readRows(table, mapping);
  return { asked, chosen, reading, explanations: explainReading(table, mapping, reading) };
}

describe.each([
  ["as makers write them", usualLists],
  ["harder to read", difficultLists],
])("packing lists %s", (_, lists) => {
  test.each(lists.map((list) => [list.name, list] as const))("%s", (_name, list) => {
    const { asked, chosen, reading, explanations } = read(list);
    expect(asked).toEqual(list.asks ? [list.asks] : []);
    expect(chosen).toHaveLength(list.answer ? 1 : 0);
    expect(reading.rows.map(write)).toEqual(list.rows);
    if (list.names) expect(reading.rows.map(({ texts }) => texts.name)).toEqual(list.names);
    expect(reading.unread.map(({ number, reason }) => [number, reason])).toEqual(list.unread ?? []);
    expect(reading.totals.map(({ isEqual }) => isEqual)).toEqual(list.totals ?? []);
    expect(reading.implausible).toEqual([]);
    const notes = [...explanations, ...reading.remarks, ...reading.missing].join("\n");
    for (const words of list.says ?? []) expect(notes).toContain(words);
  });
});
