import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { recordToasts } from "../../../tests/support/contact-page";
import { makeSubmission, makeSubmissions, readEntries } from "../../../tests/support/submissions";
import {
  clearButton,
  deleteButton,
  dialog,
  exceedStorageQuota,
  inDialog,
  openSubmissions,
  recordDownloads,
  shownNames,
  viewButton,
} from "../../../tests/support/submissions-page";
import { SUBMISSIONS_KEY } from "@/db/contact-submissions";
import { VIEWED_KEY } from "@/db/viewed-submissions";

const CONFIRM = "Delete Submission?";
const CLEAR = "Are you absolutely sure?";
const DELETED = {
  title: "Submission Deleted",
  description: "The contact submission has been removed.",
  variant: "default",
};

describe("deleting one", () => {
  test("asks first; Cancel and Escape keep it and return the focus", async () => {
    const user = await openSubmissions(makeSubmissions(2));
    await user.click(deleteButton("Visitor 1"));
    expect(dialog(CONFIRM)).toHaveTextContent("Visitor 1");
    await user.click(inDialog(CONFIRM, "Cancel"));
    await user.keyboard("{Enter}");
    expect(dialog(CONFIRM)).toBeVisible();
    await user.keyboard("{Escape}");
    expect(deleteButton("Visitor 1")).toHaveFocus();
    expect(shownNames()).toHaveLength(2);
  });

  test("removes it, says so, and moves the focus to the next, the previous, the heading", async () => {
    const user = await openSubmissions(makeSubmissions(3));
    const toasts = recordToasts();
    const remove = async (name: string) => {
      await user.click(deleteButton(name));
      await user.click(inDialog(CONFIRM, "Delete"));
    };
    await remove("Visitor 2");
    expect(toasts()).toEqual([DELETED]);
    expect(screen.getByText("The enquiry from Visitor 2 was deleted.")).toBeVisible();
    expect(viewButton("Visitor 3")).toHaveFocus();
    await remove("Visitor 3");
    expect(viewButton("Visitor 1")).toHaveFocus();
    await remove("Visitor 1");
    expect(screen.getByRole("heading", { name: "No Submissions Yet" })).toHaveFocus();
    expect(readEntries()).toEqual([]);
  });

  test("can be undone, which focuses the restored row", async () => {
    const user = await openSubmissions(makeSubmissions(2));
    await user.click(deleteButton("Visitor 2"));
    await user.click(inDialog(CONFIRM, "Delete"));
    const [undo] = screen.getAllByRole("button", { name: "Undo" });
    if (undo) await user.click(undo);
    expect(shownNames()).toEqual(["Visitor 1", "Visitor 2"]);
    expect(viewButton("Visitor 2")).toHaveFocus();
    expect(screen.getAllByText("The enquiry from Visitor 2 is back in the list.")).not.toEqual([]);
  });

  test("that the storage refuses is reported, and nothing looks deleted", async () => {
    const user = await openSubmissions(makeSubmissions(2));
    const toasts = recordToasts();
    exceedStorageQuota();
    await user.click(deleteButton("Visitor 1"));
    await user.click(inDialog(CONFIRM, "Delete"));
    expect(toasts()).toEqual([
      {
        title: "Delete Error",
        description: "Could not delete the submission.",
        variant: "destructive",
      },
    ]);
    expect(screen.getByText(/^The enquiry from Visitor 1 is still here\./)).toBeVisible();
    expect(shownNames()).toHaveLength(2);
    expect(deleteButton("Visitor 1")).toHaveFocus();
  });

  test("works from the details dialog, which closes", async () => {
    const user = await openSubmissions(makeSubmissions(2));
    await user.click(viewButton("Visitor 1"));
    await user.click(inDialog("Visitor 1", "Delete"));
    await user.click(inDialog(CONFIRM, "Delete"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(shownNames()).toEqual(["Visitor 2"]);
    expect(viewButton("Visitor 2")).toHaveFocus();
  });
});

describe("clearing all", () => {
  test("says how many will be deleted for good and offers a backup", async () => {
    const user = await openSubmissions(makeSubmissions(12));
    const files = recordDownloads();
    await user.click(clearButton() ?? document.body);
    expect(dialog(CLEAR)).toHaveTextContent("permanently deletes all 12 submissions");
    expect(dialog(CLEAR)).toHaveTextContent("cannot be undone");
    await user.click(inDialog(CLEAR, "Download backup"));
    expect(files).toHaveLength(1);
    await user.click(inDialog(CLEAR, "Cancel"));
    expect(clearButton()).toHaveFocus();
    expect(shownNames()).toHaveLength(12);
  });

  test("empties the list and the marks, and says so", async () => {
    const user = await openSubmissions([...makeSubmissions(2), null]);
    const toasts = recordToasts();
    await user.click(viewButton("Visitor 1"));
    await user.keyboard("{Escape}");
    await user.click(clearButton() ?? document.body);
    await user.click(inDialog(CLEAR, "Delete 2 submissions"));
    expect(toasts()).toEqual([
      {
        title: "All Submissions Deleted",
        description: "All contact submissions have been cleared.",
        variant: "default",
      },
    ]);
    expect(readEntries()).toEqual([null]);
    expect(localStorage.getItem(VIEWED_KEY)).toBe("[]");
    expect(screen.getByRole("heading", { name: "No Submissions Yet" })).toHaveFocus();
    expect(clearButton()).not.toBeInTheDocument();
  });

  test("that the storage refuses is reported, and the list stays", async () => {
    const user = await openSubmissions(makeSubmissions(2));
    const toasts = recordToasts();
    exceedStorageQuota();
    await user.click(clearButton() ?? document.body);
    await user.click(inDialog(CLEAR, "Delete 2 submissions"));
    expect(toasts()).toEqual([
      {
        title: "Delete Error",
        description: "Could not clear all submissions.",
        variant: "destructive",
      },
    ]);
    expect(screen.getByText(/^All submissions are still here\./)).toBeVisible();
    expect(shownNames()).toHaveLength(2);
  });
});

test("what another tab deletes disappears here, even while its details are open", async () => {
  const user = await openSubmissions(makeSubmissions(2));
  await user.click(viewButton("Visitor 1"));
  localStorage.setItem(SUBMISSIONS_KEY, JSON.stringify([makeSubmission(2)]));
  window.dispatchEvent(new StorageEvent("storage", { key: SUBMISSIONS_KEY }));
  expect(await screen.findByRole("heading", { name: "1 submission, 1 new" })).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(shownNames()).toEqual(["Visitor 2"]);
});
