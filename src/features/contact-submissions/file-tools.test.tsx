import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { recordToasts } from "../../../tests/support/contact-page";
import { makeSubmission, makeSubmissions, readEntries } from "../../../tests/support/submissions";
import {
  exceedStorageQuota,
  openStored,
  openSubmissions,
  recordDownloads,
  shownNames,
} from "../../../tests/support/submissions-page";
import { writeBackup } from "./backup";

function makeBackup(submissions: readonly unknown[]): File {
  return makeFile(writeBackup({ submissions, viewedIds: [] }, new Date()));
}

function makeFile(text: string): File {
  return new File([text], "copy.json", { type: "application/json" });
}

const restoreField = () => screen.getByLabelText("Restore backup");
const downloadButton = (name: string) => screen.getByRole("button", { name });

test("both files contain all submissions, regardless of the search", async () => {
  const user = await openSubmissions([...makeSubmissions(3), null]);
  const files = recordDownloads();
  await user.type(screen.getByLabelText("Search submissions"), "Visitor 2");
  expect(shownNames()).toEqual(["Visitor 2"]);
  await user.click(downloadButton("Download CSV"));
  await user.click(downloadButton("Download backup"));
  const [csv, backup] = files;
  expect(csv?.name).toMatch(/^contact-submissions-\d{4}-\d\d-\d\d\.csv$/);
  expect((await csv?.content.text())?.trimEnd().split("\r\n")).toHaveLength(4);
  expect(backup?.name).toMatch(/^contact-submissions-backup-\d{4}-\d\d-\d\d\.json$/);
  const stored: unknown = JSON.parse((await backup?.content.text()) ?? "");
  expect(stored).toMatchObject({ submissions: [...makeSubmissions(3), null] });
});

test("a backup adds what is missing and says how much", async () => {
  const user = await openSubmissions([makeSubmission(1, { message: "as it is here" })]);
  const toasts = recordToasts();
  await user.upload(restoreField(), makeBackup(makeSubmissions(3)));
  expect(await screen.findByText("Backup Restored: 2 new, 1 already here.")).toBeVisible();
  expect(toasts()).toEqual([
    { title: "Backup Restored", description: "2 new, 1 already here.", variant: "default" },
  ]);
  expect(shownNames()).toEqual(["Visitor 1", "Visitor 2", "Visitor 3"]);
  expect(readEntries()).toContainEqual(makeSubmission(1, { message: "as it is here" }));
});

test("submissions that were viewed before the backup are not new after restoring", async () => {
  const { id } = makeSubmission(1);
  const text = writeBackup({ submissions: makeSubmissions(2), viewedIds: [id] }, new Date());
  const user = await openSubmissions([]);
  await user.upload(restoreField(), makeFile(text));
  expect(await screen.findByRole("heading", { name: "2 submissions, 1 new" })).toBeVisible();
});

test.each([
  { of: "something else", text: '{"rows":[]}', says: /“copy\.json” is not a backup/ },
  {
    of: "a newer version",
    text: writeBackup({ submissions: [], viewedIds: [] }, new Date()).replace(": 1", ": 2"),
    says: /“copy\.json” was saved by a newer version/,
  },
])("a file of $of is refused with a clear message", async ({ text, says }) => {
  const user = await openSubmissions(makeSubmissions(1));
  const toasts = recordToasts();
  await user.upload(restoreField(), makeFile(text));
  expect((await screen.findAllByText(says)).length).toBeGreaterThan(0);
  expect(toasts()).toMatchObject([{ title: "Restore Error", variant: "destructive" }]);
  expect(readEntries()).toEqual(makeSubmissions(1));
});

test("nothing of a backup is restored if it exceeds the quota, which is reported", async () => {
  const user = await openSubmissions(makeSubmissions(1));
  exceedStorageQuota();
  await user.upload(restoreField(), makeBackup(makeSubmissions(3)));
  const sentence = "Nothing was changed. The browser's storage for this site is full.";
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(readEntries()).toEqual(makeSubmissions(1));
});

test("a backup restores a list that became unreadable", async () => {
  localStorage.setItem("contactFormSubmissions", "broken");
  const user = await openStored();
  await user.upload(restoreField(), makeBackup(makeSubmissions(1)));
  expect(await screen.findByRole("table")).toBeVisible();
  expect(shownNames()).toEqual(["Visitor 1"]);
});
