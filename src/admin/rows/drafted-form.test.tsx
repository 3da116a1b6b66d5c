import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, Link, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { TextField } from "@/admin/ui/text-field";
import { editing } from "@/content/admin/editing";
import { readDrafts } from "@/data/browser/admin-drafts";
import { advanceTimers, startFakeTimers } from "../../../tests/support/browser";
import { DraftBar } from "./draft-bar";
import { UnsavedChanges } from "./unsaved-changes";
import { useDraftedForm } from "./use-drafted-form";

const KEY = "note:1";
const ROW = { title: "Stored title", text: "Stored text" };
const copy = editing.draft;

type NoteFormProps = { row?: typeof ROW; isDraftRestored?: boolean };

/** Answers the latest save with the values that were sent. */
let finishSave = () => {};

function NoteForm({ row = ROW, isDraftRestored = false }: NoteFormProps) {
  const form = useDraftedForm({ draftKey: KEY, initial: row, isDraftRestored });
  return (
    <>
      <DraftBar form={form} labels={{ title: "Title", text: "Text" }} />
      <TextField
        label="Title"
        value={form.values.title}
        onChange={(title) => {
          form.change({ title });
        }}
      />
      <button
        type="button"
        onClick={() => {
          finishSave = () => {
            form.markSaved(form.values);
          };
        }}
      >
        Save
      </button>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

function openForm(props: NoteFormProps = {}) {
  const element = (
    <UnsavedChanges>
      <NoteForm {...props} />
    </UnsavedChanges>
  );
  const router = createMemoryRouter([
    { path: "/", element },
    { path: "/elsewhere", element: <h1>Elsewhere</h1> },
  ]);
  const view = render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), close: view.unmount };
}

/** Types a title in a form and unmounts it, as a crash or a reload would. */
async function leaveUnsavedWork(title: string) {
  const { user, close } = openForm();
  await user.clear(titleField());
  await user.type(titleField(), title);
  close();
}

const titleField = () => screen.getByLabelText("Title");
const button = (name: string) => screen.getByRole("button", { name });
const link = () => screen.getByRole("link", { name: "Elsewhere" });
const queryOffer = () => screen.queryByText(new RegExp(`^${copy.found}`));

function refuseStorage() {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
}

beforeEach(() => {
  window.localStorage.clear();
});

describe("unsaved work", () => {
  test("is saved as a draft half a second after the last change", () => {
    openForm();
    startFakeTimers();
    fireEvent.change(titleField(), { target: { value: "Stored title!" } });
    advanceTimers(499);
    expect(readDrafts(KEY)).toEqual([]);
    advanceTimers(1);
    expect(readDrafts(KEY)[0]?.values).toEqual({ ...ROW, title: "Stored title!" });
  });

  test("is saved as a draft when the page is left", async () => {
    const { user } = openForm();
    await user.type(titleField(), "!");
    act(() => {
      window.dispatchEvent(new Event("pagehide"));
    });
    expect(readDrafts(KEY)).toHaveLength(1);
  });

  test("is offered with its time, compared and restored on request, which can be undone", async () => {
    await leaveUnsavedWork("My title");
    const { user } = openForm();
    expect(queryOffer()).toHaveTextContent(/ \d\d:\d\d today$/);
    expect(titleField()).toHaveValue("Stored title");
    await user.click(button(copy.compare));
    const column = (name: string) => screen.getByRole("region", { name: `${name}: Title` });
    expect(column(copy.formColumn)).toHaveTextContent("Stored title");
    expect(column(copy.draftColumn)).toHaveTextContent("My title");
    expect(screen.queryByRole("region", { name: /Text/ })).not.toBeInTheDocument();

    await user.click(button(copy.restore));
    expect(titleField()).toHaveValue("My title");
    expect(screen.getByText(copy.restored)).toBeVisible();
    expect(document.body).not.toHaveFocus();
    await user.click(button(copy.undo));
    expect(titleField()).toHaveValue("Stored title");
    expect(button(copy.restore)).toBeVisible();
    await user.click(button(copy.undo));
    expect(titleField()).toHaveValue("My title");
  });

  test("is removed by Discard, which can be undone", async () => {
    await leaveUnsavedWork("My title");
    const { user, close } = openForm();
    await user.click(button(copy.discard));
    expect(queryOffer()).not.toBeInTheDocument();
    expect(screen.getByText(copy.discarded)).toBeVisible();
    await user.click(button(copy.undo));
    expect(queryOffer()).toBeVisible();
    await user.click(button(copy.discard));
    close();
    expect(readDrafts(KEY)).toEqual([]);
  });

  test("of an earlier session stays stored while new edits are made", async () => {
    await leaveUnsavedWork("First");
    await leaveUnsavedWork("Second");
    const { user } = openForm();
    await user.click(button(copy.restore));
    expect(titleField()).toHaveValue("Second");
    await user.click(button(copy.restore));
    expect(titleField()).toHaveValue("First");
  });

  test("equal to the stored row is neither stored nor offered", async () => {
    await leaveUnsavedWork("Stored title");
    expect(readDrafts(KEY)).toEqual([]);
    await leaveUnsavedWork("My title");
    openForm({ row: { ...ROW, title: "My title" } });
    expect(queryOffer()).not.toBeInTheDocument();
  });

  test("based on an older row comes with a warning and stays based on it, for the next save", async () => {
    await leaveUnsavedWork("My title");
    const { user, close } = openForm({ row: { ...ROW, text: "Changed by a colleague" } });
    expect(screen.getByText(copy.outdated, { exact: false })).toBeVisible();
    await user.click(button(copy.restore));
    await user.type(titleField(), "!");
    close();
    expect(readDrafts(KEY)[0]).toMatchObject({ values: { title: "My title!" }, base: ROW });
  });

  test("is removed once it is saved, but not what was typed during the save", async () => {
    const { user, close } = openForm();
    await user.type(titleField(), "!");
    await user.click(button("Save"));
    await user.type(titleField(), "?");
    act(finishSave);
    expect(titleField()).toHaveValue("Stored title!?");
    close();
    expect(readDrafts(KEY)[0]).toMatchObject({
      values: { title: "Stored title!?" },
      base: { title: "Stored title!" },
    });
    // Applied at once, because the user has asked for it.
    const next = openForm({ isDraftRestored: true });
    expect(titleField()).toHaveValue("Stored title!?");
    await next.user.click(button("Save"));
    act(finishSave);
    next.close();
    expect(readDrafts(KEY)).toEqual([]);
  });
});

describe("leaving the form", () => {
  test("asks if the draft could not be stored, and stays or leaves as answered", async () => {
    refuseStorage();
    const { user } = openForm();
    await user.type(titleField(), "!");
    await screen.findByText(editing.draftsUnavailable);

    await user.click(link());
    const dialog = within(screen.getByRole("dialog", { name: editing.leave.title }));
    await user.click(dialog.getByRole("button", { name: editing.leave.cancelLabel }));
    expect(titleField()).toHaveValue("Stored title!");

    const unload = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);

    await user.click(link());
    await user.click(button(editing.leave.confirmLabel));
    expect(screen.getByRole("heading", { name: "Elsewhere" })).toBeVisible();
  });
});

test("a save of the same row in another tab is reported at once", () => {
  openForm();
  const save = (key: string) => {
    const newValue = JSON.stringify([key, 1]);
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key: "adminLastSave", newValue }));
    });
  };
  save("note:2");
  expect(screen.queryByText(editing.savedElsewhere)).not.toBeInTheDocument();
  save(KEY);
  expect(screen.getByText(editing.savedElsewhere)).toBeVisible();
});
