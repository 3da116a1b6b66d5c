import { http, HttpResponse } from "msw";
import { screen, waitFor, within } from "@testing-library/react";
import Papa from "papaparse";
import { beforeEach, expect, test, vi } from "vitest";
import { adminPaths } from "@/config/paths";
import {
  csvDownload,
  enquiriesSection as copy,
  loadFailed,
  submissionDetails as details,
  submissionsPage,
} from "@/content/admin/contact-submissions";
import { dashboard } from "@/content/admin/dashboard";
import { refusals } from "@/content/admin/login";
import { unlockForTest } from "../../../tests/support/admin";
import { expectConsole } from "../../../tests/support/console";
import { recordToasts } from "../../../tests/support/contact-page";
import { recordDownloads } from "../../../tests/support/downloads";
import { makeGate } from "../../../tests/support/gate";
import {
  backend,
  failReads,
  requestsTo,
  rejectWrites,
  serveWritableTable,
} from "../../../tests/support/handlers/backend";
import {
  delayDeletions,
  makeEnquiryRow,
  refuseEnquiryState,
  serveCleaning,
} from "../../../tests/support/handlers/enquiries";
import { readMail } from "../../../tests/support/read-mail";
import { renderRoute } from "../../../tests/support/render-route";
import { makeSubmission, storeSubmissions } from "../../../tests/support/submissions";

type Rows = readonly ReturnType<typeof makeEnquiryRow>[];

beforeEach(() => {
  localStorage.clear();
  serveCleaning();
});

async function openEnquiries(initial: Rows) {
  unlockForTest();
  const { rows, handlers } = serveWritableTable("enquiries", initial);
  backend.use(...handlers);
  const { user } = renderRoute(adminPaths.contactSubmissions);
  await screen.findByRole("heading", { level: 1, name: submissionsPage.title });
  return { user, rows };
}

const findHeading = (total: number, newCount: number) =>
  screen.findByRole("heading", { level: 2, name: copy.total(total, newCount) });
const shownRows = () => screen.queryAllByRole("rowheader").map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole("button", { name });
const viewOf = (number: number) => button(submissionsPage.viewOf(`Visitor ${number}`));
const deleteOf = (number: number) => button(submissionsPage.deleteOf(`Visitor ${number}`));
const dialog = (name: string) => screen.findByRole("dialog", { name });
const { title: deletionTitle, confirmLabel } = copy.deletion("");

async function confirmDeletion(user: Awaited<ReturnType<typeof openEnquiries>>["user"]) {
  await user.click(within(await dialog(deletionTitle)).getByRole("button", { name: confirmLabel }));
}

const TWO = [makeEnquiryRow(1), makeEnquiryRow(2, { status: "answered" })];

test("lists what visitors sent, newest first, with those that are new, above those of this browser", async () => {
  storeSubmissions([makeSubmission(7)]);
  const { user } = await openEnquiries(TWO);
  await findHeading(2, 1);
  expect(shownRows()).toEqual([
    `Visitor 1ML-2221${submissionsPage.new}`,
    "Visitor 2ML-2222",
    "Visitor 7",
  ]);
  const browser = within(screen.getByRole("region", { name: submissionsPage.heading(1) }));
  expect(browser.getByRole("note")).toHaveTextContent(submissionsPage.warning.scope.database);
  expect(browser.getByRole("button", { name: submissionsPage.clear })).toBeVisible();
  await user.click(button(`${copy.newOnly} (1)`));
  await waitFor(() => {
    expect(shownRows()).toEqual([`Visitor 1ML-2221${submissionsPage.new}`, "Visitor 7"]);
  });
});

test("the details have everything, and reply by mail with the reference and the text quoted", async () => {
  const message = "Line 1\nSee https://detail.1688.com/offer/1.html, and javascript:alert(1)";
  const row = makeEnquiryRow(1, { message, page: "/shipping-from-china" });
  const { user } = await openEnquiries([row]);
  await findHeading(1, 1);
  await user.click(viewOf(1));
  const opened = within(await dialog("Visitor 1"));
  for (const text of ["ML-2221", details.isNew, "Product 1", "/shipping-from-china"]) {
    expect(opened.getByText(text)).toBeVisible();
  }
  const links = opened.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
  expect(links).toContain("https://detail.1688.com/offer/1.html");
  expect(links).toContain("/shipping-from-china");
  expect(links.filter((href) => href.startsWith("javascript"))).toEqual([]);
  const reply = opened.getByRole("link", { name: details.reply }).getAttribute("href") ?? "";
  const { to, subject, body } = readMail(reply);
  expect(to).toBe("visitor-1@example.com");
  expect(subject).toBe(`${details.replySubject("Visitor 1")} (ML-2221)`);
  expect(body).toContain(`> ${message.replace("\n", "\r\n> ")}`);
});

test("a reply quotes no more than a mail link can hold", async () => {
  const { user } = await openEnquiries([makeEnquiryRow(1, { message: "杯子 👩‍🏭\n".repeat(900) })]);
  await findHeading(1, 1);
  await user.click(viewOf(1));
  const link = within(await dialog("Visitor 1")).getByRole("link", { name: details.reply });
  expect(link.getAttribute("href")?.length).toBeLessThanOrEqual(1800);
  expect(readMail(link.getAttribute("href") ?? "").body).toMatch(/> 杯子.*\[…\]$/s);
});

test.each(["javascript:alert(1)", "//evil.example/a", "/\\evil.example", "https://evil.example"])(
  "the page %s of a forged enquiry is no link",
  async (page) => {
    const { user } = await openEnquiries([makeEnquiryRow(1, { page })]);
    await findHeading(1, 1);
    await user.click(viewOf(1));
    const text = within(await dialog("Visitor 1")).getByText(page);
    expect(text.closest("a")).toBeNull();
  },
);

test("one that is answered is new no more, and can be made new again", async () => {
  const { user, rows } = await openEnquiries(TWO);
  await findHeading(2, 1);
  await user.click(viewOf(1));
  await user.click(
    within(await dialog("Visitor 1")).getByRole("button", { name: details.markAnswered }),
  );
  expect(await within(await dialog("Visitor 1")).findByText(details.isAnswered)).toBeVisible();
  await waitFor(() => {
    expect(rows[0]).toMatchObject({ status: "answered" });
  });
  await user.click(button(details.markNew));
  await waitFor(() => {
    expect(rows[0]).toMatchObject({ status: "new" });
  });
  await user.keyboard("{Escape}");
  await waitFor(() => {
    expect(viewOf(1)).toHaveFocus();
  });
});

test("a change that the database does not accept never looks saved", async () => {
  const { user } = await openEnquiries(TWO);
  await findHeading(2, 1);
  const toasts = recordToasts();
  backend.use(
    rejectWrites("enquiries", "patch", { status: 500 }),
    rejectWrites("enquiries", "delete", { status: 200 }),
  );
  await user.click(viewOf(1));
  await user.click(
    within(await dialog("Visitor 1")).getByRole("button", { name: details.markAnswered }),
  );
  await waitFor(() => {
    expect(toasts()).toMatchObject([{ variant: "destructive", title: copy.markFailed }]);
  });
  expect(within(await dialog("Visitor 1")).getByText(details.isNew)).toBeVisible();
  await user.click(button(details.delete));
  await confirmDeletion(user);
  await waitFor(() => {
    expect(toasts()[1]).toMatchObject({ variant: "destructive", title: copy.deleteFailed });
  });
  await user.keyboard("{Escape}");
  await findHeading(2, 1);
  expect(screen.queryByText(copy.deletedNote("Visitor 1"))).not.toBeInTheDocument();
});

test("deleting asks first, and what is deleted can be brought back as it was", async () => {
  const { user, rows } = await openEnquiries(TWO);
  await findHeading(2, 1);
  const slow = delayDeletions();
  await user.click(deleteOf(1));
  await confirmDeletion(user);
  await waitFor(() => {
    expect(deleteOf(1)).toHaveFocus();
  });
  slow.release();
  await findHeading(1, 0);
  await waitFor(() => {
    expect(viewOf(2)).toHaveFocus();
  });
  expect(rows).toHaveLength(1);
  await user.click(viewOf(2));
  await user.click(within(await dialog("Visitor 2")).getByRole("button", { name: details.delete }));
  await confirmDeletion(user);
  await waitFor(() => {
    expect(screen.getByRole("heading", { level: 2, name: copy.total(0, 0) })).toHaveFocus();
  });
  await user.click(button(copy.bringBackOf("Visitor 2")));
  await user.click(button(copy.bringBackOf("Visitor 1")));
  await findHeading(2, 1);
  expect(rows.at(-1)).toEqual(makeEnquiryRow(1));
  expect(screen.queryByText(copy.deletedNote("Visitor 1"))).not.toBeInTheDocument();
});

test("what was brought back before, by a request whose answer was lost, counts as brought back", async () => {
  const { user } = await openEnquiries(TWO);
  await findHeading(2, 1);
  await user.click(deleteOf(1));
  await confirmDeletion(user);
  await findHeading(1, 0);
  const toasts = recordToasts();
  backend.use(rejectWrites("enquiries", "post", { status: 409, code: "23505" }));
  await user.click(button(copy.bringBackOf("Visitor 1")));
  await waitFor(() => {
    expect(screen.queryByText(copy.deletedNote("Visitor 1"))).not.toBeInTheDocument();
  });
  expect(toasts()).toMatchObject([copy.broughtBack("Visitor 1")]);
});

test("what someone else has deleted is not changed, and leaves the list", async () => {
  const { user, rows } = await openEnquiries(TWO);
  await findHeading(2, 1);
  const toasts = recordToasts();
  await user.click(viewOf(1));
  const mark = within(await dialog("Visitor 1")).getByRole("button", {
    name: details.markAnswered,
  });
  rows.shift();
  await user.click(mark);
  await findHeading(1, 0);
  expect(toasts()).toMatchObject([{ title: copy.markFailed, description: copy.gone }]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("an answer that comes late leaves the enquiry alone that is open by then", async () => {
  const { user, rows } = await openEnquiries(TWO);
  await findHeading(2, 1);
  const slow = makeGate();
  const toasts = recordToasts();
  backend.use(http.patch("*/enquiries", () => slow.opened));
  await user.click(viewOf(1));
  await user.click(
    within(await dialog("Visitor 1")).getByRole("button", { name: details.markAnswered }),
  );
  await user.keyboard("{Escape}");
  await user.click(viewOf(2));
  slow.open();
  await waitFor(() => {
    expect(toasts()).toMatchObject([{ title: copy.marked("Visitor 1", false) }]);
  });
  expect(await dialog("Visitor 2")).toBeVisible();

  const slowDeletion = delayDeletions();
  await user.keyboard("{Escape}");
  await user.click(deleteOf(1));
  await confirmDeletion(user);
  await user.click(viewOf(2));
  slowDeletion.release();
  expect(await screen.findByText(copy.deletedNote("Visitor 1"))).toBeInTheDocument();
  expect(rows).toHaveLength(1);
  expect(await dialog("Visitor 2")).toBeVisible();
});

test("one that is deleted twice, because the database is slow, is brought back once", async () => {
  const { user, rows } = await openEnquiries(TWO);
  await findHeading(2, 1);
  const slow = delayDeletions();
  for (const _press of [1, 2]) {
    await user.click(deleteOf(1));
    await confirmDeletion(user);
  }
  const toasts = recordToasts();
  slow.release();
  await waitFor(() => {
    expect(toasts()).toHaveLength(2);
  });
  await user.click(button(copy.bringBackOf("Visitor 1")));
  await findHeading(2, 1);
  expect(rows).toHaveLength(2);
});

test("a deletion whose answer was lost is no failure", async () => {
  const { user, rows } = await openEnquiries(TWO);
  await findHeading(2, 1);
  const toasts = recordToasts();
  backend.use(
    http.delete("*/enquiries", () => {
      rows.shift();
      return HttpResponse.error();
    }),
  );
  await user.click(deleteOf(1));
  await confirmDeletion(user);
  expect(await screen.findByText(copy.deletedNote("Visitor 1"))).toBeVisible();
  expect(toasts()).toMatchObject([copy.deleted("Visitor 1")]);
});

test("a login that is no longer accepted deletes and changes nothing, and says so", async () => {
  const logged = expectConsole("error");
  const { user } = await openEnquiries(TWO);
  await findHeading(2, 1);
  await user.click(viewOf(1));
  const toasts = recordToasts();
  refuseEnquiryState();
  backend.use(...serveWritableTable("enquiries", []).handlers);
  const opened = within(await dialog("Visitor 1"));
  const description = `${refusals.notAccepted} (Not permitted.)`;
  await user.click(opened.getByRole("button", { name: details.markAnswered }));
  await waitFor(() => {
    expect(toasts()).toMatchObject([{ title: copy.markFailed, description }]);
  });
  await user.click(opened.getByRole("button", { name: details.delete }));
  await confirmDeletion(user);
  await waitFor(() => {
    expect(toasts()[1]).toMatchObject({ title: copy.deleteFailed, description });
  });
  expect(screen.queryByText(copy.deletedNote("Visitor 1"))).not.toBeInTheDocument();
  await waitFor(() => {
    expect(logged.takeMessages()).not.toEqual([]);
  });
});

test("whoever goes on to the search while more are read keeps the focus there", async () => {
  const { user } = await openEnquiries([1, 2, 3, 4, 5].map((number) => makeEnquiryRow(number)));
  await findHeading(5, 5);
  const slow = makeGate();
  backend.use(http.get("*/enquiries", () => slow.opened));
  await user.click(button("Show 2 more (2 left)"));
  const search = screen.getByLabelText(copy.search.label);
  await user.click(search);
  slow.open();
  await waitFor(() => {
    expect(shownRows()).toHaveLength(5);
  });
  expect(search).toHaveFocus();
});

test("a long list is read in steps, with the focus on the first of the new ones", async () => {
  const { user } = await openEnquiries([1, 2, 3, 4, 5].map((number) => makeEnquiryRow(number)));
  await findHeading(5, 5);
  const readBefore = requestsTo("enquiries").length;
  expect(shownRows()).toHaveLength(3);
  expect(screen.getByText(copy.found(3, 5))).toBeVisible();
  await user.click(button("Show 2 more (2 left)"));
  await waitFor(() => {
    expect(viewOf(4)).toHaveFocus();
  });
  expect(shownRows()).toHaveLength(5);
  const [reading, ...others] = requestsTo("enquiries").slice(readBefore);
  expect(reading?.searchParams.get("limit")).toBe("3");
  expect(reading?.searchParams.get("created_at")).toBe(`lte.${makeEnquiryRow(3).created_at}`);
  expect(others).toEqual([]);
});

test("the file for spreadsheets has all enquiries, also those that are not listed", async () => {
  const files = recordDownloads();
  const rows = [1, 2, 3, 4].map((number) => makeEnquiryRow(number));
  const { user } = await openEnquiries(rows);
  await findHeading(4, 4);
  await user.click(
    within(screen.getByRole("region", { name: copy.total(4, 4) })).getByRole("button", {
      name: csvDownload.label,
    }),
  );
  await waitFor(() => {
    expect(files).toHaveLength(1);
  });
  const csv = (await files[0]?.content.text()) ?? "";
  const { data } = Papa.parse<Record<string, string>>(csv.trim(), { header: true });
  expect(data.map((row) => row["Reference"])).toEqual(rows.map(({ reference }) => reference));
  expect(data[0]).toMatchObject({ Status: details.isNew, Name: "Visitor 1", Message: "Message 1" });
});

test("an empty list says so", async () => {
  await openEnquiries([]);
  expect(await screen.findByRole("heading", { name: copy.empty.title })).toBeVisible();
});

test("without the table, staff read what is missing, and still have those of this browser", async () => {
  storeSubmissions([makeSubmission(7)]);
  const logged = expectConsole("error");
  unlockForTest();
  backend.use(failReads("enquiries", { status: 404, code: "PGRST205" }));
  const toasts = recordToasts();
  renderRoute(adminPaths.contactSubmissions);
  expect(await screen.findByText(copy.missing.text, { exact: false })).toBeVisible();
  expect(shownRows()).toEqual(["Visitor 7"]);
  expect(screen.queryByRole("button", { name: "Refresh" })).not.toBeInTheDocument();
  expect(toasts()).toEqual([]);
  logged.takeMessages();
});

test("a list that cannot be read gives the load error and can be tried again", async () => {
  const logged = expectConsole("error");
  unlockForTest();
  backend.use(failReads("enquiries", { status: 400 }));
  const toasts = recordToasts();
  const { user } = renderRoute(adminPaths.contactSubmissions);
  expect(await screen.findByRole("alert")).toHaveTextContent("the server's own words");
  expect(toasts()[0]).toMatchObject({ title: loadFailed.title });
  backend.use(...serveWritableTable("enquiries", TWO).handlers);
  await user.click(button(copy.retry));
  await findHeading(2, 1);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  logged.takeMessages();
});

test("a login that the database does not accept is no empty list", async () => {
  const logged = expectConsole("error");
  refuseEnquiryState();
  await openEnquiries([]);
  expect(await screen.findByRole("alert")).toHaveTextContent(refusals.notAccepted);
  expect(screen.queryByRole("heading", { name: copy.empty.title })).not.toBeInTheDocument();
  logged.takeMessages();
});

test("enquiries that cannot be counted are no empty list", async () => {
  const logged = expectConsole("error");
  unlockForTest();
  const isCount = (query: URLSearchParams) => query.get("limit") === "1";
  backend.use(
    failReads("enquiries", { status: 400, when: isCount }),
    ...serveWritableTable("enquiries", TWO).handlers,
  );
  renderRoute(adminPaths.contactSubmissions);
  expect(await screen.findByRole("alert")).toHaveTextContent("the server's own words");
  expect(screen.queryByRole("heading", { name: copy.empty.title })).not.toBeInTheDocument();
  logged.takeMessages();
});

test("a search is sent when typing pauses, and ended by the next one", async () => {
  const { user } = await openEnquiries(TWO);
  await findHeading(2, 1);
  const search = screen.getByLabelText(copy.search.label);
  const ended: string[] = [];
  const sent = () =>
    requestsTo("enquiries").flatMap(({ searchParams }) => searchParams.get("or") ?? []);
  backend.use(
    http.get("*/enquiries", ({ request }) => {
      const words = new URL(request.url).searchParams.get("or");
      if (!words?.includes("mug*")) return undefined;
      request.signal.addEventListener("abort", () => ended.push(words));
      return new Promise<never>(() => undefined);
    }),
  );
  await user.type(search, "mug");
  await waitFor(() => {
    expect(sent()).toEqual(["(and(or(search_text.like.*mug*,message.ilike.*mug*)))"]);
  });
  await user.type(search, "s 50%");
  await waitFor(() => {
    expect(sent()).toHaveLength(2);
  });
  expect(ended).toHaveLength(1);
  expect(sent()[1]).toContain(String.raw`message.ilike.*50\%*`);
});

test("a search that fails can be changed", async () => {
  const logged = expectConsole("error");
  const { user } = await openEnquiries(TWO);
  await findHeading(2, 1);
  const search = screen.getByLabelText(copy.search.label);
  backend.use(failReads("enquiries", { status: 414, when: (query) => query.has("or") }));
  await user.type(search, "x");
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(search).toHaveFocus();
  await user.clear(search);
  await waitFor(() => {
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
  expect(shownRows()).toHaveLength(2);
  logged.takeMessages();
});

test("the dashboard counts no enquiries for a login that the database does not accept", async () => {
  const logged = expectConsole("error");
  unlockForTest();
  refuseEnquiryState();
  backend.use(...serveWritableTable("enquiries", []).handlers);
  renderRoute(adminPaths.dashboard);
  expect(await screen.findByText(dashboard.enquiries.failed)).toBeVisible();
  expect(screen.queryByText(dashboard.enquiries.empty)).not.toBeInTheDocument();
  logged.takeMessages();
});

test.each([null, "2026-11-01T03:30:00Z"])(
  "staff read that old enquiries are not deleted (last time: %s)",
  async (cleanedAt) => {
    serveCleaning(cleanedAt);
    await openEnquiries(TWO);
    expect(await screen.findByText(copy.notCleaned.text, { exact: false })).toBeVisible();
  },
);

test("the dashboard counts the new ones and shows the newest", async () => {
  unlockForTest();
  backend.use(...serveWritableTable("enquiries", TWO).handlers);
  renderRoute(adminPaths.dashboard);
  expect(await screen.findByText(dashboard.enquiries.unit(1))).toBeVisible();
  expect(screen.getByText("Visitor 1")).toBeVisible();
  expect(screen.queryByText("Visitor 2")).not.toBeInTheDocument();
});

vi.mock("@/config/enquiry-channel", () => ({ enquiryChannel: "database" }));
vi.mock("@/config/admin-limits", async (load) => ({
  ...(await load<typeof import("@/config/admin-limits")>()),
  ENQUIRIES_PER_STEP: 3,
  ENQUIRIES_PER_REQUEST: 2,
}));
