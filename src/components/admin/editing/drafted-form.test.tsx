import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, Link, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { TextField } from "@/components/admin/fields/text-field";
import { readDrafts } from "@/db/admin-drafts";
import { advanceTimers, startFakeTimers } from "../../../../tests/support/browser";
import { DraftBar } from "./draft-bar";
import { UnsavedChanges } from "./unsaved-changes";
import { useDraftedForm } from "./use-drafted-form";

const KEY = "note:1";
const LABELS = { title: "Title", text: "Text" };
const ROW = { title: "Stored title", text: "Stored text" };

type NoteFormProps = { row?: typeof ROW; isDraftRestored?: boolean };

/** Answers the latest save with the values that were sent. */
let finishSave = () => {};

function NoteForm({ row = ROW, isDraftRestored = false }: NoteFormProps) {
  const form = useDraftedForm({ draftKey: KEY, initial: row, isDraftRestored });
  return (
    <>
      <DraftBar form={form} labels={LABELS} />
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
  const router = createMemoryRouter([
    {
      path: "/",
      element: (
        <UnsavedChanges>
          <NoteForm {...props} />
        </UnsavedChanges>
      ),
    },
    { path: "/elsewhere", element: <h1>Elsewhere</h1> },
  ]);
  const view = render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), close: view.unmount };
}

/** Types a title in a form and unmounts it, as a crash or a reload would. */
async function leaveUnsavedWork(title: string) {
  const { user, close } = openForm();
  await user.clear(screen.getByLabelText("Title"));
  await user.type(screen.getByLabelText("Title"), title);
  close();
}

const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  window.localStorage.clear();
});

describe("unsaved work", () => {
  test("is saved as a draft half a second after the last change", () => {
    openForm();
    startFakeTimers();
    fireEvent.change(screen.getByLabelText("Title"), { target: { value: "Stored title!" } });
    advanceTimers(499);
    expect(readDrafts(KEY)).toEqual([]);
    advanceTimers(1);
    expect(readDrafts(KEY)[0]?.values).toEqual({ ...ROW, title: "Stored title!" });
  });

  test("is saved as a draft when the page is left", async () => {
    const { user } = openForm();
    await user.type(screen.getByLabelText("Title"), "!");
    act(() => {
      window.dispatchEvent(new Event("pagehide"));
    });
    expect(readDrafts(KEY)).toHaveLength(1);
  });

  test("is offered with its time and not applied by itself", async () => {
    await leaveUnsavedWork("My title");
    openForm();
    expect(screen.getByLabelText("Title")).toHaveValue("Stored title");
    expect(screen.getByText(/^Unsaved work from \d\d:\d\d today$/)).toBeVisible();
  });

  test("can be compared before it is restored", async () => {
    await leaveUnsavedWork("My title");
    const { user } = openForm();
    await user.click(button("Compare"));
    const stored = screen.getByRole("region", { name: "In the form: Title" });
    const kept = screen.getByRole("region", { name: "Unsaved work: Title" });
    expect(stored).toHaveTextContent("Stored title");
    expect(kept).toHaveTextContent("My title");
    expect(screen.queryByRole("region", { name: /Text/ })).not.toBeInTheDocument();
  });

  test("is restored on request, which can be undone and redone", async () => {
    await leaveUnsavedWork("My title");
    const { user } = openForm();
    await user.click(button("Restore"));
    expect(screen.getByLabelText("Title")).toHaveValue("My title");
    expect(screen.getByText(/^Unsaved work restored/)).toBeVisible();
    expect(document.body).not.toHaveFocus();
    await user.click(button("Undo"));
    expect(screen.getByLabelText("Title")).toHaveValue("Stored title");
    expect(button("Restore")).toBeVisible();
    await user.click(button("Undo"));
    expect(screen.getByLabelText("Title")).toHaveValue("My title");
  });

  test("is removed by Discard, which can be undone", async () => {
    await leaveUnsavedWork("My title");
    const { user, close } = openForm();
    await user.click(button("Discard"));
    expect(screen.queryByText(/^Unsaved work from/)).not.toBeInTheDocument();
    expect(screen.getByText("Unsaved work discarded.")).toBeVisible();
    await user.click(button("Undo"));
    expect(screen.getByText(/^Unsaved work from/)).toBeVisible();
    await user.click(button("Discard"));
    close();
    expect(readDrafts(KEY)).toEqual([]);
  });

  test("of an earlier session stays stored while new edits are made", async () => {
    await leaveUnsavedWork("First");
    await leaveUnsavedWork("Second");
    const { user } = openForm();
    await user.click(button("Restore"));
    expect(screen.getByLabelText("Title")).toHaveValue("Second");
    await user.click(button("Restore"));
    expect(screen.getByLabelText("Title")).toHaveValue("First");
  });

  test("equal to the stored row is not offered", async () => {
    await leaveUnsavedWork("My title");
    openForm({ row: { ...ROW, title: "My title" } });
    expect(screen.queryByText(/^Unsaved work/)).not.toBeInTheDocument();
  });

  test("based on an older version of the row comes with a warning", async () => {
    await leaveUnsavedWork("My title");
    openForm({ row: { ...ROW, text: "Changed by a colleague" } });
    expect(screen.getByText(/What is stored was changed after it/)).toBeVisible();
  });

  test("keeps the row it was based on, so that a save detects changes since", async () => {
    await leaveUnsavedWork("My title");
    const { user, close } = openForm({ row: { ...ROW, text: "Changed by a colleague" } });
    await user.click(button("Restore"));
    await user.type(screen.getByLabelText("Title"), "!");
    close();
    expect(readDrafts(KEY)[0]).toMatchObject({ values: { title: "My title!" }, base: ROW });
  });

  test("is applied at once when the user has asked for it", async () => {
    await leaveUnsavedWork("My title");
    openForm({ isDraftRestored: true });
    expect(screen.getByLabelText("Title")).toHaveValue("My title");
    expect(button("Undo")).toBeVisible();
  });

  test("is removed once it is saved", async () => {
    const { user, close } = openForm();
    await user.type(screen.getByLabelText("Title"), "!");
    await user.click(button("Save"));
    act(finishSave);
    close();
    expect(readDrafts(KEY)).toEqual([]);
  });

  test("typed during a save is kept", async () => {
    const { user, close } = openForm();
    await user.type(screen.getByLabelText("Title"), "!");
    await user.click(button("Save"));
    await user.type(screen.getByLabelText("Title"), "?");
    act(finishSave);
    expect(screen.getByLabelText("Title")).toHaveValue("Stored title!?");
    close();
    expect(readDrafts(KEY)[0]).toMatchObject({
      values: { title: "Stored title!?" },
      base: { title: "Stored title!" },
    });
  });

  test("does not exist after a change was reverted by hand", async () => {
    const { user, close } = openForm();
    await user.type(screen.getByLabelText("Title"), "!{Backspace}");
    close();
    expect(readDrafts(KEY)).toEqual([]);
  });
});

describe("leaving the form", () => {
  test("does not ask while a draft is stored", async () => {
    const { user } = openForm();
    await user.type(screen.getByLabelText("Title"), "!");
    await user.click(screen.getByRole("link", { name: "Elsewhere" }));
    expect(screen.getByRole("heading", { name: "Elsewhere" })).toBeVisible();
    expect(readDrafts(KEY)).toHaveLength(1);
  });

  test("asks if the draft could not be stored, and stays or leaves as answered", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    const { user } = openForm();
    await user.type(screen.getByLabelText("Title"), "!");
    await screen.findByText(/This browser keeps no copy of your work/);

    await user.click(screen.getByRole("link", { name: "Elsewhere" }));
    const dialog = screen.getByRole("dialog", { name: "Leave without saving?" });
    await user.click(within(dialog).getByRole("button", { name: "Stay here" }));
    expect(screen.getByLabelText("Title")).toHaveValue("Stored title!");

    const unload = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);

    await user.click(screen.getByRole("link", { name: "Elsewhere" }));
    await user.click(screen.getByRole("button", { name: "Leave" }));
    expect(screen.getByRole("heading", { name: "Elsewhere" })).toBeVisible();
  });

  test("does not ask without changes, even if drafts cannot be stored", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    const { user } = openForm();
    await user.click(screen.getByRole("link", { name: "Elsewhere" }));
    expect(screen.getByRole("heading", { name: "Elsewhere" })).toBeVisible();
  });
});

test("a save of the same row in another tab is reported at once", () => {
  openForm();
  const save = (key: string) =>
    new StorageEvent("storage", { key: "adminLastSave", newValue: JSON.stringify([key, 1]) });
  act(() => {
    window.dispatchEvent(save("note:2"));
  });
  expect(screen.queryByText(/saved in another tab/)).not.toBeInTheDocument();
  act(() => {
    window.dispatchEvent(save(KEY));
  });
  expect(
    screen.getByText("This was saved in another tab or by a colleague since you opened it here."),
  ).toBeVisible();
});
