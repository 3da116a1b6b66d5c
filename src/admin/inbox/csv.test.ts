import Papa from "papaparse";
import { expect, test } from "vitest";
import { makeCsv } from "./csv";

test("has a byte order mark, quotes every cell and ends lines with CRLF", () => {
  expect(makeCsv(["Name", "Text"], [["陈伟", 'a "b", c']])).toBe(
    '\uFEFF"Name","Text"\r\n"陈伟","a ""b"", c"\r\n',
  );
});

test("reads back with line breaks, commas and emoji as they were", () => {
  const rows = [["a\nb", "1,5; x", "👩‍🏭", "", " spaced "]];
  expect(Papa.parse(makeCsv(["1", "2", "3", "4", "5"], rows).slice(1).trimEnd()).data[1]).toEqual(
    rows[0],
  );
});

test.each([
  "+cmd|' /C calc'!A0",
  "\t=1",
  " =1",
  "＝1",
  '=HYPERLINK("https://evil.example")\nsecond line',
])("makes text of %j, which a spreadsheet would run", (cell) => {
  const csv = makeCsv(["Text"], [[cell]]);
  expect(Papa.parse(csv.slice(1).trimEnd()).data[1]).toEqual([`'${cell}`]);
});

test.each(["+86 138 0013 8000", "+1 (555) 010-0100", "+49\u00A0421 555 ext. 3", "-", "+"])(
  "keeps %j, which a spreadsheet shows as it is",
  (cell) => {
    expect(makeCsv(["Phone"], [[cell]])).toContain(`"${cell}"`);
  },
);

test.each([
  "+86\u00A0138\u00A00013",
  "+49 30/1234567",
  "+86（755）8888",
  "+8613800138000 (WeChat)",
])("makes text of the phone number %s, which a spreadsheet would calculate", (cell) => {
  expect(makeCsv(["Phone"], [[cell]])).toContain(`"\u2007${cell}"`);
});

test("leaves every other text unchanged", () => {
  expect(makeCsv(["Text"], [["a=b"], ["5-7 days"], ["me@example.com"]])).not.toContain("'");
});
