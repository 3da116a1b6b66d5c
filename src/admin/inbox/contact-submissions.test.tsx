import { act, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { adminPaths } from "@/config/paths";
import {
  csvDownload,
  loadFailed,
  storageProblems,
  submissionDetails as details,
  submissionQuestions,
  submissionsPage as copy,
} from "@/content/admin/contact-submissions";
import { SUBMISSIONS_KEY } from "@/config/enquiry-fields";
import { addSubmission } from "@/data/browser/enquiries";
import { unlockForTest } from "../../../tests/support/admin";
import { refuseStorage } from "../../../tests/support/browser";
import { expectConsole } from "../../../tests/support/console";
import { blockStorage, recordToasts } from "../../../tests/support/contact-page";
import { recordDownloads } from "../../../tests/support/downloads";
import { readMail } from "../../../tests/support/read-mail";
import { renderRoute } from "../../../tests/support/render-route";
import {
  makeSubmission,
  makeSubmissions,
  readEntries,
  storeSubmissions,
} from "../../../tests/support/submissions";

async function openSubmissions(entries: readonly unknown[]) {
  storeSubmissions(entries);
  return openStored();
}

/** Opens the list with what is stored already. */
async function openStored() {
  unlockForTest();
  const { user } = renderRoute(adminPaths.contactSubmissions);
  await screen.findByRole("heading", { level: 1, name: copy.title });
  return user;
}

/** The names in the list, from top to bottom. */
const shownNames = () => screen.queryAllByRole("rowheader").map((cell) => cell.textContent);
const button = (name: string) => screen.getByRole("button", { name });
const viewButton = (name: string) => button(copy.viewOf(name));
const deleteButton = (name: string) => button(copy.deleteOf(name));
const dialog = (name: string) => screen.getByRole("dialog", { name });
const inDialog = (name: string, label: string) =>
  within(dialog(name)).getByRole("button", { name: label });

const deletion = submissionQuestions.delete("");
const { clear } = submissionQuestions;
const confirmDelete = () => inDialog(deletion.title, deletion.confirmLabel);
const confirmClear = (count: number) => inDialog(clear(count).title, clear(count).confirmLabel);
const emptyHeading = () => screen.getByRole("heading", { name: copy.empty.title });
const listHeading = () => screen.getByRole("heading", { level: 2 });

test("the list is a table with date and time here; a long address breaks before its dots and its @", async () => {
  const submittedAt = new Date(2026, 5, 30, 9, 42).toISOString();
  await openSubmissions([makeSubmission(1, { submittedAt, email: "ann.li@mugs.example" })]);
  const headers = screen.getAllByRole("columnheader");
  expect(headers.map(({ textContent }) => textContent)).toEqual(Object.values(copy.columns));
  const cells = [...screen.getAllByRole("rowheader"), ...screen.getAllByRole("cell")];
  const texts = ["Visitor 1", "Jun 30, 2026 09:42", "ann.li@mugs.example", "Product 1"];
  expect(cells.map(({ textContent }) => textContent).slice(0, 4)).toEqual(texts);
  // Not before its first letter, which would begin on a second line.
  expect(cells[2]?.innerHTML).toBe("ann<wbr>.li<wbr>@mugs<wbr>.example");
});

test("hostile and incomplete entries are shown as text", async () => {
  const name = "<img src=x onerror=alert(1)>";
  await openSubmissions([makeSubmission(1, { name, submittedAt: "soon" }), { id: 2, name: [] }]);
  expect(shownNames()).toEqual([name, copy.noName]);
  expect(screen.getAllByText(copy.noDate)).toHaveLength(2);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("a long list is shown in steps, with the focus on the first of the new ones", async () => {
  const user = await openSubmissions(makeSubmissions(6));
  expect(shownNames()).toHaveLength(4);
  await user.click(button("Show 2 more (2 left)"));
  expect(shownNames()).toHaveLength(6);
  expect(viewButton("Visitor 5")).toHaveFocus();
});

test("an empty list says so and where the data lives, and shows the first that arrives", async () => {
  await openSubmissions([]);
  expect(emptyHeading()).toBeVisible();
  const link = screen.getByRole("link", { name: new RegExp(`^${copy.empty.action}`) });
  expect(link).toHaveAttribute("href", "/contact-us");
  const { lead, text, scope } = copy.warning;
  for (const line of [lead, text, scope.mail]) {
    expect(screen.getByRole("note")).toHaveTextContent(line);
  }
  expect(screen.queryByRole("button", { name: /^(Download|Clear)/ })).not.toBeInTheDocument();
  expect(screen.queryByLabelText(copy.search.label)).not.toBeInTheDocument();
  act(() => {
    addSubmission(makeSubmission(1, { name: "Ann" }));
  });
  expect(shownNames()).toEqual(["Ann"]);
});

test("a damaged list gives the load error, and can be saved before it is deleted", async () => {
  const { title, download, clear: open } = storageProblems.unreadable;
  localStorage.setItem(SUBMISSIONS_KEY, '[{"id":1,');
  const toasts = recordToasts();
  const files = recordDownloads();
  const user = await openStored();
  expect(toasts()).toEqual([loadFailed]);
  expect(screen.getByRole("heading", { name: title })).toBeVisible();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  await user.click(button(download));
  expect(await files[0]?.content.text()).toBe('[{"id":1,');
  await user.click(button(open));
  expect(localStorage.getItem(SUBMISSIONS_KEY)).toBe('[{"id":1,');
  await user.click(confirmClear(0));
  expect(localStorage.getItem(SUBMISSIONS_KEY)).toBeNull();
  expect(emptyHeading()).toBeVisible();
  expect(listHeading()).toHaveFocus();
});

test("a blocked storage gives the load error and says what to do", async () => {
  blockStorage("localStorage");
  const toasts = recordToasts();
  await openStored();
  expect(toasts()).toEqual([loadFailed]);
  expect(screen.getByText(storageProblems.blocked.text)).toBeVisible();
});

/** The value beside a label of the details. */
function detail(label: string) {
  const value = screen.getByText(label, { selector: "dt" }).nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`${label} has no value.`);
  return value;
}

test("the details have all that was sent, and reply to the visitor only, whatever the address is", async () => {
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
  await user.keyboard("{Escape}");
  expect(viewButton(name)).toHaveFocus();

  await user.click(viewButton("Visitor 2"));
  for (const label of [details.email, details.company, details.phone]) {
    expect(detail(label).textContent).toBe(details.nothingGiven);
  }
  expect(detail(details.attachment).textContent).toBe(details.noFile);
  expect(within(dialog("Visitor 2")).queryByRole("link")).not.toBeInTheDocument();
});

test("deleting asks first; then the focus is on the next, the previous, the heading", async () => {
  const user = await openSubmissions(makeSubmissions(3));
  const toasts = recordToasts();
  await user.click(deleteButton("Visitor 2"));
  expect(dialog(deletion.title)).toHaveTextContent("Visitor 2");
  await user.keyboard("{Escape}");
  expect(deleteButton("Visitor 2")).toHaveFocus();
  expect(shownNames()).toHaveLength(3);

  await user.click(deleteButton("Visitor 2"));
  await user.click(confirmDelete());
  expect(toasts()).toMatchObject([deletion.done]);
  expect(viewButton("Visitor 3")).toHaveFocus();
  await user.click(viewButton("Visitor 3"));
  await user.click(inDialog("Visitor 3", details.delete));
  await user.click(confirmDelete());
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(viewButton("Visitor 1")).toHaveFocus();
  await user.click(deleteButton("Visitor 1"));
  await user.click(confirmDelete());
  expect(emptyHeading()).toBeVisible();
  expect(listHeading()).toHaveFocus();
  expect(readEntries()).toEqual([]);
});

test("clearing asks first, and deletes those that it names, not one that arrives meanwhile", async () => {
  const user = await openSubmissions(makeSubmissions(2));
  const toasts = recordToasts();
  await user.click(button(copy.clear));
  expect(dialog(clear(2).title)).toHaveTextContent(clear(2).description);
  await user.click(inDialog(clear(2).title, "Cancel"));
  expect(button(copy.clear)).toHaveFocus();
  expect(shownNames()).toHaveLength(2);

  await user.click(button(copy.clear));
  act(() => {
    addSubmission(makeSubmission(3));
  });
  await user.click(confirmClear(2));
  expect(toasts()).toMatchObject([clear(2).done]);
  expect(shownNames()).toEqual(["Visitor 3"]);
});

test("clearing leaves nothing of the list, also not what is no entry", async () => {
  const user = await openSubmissions([1, null, { name: "Only" }]);
  await user.click(button(copy.clear));
  await user.click(confirmClear(1));
  expect(readEntries()).toEqual([]);
});

test("what the storage refuses to delete or clear is reported, and nothing looks deleted", async () => {
  const user = await openSubmissions(makeSubmissions(2));
  const toasts = recordToasts();
  const console = expectConsole("error");
  refuseStorage();
  await user.click(deleteButton("Visitor 1"));
  await user.click(confirmDelete());
  expect(toasts().at(-1)).toMatchObject(deletion.failed);
  expect(deleteButton("Visitor 1")).toHaveFocus();
  await user.click(button(copy.clear));
  await user.click(confirmClear(2));
  expect(toasts().at(-1)).toMatchObject(clear(2).failed);
  expect(shownNames()).toHaveLength(2);
  expect(console.takeMessages()).toContain("full");
});

test("what another tab deletes disappears here, even while its details are open", async () => {
  // Without ids, the second takes the place of the first.
  const entries = makeSubmissions(2).map((submission) => ({ ...submission, id: undefined }));
  const user = await openSubmissions(entries);
  await user.click(viewButton("Visitor 1"));
  storeSubmissions(entries.slice(1));
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: SUBMISSIONS_KEY }));
  });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(shownNames()).toEqual(["Visitor 2"]);
});

test("the search filters the list by all fields; the CSV has all regardless of it", async () => {
  const user = await openSubmissions([...makeSubmissions(3), makeSubmission(4, { name: "José" })]);
  const files = recordDownloads();
  const field = screen.getByLabelText(copy.search.label);
  for (const words of ["jose", "Product 4", "4@example message"]) {
    await user.clear(field);
    await user.type(field, words);
    expect(shownNames()).toEqual(["José"]);
  }
  expect(screen.getByText(copy.search.found(1, 4))).toBeVisible();
  await user.click(button(csvDownload.label));
  expect(files[0]?.name).toMatch(/^contact-submissions-\d{4}-\d\d-\d\d\.csv$/);
  expect((await files[0]?.content.text())?.trimEnd().split("\r\n")).toHaveLength(5);
  await user.type(field, "phine");
  expect(screen.getByText(copy.search.none)).toBeVisible();
  await user.clear(field);
  expect(shownNames()).toHaveLength(4);
});

vi.mock("@/config/admin-limits", async (load) => ({
  ...(await load<typeof import("@/config/admin-limits")>()),
  SUBMISSIONS_PER_STEP: 4,
}));
