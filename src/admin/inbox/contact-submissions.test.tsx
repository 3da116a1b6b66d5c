import { act, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import {
  storageProblems,
  submissionDetails as details,
  submissionDialogs,
  submissionFiles,
  submissionsPage as copy,
} from "@/content/admin/contact-submissions";
import { SUBMISSIONS_KEY, saveContactSubmission } from "@/data/browser/contact-submissions";
import { VIEWED_KEY } from "@/data/browser/viewed-submissions";
import { blockStorage, recordToasts } from "../../../tests/support/contact-page";
import { readMail } from "../../../tests/support/read-mail";
import { makeSubmission, makeSubmissions, readEntries } from "../../../tests/support/submissions";
import {
  button,
  deleteButton,
  dialog,
  exceedStorageQuota,
  findTotal,
  inDialog,
  openStored,
  openSubmissions,
  recordDownloads,
  row,
  searchField,
  shownNames,
  viewButton,
} from "../../../tests/support/submissions-page";
import { writeBackup } from "./backup";
import { messages, notices, restoring, undo } from "./messages";

const { delete: deletion, clear } = submissionDialogs;
const FULL = new DOMException("full", "QuotaExceededError");
describe("the list", () => {
  test("is a table with date and time here, newest first until its date header is pressed", async () => {
    const moment = new Date(2026, 5, 30, 9, 42);
    const newest = makeSubmission(1, { submittedAt: moment.toISOString() });
    const user = await openSubmissions([makeSubmission(30), newest]);
    const headers = screen.getAllByRole("columnheader");
    expect(headers.map(({ textContent }) => textContent)).toEqual(Object.values(copy.columns));
    expect(shownNames()).toEqual(["Visitor 1", "Visitor 30"]);
    const cells = within(row("Visitor 1"));
    expect(cells.getByText("Jun 30, 2026")).toHaveTextContent("09:42");
    expect(cells.getByText("visitor-1@example.com")).toBeVisible();
    expect(cells.getByText("Product 1")).toBeVisible();

    expect(headers[0]).toHaveAttribute("aria-sort", "descending");
    await user.click(button(copy.columns.date));
    expect(shownNames()).toEqual(["Visitor 30", "Visitor 1"]);
    expect(headers[0]).toHaveAttribute("aria-sort", "ascending");
  });

  test("is a list on phones, with the same values", async () => {
    await openSubmissions(makeSubmissions(2), []);
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(viewButton("Visitor 1")).toBeVisible();
    expect(screen.getByText("visitor-1@example.com")).toBeVisible();
  });

  test("survives hostile and invalid entries and counts those it cannot show", async () => {
    const long = "x".repeat(5000);
    await openSubmissions([
      makeSubmission(1, { name: `<img src=x onerror=alert(1)>${long}`, submittedAt: "soon" }),
      { id: 2, name: 7, attachmentInfo: "none" },
      null,
      { id: "3" },
    ]);
    expect(screen.getByText(storageProblems.invalid(2))).toBeVisible();
    expect(shownNames()).toHaveLength(2);
    expect(screen.getAllByText(copy.noDate)).toHaveLength(2);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(screen.getByRole("table").textContent.length).toBeLessThan(1000);
  });

  test("shows 300 at once, and the rest in steps with the focus on the first of them", async () => {
    const user = await openSubmissions(makeSubmissions(302));
    // By text: for roles, jsdom would compute styles and names of all elements in 300 rows.
    const names = () => screen.getAllByText(/^Visitor \d+/, { selector: "th *, th" });
    expect(names()).toHaveLength(300);
    await user.click(screen.getByText("Show 2 more (2 left)"));
    expect(names()).toHaveLength(302);
    expect(screen.getByLabelText(copy.viewOf("Visitor 301"))).toHaveFocus();
  });

  test("without entries says so and where the data lives, and shows the first that arrives as new", async () => {
    await openStored();
    expect(screen.getByRole("heading", { name: copy.empty.title })).toBeVisible();
    const link = screen.getByRole("link", { name: new RegExp(`^${copy.empty.action}`) });
    expect(link).toHaveAttribute("href", "/contact-us");
    for (const text of Object.values(copy.warning)) {
      expect(screen.getByRole("note")).toHaveTextContent(text);
    }
    expect(screen.queryByRole("button", { name: /^(Download|Clear)/ })).not.toBeInTheDocument();
    expect(screen.queryByLabelText(copy.search.label)).not.toBeInTheDocument();
    expect(screen.getByLabelText(submissionFiles.restoreBackup)).toBeInTheDocument();
    act(() => {
      saveContactSubmission(makeSubmission(1, { name: "Ann" }));
    });
    expect(within(row("Ann")).getByText(copy.new)).toBeVisible();
    expect(await findTotal(1, 1)).toBeVisible();
  });
});

describe("a storage that can't be read", () => {
  test("gives the load error and the text to be saved, until a new list starts with an enquiry", async () => {
    const { unreadable, quarantine } = storageProblems;
    localStorage.setItem(SUBMISSIONS_KEY, '[{"id":1,');
    const toasts = recordToasts();
    const files = recordDownloads();
    const user = await openStored();
    expect(toasts()).toEqual([messages.loadFailed]);
    expect(screen.getByRole("heading", { name: unreadable.title })).toBeVisible();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    await user.click(button(unreadable.download));
    act(() => {
      saveContactSubmission(makeSubmission(1, { name: "Ann" }));
    });
    expect(shownNames()).toEqual(["Ann"]);
    await user.click(button(quarantine.download));
    const texts = await Promise.all(files.map(({ content }) => content.text()));
    expect(texts).toEqual(['[{"id":1,', '[{"id":1,']);
  });

  test("because it is blocked gives the load error and what to do", async () => {
    blockStorage("localStorage");
    const toasts = recordToasts();
    await openStored();
    expect(toasts()).toEqual([messages.loadFailed]);
    expect(screen.getByText(storageProblems.blocked.text)).toBeVisible();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
  });
});

/** The value beside a label of the details. */
function detail(label: string) {
  const value = screen.getByText(label, { selector: "dt" }).nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`${label} has no value.`);
  return value;
}

test("shows everything that was sent, and replies to the visitor only, whatever the address is", async () => {
  const name = "Zoë & Söhne";
  const user = await openSubmissions([
    makeSubmission(1, {
      name,
      email: "zoe@example.com?bcc=evil@example.com",
      phone: "+49 421 555",
      message: "First line\n\n<b>Second</b>",
      attachmentInfo: { name: "linen.pdf", type: "application/pdf", size: "418.27 KB" },
    }),
    makeSubmission(2, { email: "" }),
  ]);
  await user.click(viewButton(name));
  expect(detail(details.name)).toHaveTextContent(name);
  expect(detail(details.phone)).toHaveTextContent("+49 421 555");
  expect(detail(details.productInterest)).toHaveTextContent("Product 1");
  expect(detail(details.message).textContent).toBe("First line\n\n<b>Second</b>");
  expect(detail(details.message).firstElementChild).toHaveClass("whitespace-pre-wrap");
  expect(detail(details.attachment)).toHaveTextContent("linen.pdf application/pdf, 418.27 KB");
  expect(detail(details.attachment)).toHaveTextContent(details.attachmentNote);
  const reply = within(dialog(name)).getByRole("link", { name: details.reply });
  const link = reply.getAttribute("href") ?? "";
  expect(link).toMatch(/^mailto:zoe@example\.com%3Fbcc%3Devil@example\.com\?subject=/);
  expect(readMail(link).subject).toBe(details.replySubject(name));

  await user.click(inDialog(name, details.next));
  for (const label of [details.email, details.company, details.phone]) {
    expect(detail(label).textContent).toBe(details.nothingGiven);
  }
  expect(detail(details.attachment).textContent).toBe(details.noFile);
  expect(within(dialog("Visitor 2")).queryByRole("link")).not.toBeInTheDocument();
});

test('steps through the list and removes the "new" mark of each, not the submission', async () => {
  const submissions = makeSubmissions(3);
  const user = await openSubmissions(submissions);
  expect(await findTotal(3, 3)).toBeVisible();
  await user.click(viewButton("Visitor 1"));
  await user.click(inDialog("Visitor 1", details.next));
  expect(dialog("Visitor 2")).toHaveTextContent("Message 2");
  expect(dialog("Visitor 2")).toHaveTextContent(details.position(2, 3));
  expect(inDialog("Visitor 2", details.next)).toHaveFocus();
  await user.click(inDialog("Visitor 2", details.previous));
  expect(dialog("Visitor 1")).toHaveTextContent(details.position(1, 3));
  // There is one in the corner and one below the text.
  const [, close] = within(dialog("Visitor 1")).getAllByRole("button", { name: details.close });
  await user.click(close ?? document.body);
  expect(viewButton("Visitor 1")).toHaveFocus();
  expect(within(row("Visitor 1")).queryByText(copy.new)).not.toBeInTheDocument();
  expect(within(row("Visitor 3")).getByText(copy.new)).toBeVisible();
  expect(await findTotal(3, 1)).toBeVisible();
  const viewed: unknown = JSON.parse(localStorage.getItem(VIEWED_KEY) ?? "");
  expect(viewed).toEqual(submissions.slice(0, 2).map(({ id }) => id));
});

const emptyHeading = () => screen.getByRole("heading", { name: copy.empty.title });

/** Opens a list of this many, with what deletes one of them by its button. */
async function openList(count: number) {
  const user = await openSubmissions(makeSubmissions(count));
  const remove = async (name: string) => {
    await user.click(deleteButton(name));
    await user.click(inDialog(deletion.title, deletion.confirm));
  };
  return { user, remove, toasts: recordToasts() };
}

test("deleting asks first; then the focus is on the next, the previous, the heading", async () => {
  const { user, remove, toasts } = await openList(3);
  await user.click(deleteButton("Visitor 2"));
  expect(dialog(deletion.title)).toHaveTextContent("Visitor 2");
  await user.keyboard("{Escape}");
  expect(deleteButton("Visitor 2")).toHaveFocus();
  expect(shownNames()).toHaveLength(3);

  await remove("Visitor 2");
  expect(toasts()).toMatchObject([messages.deleted]);
  expect(screen.getByText(notices.deleted("Visitor 2"))).toBeVisible();
  expect(viewButton("Visitor 3")).toHaveFocus();
  const [undoButton] = screen.getAllByRole("button", { name: undo.label });
  await user.click(undoButton ?? document.body);
  expect(shownNames()).toEqual(["Visitor 1", "Visitor 2", "Visitor 3"]);
  expect(viewButton("Visitor 2")).toHaveFocus();
  expect(screen.getAllByText(undo.doneText("Visitor 2"))).not.toEqual([]);

  await remove("Visitor 2");
  await user.click(viewButton("Visitor 3"));
  await user.click(inDialog("Visitor 3", details.delete));
  await user.click(inDialog(deletion.title, deletion.confirm));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(viewButton("Visitor 1")).toHaveFocus();
  await remove("Visitor 1");
  expect(emptyHeading()).toHaveFocus();
  expect(readEntries()).toEqual([]);
});

test("what the storage refuses to delete or clear is reported, and nothing looks deleted", async () => {
  const { user, remove, toasts } = await openList(2);
  exceedStorageQuota();
  await remove("Visitor 1");
  expect(toasts().at(-1)).toMatchObject(messages.deleteFailed);
  expect(screen.getByText(notices.deleteFailed("Visitor 1", FULL))).toBeVisible();
  expect(deleteButton("Visitor 1")).toHaveFocus();
  await user.click(button(clear.open));
  await user.click(inDialog(clear.title, clear.confirm(2)));
  expect(toasts().at(-1)).toMatchObject(messages.clearFailed);
  expect(screen.getByText(notices.clearFailed(FULL))).toBeVisible();
  expect(shownNames()).toHaveLength(2);
});

test("clearing all says how many are lost, offers a backup, and empties list and marks", async () => {
  const user = await openSubmissions([...makeSubmissions(2), null]);
  const toasts = recordToasts();
  const files = recordDownloads();
  await user.click(viewButton("Visitor 1"));
  await user.keyboard("{Escape}");
  await user.click(button(clear.open));
  expect(dialog(clear.title)).toHaveTextContent(clear.text(2));
  await user.click(inDialog(clear.title, submissionFiles.downloadBackup));
  expect(files).toHaveLength(1);
  await user.click(inDialog(clear.title, "Cancel"));
  expect(button(clear.open)).toHaveFocus();
  expect(shownNames()).toHaveLength(2);

  await user.click(button(clear.open));
  await user.click(inDialog(clear.title, clear.confirm(2)));
  expect(toasts()).toMatchObject([messages.cleared]);
  expect(readEntries()).toEqual([null]);
  expect(localStorage.getItem(VIEWED_KEY)).toBe("[]");
  expect(emptyHeading()).toHaveFocus();
  expect(screen.queryByRole("button", { name: clear.open })).not.toBeInTheDocument();
});

test("what another tab deletes disappears here, even while its details are open", async () => {
  const { user } = await openList(2);
  await user.click(viewButton("Visitor 1"));
  localStorage.setItem(SUBMISSIONS_KEY, JSON.stringify([makeSubmission(2)]));
  window.dispatchEvent(new StorageEvent("storage", { key: SUBMISSIONS_KEY }));
  expect(await findTotal(1, 1)).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(shownNames()).toEqual(["Visitor 2"]);
});

function makeBackup(submissions: readonly unknown[], viewedIds: number[] = []): File {
  return makeFile(writeBackup({ submissions, viewedIds }, new Date()));
}

function makeFile(text: string): File {
  return new File([text], "copy.json", { type: "application/json" });
}

const restoreField = () => screen.getByLabelText(submissionFiles.restoreBackup);

test("the search filters the list and can be cleared; both files contain all, regardless of it", async () => {
  const entries = [...makeSubmissions(3), makeSubmission(4, { name: "José" }), null];
  const user = await openSubmissions(entries);
  const files = recordDownloads();
  await user.type(searchField(), "jose");
  expect(shownNames()).toEqual(["José"]);
  expect(screen.getByText(copy.search.found(1, 4))).toBeVisible();
  await user.click(button(submissionFiles.downloadCsv));
  await user.click(button(submissionFiles.downloadBackup));
  await user.type(searchField(), "phine");
  expect(screen.getByText(copy.search.none)).toBeVisible();
  await user.click(button(copy.search.clear));
  expect(shownNames()).toHaveLength(4);

  const [csv, backup] = files;
  expect(csv?.name).toMatch(/^contact-submissions-\d{4}-\d\d-\d\d\.csv$/);
  expect((await csv?.content.text())?.trimEnd().split("\r\n")).toHaveLength(5);
  expect(backup?.name).toMatch(/^contact-submissions-backup-\d{4}-\d\d-\d\d\.json$/);
  const stored: unknown = JSON.parse((await backup?.content.text()) ?? "");
  expect(stored).toMatchObject({ submissions: entries });
});

test("a backup adds what is missing, says how much, and knows what was viewed before", async () => {
  const user = await openSubmissions([makeSubmission(1, { message: "as it is here" })]);
  const toasts = recordToasts();
  await user.upload(restoreField(), makeBackup(makeSubmissions(3), [makeSubmission(2).id]));
  const description = restoring.done(2, 1);
  expect(await screen.findByText(`${restoring.title}: ${description}`)).toBeVisible();
  expect(toasts()).toMatchObject([{ title: restoring.title, description, variant: "default" }]);
  expect(shownNames()).toEqual(["Visitor 1", "Visitor 2", "Visitor 3"]);
  expect(await findTotal(3, 2)).toBeVisible();
  expect(readEntries()).toContainEqual(makeSubmission(1, { message: "as it is here" }));
});

const NEWER = writeBackup({ submissions: [], viewedIds: [] }, new Date()).replace(": 1", ": 2");

test.each([
  ["is none", makeFile('{"rows":[]}'), restoring.noBackup("copy.json")],
  ["is of a newer version", makeFile(NEWER), restoring.tooNew("copy.json")],
  ["exceeds the quota", makeBackup(makeSubmissions(3)), restoring.failed(FULL)],
])(
  "a backup that %s is refused with a clear message, and nothing changes",
  async (_, file, text) => {
    const user = await openSubmissions(makeSubmissions(1));
    const toasts = recordToasts();
    exceedStorageQuota();
    await user.upload(restoreField(), file);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(toasts()).toMatchObject([{ title: restoring.failedTitle, description: text }]);
    expect(readEntries()).toEqual(makeSubmissions(1));
  },
);
