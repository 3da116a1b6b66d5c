import Papa from "papaparse";
import { expect, test, vi } from "vitest";
import { makeSubmission } from "../../../tests/support/submissions";
import { makeCsv } from "./csv";

function readBack(...texts: string[]) {
  const csv = makeCsv(texts.map((message, i) => makeSubmission(i + 1, { message })));
  const { data } = Papa.parse<Record<string, string>>(csv.slice(1).trimEnd(), { header: true });
  return data.map((row) => row["Message"]);
}

test("has every field in a column of its name, in quotes, after a byte order mark", () => {
  const submission = makeSubmission(1, {
    submittedAt: new Date(2026, 5, 30, 12).toISOString(),
    name: '陈伟 "Wei"',
    company: "Nordsaum",
    attachmentInfo: { name: "a.pdf", type: "application/pdf", size: "1.00 KB" },
  });
  const csv = makeCsv([submission, makeSubmission(2, { submittedAt: "soon" })]);
  expect(csv).toMatch(/^\uFEFF"Date","Name",.*"ID"\r\n"2026-06-30 12:00","陈伟 ""Wei""",/);
  const { data } = Papa.parse(csv.slice(1).trimEnd(), { header: true });
  expect(data).toMatchObject([
    {
      Date: "2026-06-30 12:00",
      Email: "visitor-1@example.com",
      Company: "Nordsaum",
      Phone: "",
      "Product Interest": "Product 1",
      Message: "Message 1",
      "Attachment Name": "a.pdf",
      "Attachment Type": "application/pdf",
      "Attachment Size": "1.00 KB",
      "Submitted At (UTC)": submission.submittedAt,
      ID: String(submission.id),
    },
    { Date: "soon", "Attachment Name": "" },
  ]);
});

test("makes text of what a spreadsheet would run, with an apostrophe", () => {
  const run = [
    "+cmd|' /C calc'!A0",
    "\t=1",
    " =1",
    "＝1",
    "@a",
    '=HYPERLINK("https://evil.example")\n2',
  ];
  expect(readBack(...run)).toEqual(run.map((cell) => `'${cell}`));
});

test("makes text of what it would calculate or take for a date, with a space", () => {
  const values = [
    "+86\u00A0138\u00A00013",
    "+49 30/1234567",
    "+86（755）8888",
    "+8613800138000 (WeChat)",
    "0755 8888",
    "8613800138000",
    "00123",
    "3-4",
    "３－４",
    "００１２",
    "2026年3月4日",
    "1/2",
    "MAR1",
    "12 sept. 2026",
    "12E4",
    "12:30 pm",
    "1,5",
    "+49 421 555 ext. 3",
  ];
  expect(readBack(...values)).toEqual(values.map((cell) => `\u2007${cell}`));
});

test("leaves every other text unchanged", () => {
  const texts = [
    "a=b",
    "5-7 days",
    "Marble 1",
    "M6",
    "12 e-bikes",
    "ML-2221",
    "-",
    "a\nb, 1,5; x",
    "👩‍🏭",
    "",
    " spaced ",
  ];
  expect(readBack(...texts)).toEqual(texts);
});

test("divides cells by semicolons where numbers have a decimal comma, as Excel does there", () => {
  vi.spyOn(Number.prototype, "toLocaleString").mockReturnValue("1,5");
  expect(makeCsv([makeSubmission(1)])).toMatch(
    /^\uFEFF"Date";"Name";.*"ID"\r\n"[^"]*";"Visitor 1";/,
  );
});
