import { act, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { blockStorage, recordToasts } from "../../../tests/support/contact-page";
import { makeSubmission, makeSubmissions } from "../../../tests/support/submissions";
import {
  clearButton,
  openStored,
  openSubmissions,
  recordDownloads,
  row,
  shownNames,
  viewButton,
} from "../../../tests/support/submissions-page";
import { saveContactSubmission, SUBMISSIONS_KEY } from "@/db/contact-submissions";

const LOAD_ERROR = {
  title: "Load Error",
  description: "Could not load submissions.",
  variant: "destructive",
};

describe("the list", () => {
  test("is a table of date, name, email, product interest and actions, newest first", async () => {
    const [first, second] = makeSubmissions(2);
    await openSubmissions([second, first]);
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Date",
      "Name",
      "Email",
      "Product Interest",
      "Actions",
    ]);
    expect(shownNames()).toEqual(["Visitor 1", "Visitor 2"]);
    const cells = within(row("Visitor 1"));
    expect(cells.getByText("visitor-1@example.com")).toBeVisible();
    expect(cells.getByText("Product 1")).toBeVisible();
    expect(cells.getByRole("button", { name: /^View/ })).toBeVisible();
    expect(cells.getByRole("button", { name: /^Delete/ })).toBeVisible();
  });

  test("shows date and time in the browser's time zone", async () => {
    const moment = new Date(2025, 5, 3, 9, 42);
    await openSubmissions([makeSubmission(1, { submittedAt: moment.toISOString() })]);
    expect(within(row("Visitor 1")).getByText("Jun 3, 2025")).toHaveTextContent("09:42");
  });

  test("is reversed by its date header, which is announced", async () => {
    const user = await openSubmissions(makeSubmissions(2));
    expect(screen.getByRole("columnheader", { name: "Date" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await user.click(screen.getByRole("button", { name: "Date" }));
    expect(shownNames()).toEqual(["Visitor 2", "Visitor 1"]);
    expect(screen.getByRole("columnheader", { name: "Date" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
  });

  test("is a list on phones, with the same values", async () => {
    await openSubmissions(makeSubmissions(2), []);
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(viewButton("Visitor 1")).toBeVisible();
    expect(screen.getByText("visitor-1@example.com")).toBeVisible();
  });

  test("shows submissions that arrive meanwhile, marked as new", async () => {
    await openSubmissions([]);
    act(() => {
      saveContactSubmission(makeSubmission(1, { name: "Ann" }));
    });
    expect(within(row("Ann")).getByText("New")).toBeVisible();
    expect(screen.getByRole("heading", { name: "1 submission, 1 new" })).toBeVisible();
  });

  test("survives hostile and invalid entries and counts those it cannot show", async () => {
    const long = "x".repeat(5000);
    await openSubmissions([
      makeSubmission(1, { name: `<img src=x onerror=alert(1)>${long}`, submittedAt: "soon" }),
      { id: 2, name: 7, attachmentInfo: "none" },
      null,
      { id: "3" },
    ]);
    expect(screen.getByText("2 stored entries cannot be shown.", { exact: false })).toBeVisible();
    expect(shownNames()).toHaveLength(2);
    expect(screen.getAllByText("Unknown date")).toHaveLength(2);
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
    expect(screen.getByLabelText("View submission of Visitor 301")).toHaveFocus();
  });
});

describe("without entries", () => {
  test("says so, links to the form, and offers nothing to clear or save", async () => {
    await openStored();
    expect(screen.getByRole("heading", { name: "No Submissions Yet" })).toBeVisible();
    expect(screen.getByRole("link", { name: /^Open the contact page/ })).toHaveAttribute(
      "href",
      "/contact-us",
    );
    expect(clearButton()).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Download/ })).not.toBeInTheDocument();
    expect(screen.queryByLabelText("Search submissions")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Restore backup")).toBeInTheDocument();
  });
});

test("the banner says where the data lives and what is missing", async () => {
  await openSubmissions([]);
  const banner = screen.getByRole("note");
  expect(banner).toHaveTextContent("local storage");
  expect(banner).toHaveTextContent("not backed up and are lost if browser data is cleared");
  expect(banner).toHaveTextContent("hosted database");
  expect(banner).toHaveTextContent(
    "Only enquiries sent from this browser are listed here. Enquiries from visitors reach you by e-mail.",
  );
});

describe("the search", () => {
  test("filters the list, counts the matches, and can be cleared", async () => {
    const user = await openSubmissions([
      ...makeSubmissions(3),
      makeSubmission(4, { name: "José" }),
    ]);
    await user.type(screen.getByLabelText("Search submissions"), "jose");
    expect(shownNames()).toEqual(["José"]);
    expect(screen.getByText("1 of 4 submissions found")).toBeVisible();
    await user.type(screen.getByLabelText("Search submissions"), "phine");
    expect(screen.getByText("No submission contains these words.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    expect(shownNames()).toHaveLength(4);
  });
});

describe("a storage that can't be read", () => {
  test("gives the load error, an empty list, and the text to be saved", async () => {
    localStorage.setItem(SUBMISSIONS_KEY, '[{"id":1,');
    const toasts = recordToasts();
    const files = recordDownloads();
    const user = await openStored();
    expect(toasts()).toEqual([LOAD_ERROR]);
    expect(
      screen.getByRole("heading", { name: "The stored submissions can't be read" }),
    ).toBeVisible();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(clearButton()).not.toBeInTheDocument();
    const quarantineKey = Object.keys(localStorage).find((key) => key.includes(".unreadable-"));
    expect(localStorage.getItem(quarantineKey ?? "")).toBe('[{"id":1,');
    await user.click(screen.getByRole("button", { name: "Download the unreadable text" }));
    expect(await files[0]?.content.text()).toBe('[{"id":1,');
  });

  test("starts a new list with the next submission, and the quarantined text can be downloaded", async () => {
    localStorage.setItem(SUBMISSIONS_KEY, "broken");
    const files = recordDownloads();
    const user = await openStored();
    act(() => {
      saveContactSubmission(makeSubmission(1, { name: "Ann" }));
    });
    expect(shownNames()).toEqual(["Ann"]);
    await user.click(screen.getByRole("button", { name: "Download what was put aside" }));
    expect(await files[0]?.content.text()).toBe("broken");
  });

  test("because it is blocked gives the load error and what to do", async () => {
    blockStorage("localStorage");
    const toasts = recordToasts();
    await openStored();
    expect(toasts()).toEqual([LOAD_ERROR]);
    expect(screen.getByText(/Cookies and site data are probably blocked/)).toBeVisible();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
  });
});
