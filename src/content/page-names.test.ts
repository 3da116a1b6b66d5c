import { expect, test } from "vitest";
import { footerColumns, resourcesMenu, type FooterColumn } from "./navigation";
import { pageNames } from "./page-names";

const columns: readonly FooterColumn[] = footerColumns;

test("search engines and the menus call a page the same", () => {
  const names = new Map<string, string>(Object.entries(pageNames));
  const links = [...resourcesMenu, ...columns.flatMap((column) => column.links)];
  const named = links.filter(({ pathKey }) => names.has(pathKey));
  expect(named.length).toBeGreaterThan(10);
  for (const { pathKey, label } of named) expect(names.get(pathKey)).toBe(label);
});
