import Papa from "papaparse";
import { expect, test } from "vitest";
import { makeSubmission } from "../../../tests/support/submissions";
import { makeSubmissionsCsv } from "./submissions-csv";

test("has every field in a column of its name", () => {
  const submission = makeSubmission(1, {
    submittedAt: new Date(2026, 5, 30, 12).toISOString(),
    company: "Nordsaum",
    phone: "+49 421",
    message: "=1\nsecond line",
    attachmentInfo: { name: "a.pdf", type: "application/pdf", size: "1.00 KB" },
  });
  const csv = makeSubmissionsCsv([submission, makeSubmission(2, { submittedAt: "soon" })]);
  const { data } = Papa.parse(csv.slice(1).trimEnd(), { header: true });
  expect(data).toMatchObject([
    {
      Date: "2026-06-30 12:00",
      Name: "Visitor 1",
      Email: "visitor-1@example.com",
      Company: "Nordsaum",
      Phone: "+49 421",
      "Product Interest": "Product 1",
      Message: "'=1\nsecond line",
      "Attachment Name": "a.pdf",
      "Attachment Type": "application/pdf",
      "Attachment Size": "1.00 KB",
      "Submitted At (UTC)": submission.submittedAt,
      ID: String(submission.id),
    },
    { Date: "soon", "Attachment Name": "", Phone: "" },
  ]);
});
