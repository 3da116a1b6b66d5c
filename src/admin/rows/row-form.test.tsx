import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { createMemoryRouter, Link, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TextField } from "@/admin/ui/text-field";
import { editing } from "@/content/admin/editing";
import { listKeptTexts } from "@/data/browser/kept-texts";
import { DatabaseError } from "@/data/errors";
import { queryClient } from "@/data/query-client";
import { advanceTimers, refuseStorage, startFakeTimers } from "../../../tests/support/browser";
import { makeGate } from "../../../tests/support/gate";
import { ConflictDialog } from "./conflict-dialog";
import { DraftBar } from "./draft-bar";
import { SaveStatus } from "./save-status";
import { UnsavedChanges } from "./unsaved-changes";
import { useRowForm, type RowTable } from "./use-row-form";

type Note = { title: string; text: string; version: string };

const GROUP = "note:1";
const NOTE: Note = { title: "Stored title", text: "Stored text", version: "1" };
const copy = editing.draft;

const onFailed = vi.fn();
/** What the database has. */
let stored: Note | null = NOTE;
let isResponseLost = false;
/** A save is answered when it is opened. */
let answer = makeGate();

const toValues = ({ title, text }: Note) => ({ title, text });

const notes: RowTable<Note, "title" | "text"> = {
  labels: { title: "Title", text: "Text" },
  toValues,
  versionOf: ({ version }) => version,
  tidy: ({ title, text }) => ({ title: title.trim(), text }),
  save: async (values, version) => {
    if ((stored?.version ?? null) !== version) {
      const theirs = stored;
      await answer.opened;
      return { isSaved: false, stored: theirs };
    }
    stored = { ...values, version: String(Number(version) + 1) };
    const row = stored;
    await answer.opened;
    if (isResponseLost) throw new DatabaseError("no response", "", 0);
    return { isSaved: true, row };
  },
};

function NoteForm({ note }: { note: Note }) {
  const form = useRowForm({
    table: notes,
    group: GROUP,
    row: note,
    blank: { title: "", text: "" },
    uploadContext: "note",
    fallback: "The note could not be saved.",
    onSaved: () => {},
    onFailed,
  });
  return (
    <>
      <DraftBar form={form} />
      <TextField
        label="Title"
        value={form.values.title}
        onChange={(title) => {
          form.change({ title });
        }}
      />
      <button type="button" onClick={() => void form.save()}>
        Save
      </button>
      <SaveStatus write={form.write} />
      <ConflictDialog form={form} />
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

function openForm(note: Note = NOTE) {
  const element = (
    <QueryClientProvider client={queryClient}>
      <UnsavedChanges>
        <NoteForm note={note} />
      </UnsavedChanges>
    </QueryClientProvider>
  );
  const router = createMemoryRouter([
    { path: "/", element },
    { path: "/elsewhere", element: <h1>Elsewhere</h1> },
  ]);
  const view = render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), close: view.unmount, form: within(view.container) };
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
const findButton = (name: string) => screen.findByRole("button", { name });
const link = () => screen.getByRole("link", { name: "Elsewhere" });
const keptTitles = () => listKeptTexts(GROUP).map(({ values }) => values["title"]);

/** The dialog that a save by two opens. */
async function findConflict(user: UserEvent) {
  const dialog = within(await screen.findByRole("dialog", { name: editing.conflict.title }));
  const press = (name: string) => user.click(dialog.getByRole("button", { name }));
  return { dialog, press };
}

beforeEach(() => {
  window.localStorage.clear();
  stored = NOTE;
  answer = makeGate();
  answer.open();
});
afterEach(() => {
  queryClient.clear();
});

describe("unsaved work", () => {
  test("is kept half a second after the last change", () => {
    openForm();
    startFakeTimers();
    fireEvent.change(titleField(), { target: { value: "Stored title!" } });
    advanceTimers(499);
    expect(keptTitles()).toEqual([]);
    advanceTimers(1);
    expect(keptTitles()).toEqual(["Stored title!"]);
  });

  test("is offered with its time; taking it over puts what was typed in its place", async () => {
    const titles = ["First", "Second", "Third"];
    for (const title of titles) await leaveUnsavedWork(title);
    const { user, close } = openForm();
    const time = String.raw`\d\d:\d\d today`;
    expect(
      await screen.findByText(new RegExp(`^${copy.found} ${time}, ${copy.more(2)}$`)),
    ).toBeVisible();
    expect(titleField()).toHaveValue("Stored title");
    const restored = new Set();
    for (const _ of titles) {
      await user.click(button(copy.restore));
      restored.add(titleField().getAttribute("value"));
      expect(document.body).not.toHaveFocus();
    }
    expect(restored).toEqual(new Set(titles));
    expect(screen.getByText(new RegExp(`^${copy.found} ${time}, ${copy.more(1)}$`))).toBeVisible();
    close();
    expect(new Set(keptTitles())).toEqual(new Set(titles));
  });

  test("is discarded after a question", async () => {
    await leaveUnsavedWork("My title");
    const { user } = openForm();
    await user.click(await findButton(copy.discard));
    const dialog = within(screen.getByRole("dialog", { name: copy.discardDialog.title }));
    expect(keptTitles()).toEqual(["My title"]);
    await user.click(dialog.getByRole("button", { name: copy.discardDialog.confirmLabel }));
    expect(keptTitles()).toEqual([]);
    expect(screen.queryByRole("button", { name: copy.restore })).not.toBeInTheDocument();
    // The question and its button are gone. The next Tab leads into the form.
    await waitFor(() => {
      expect(document.body).not.toHaveFocus();
    });
    await user.tab();
    expect(titleField()).toHaveFocus();
  });

  test("of two open forms of a row stays apart, whichever is saved or closed first", async () => {
    const [mine, other] = [openForm(), openForm()];
    await mine.user.type(mine.form.getByLabelText("Title"), " of mine");
    await other.user.type(other.form.getByLabelText("Title"), " of the other");
    act(() => {
      window.dispatchEvent(new Event("pagehide"));
    });
    expect(keptTitles()).toHaveLength(2);
    await other.user.click(other.form.getByRole("button", { name: "Save" }));
    await other.form.findByText(/^Saved/);
    other.close();
    expect(keptTitles()).toEqual(["Stored title of mine"]);
    mine.close();
    expect(keptTitles()).toEqual(["Stored title of mine"]);
  });

  test("equal to the stored row is not kept", async () => {
    await leaveUnsavedWork("Stored title");
    expect(keptTitles()).toEqual([]);
  });

  test("is removed once it is saved, but not what was typed during the save", async () => {
    const { user, close } = openForm();
    answer = makeGate();
    await user.type(titleField(), "!");
    await user.click(button("Save"));
    await user.type(titleField(), "?");
    await waitFor(() => {
      expect(keptTitles()).toEqual(["Stored title!?"]);
    });
    answer.open();
    await screen.findByText(/^Saved \d\d:\d\d$/);
    expect(titleField()).toHaveValue("Stored title!?");
    await waitFor(() => {
      expect(listKeptTexts(GROUP)).toMatchObject([{ version: "2" }]);
    });
    close();
    expect(listKeptTexts(GROUP)).toMatchObject([
      { values: { title: "Stored title!?" }, version: "2" },
    ]);
  });

  test("that was never text is ignored", () => {
    for (const text of ["nonsense", "{}", '{"id":"1","values":{"title":1},"version":null}']) {
      window.localStorage.setItem(`adminText:${encodeURIComponent(GROUP)}:1`, text);
      expect(listKeptTexts(GROUP)).toEqual([]);
    }
  });
});

describe("a row that was changed meanwhile", () => {
  const THEIRS = { ...NOTE, title: "Their own title", version: "7" };

  test("is not overwritten unseen: both versions are shown, with the words that differ", async () => {
    const { user } = openForm();
    await user.type(titleField(), " of mine");
    stored = THEIRS;
    await user.click(button("Save"));
    const { dialog, press } = await findConflict(user);
    const marks = async (name: string) => {
      const region = dialog.getByRole("region", { name });
      await waitFor(() => {
        expect(region.querySelector("mark")).not.toBeNull();
      });
      return [...region.querySelectorAll("mark")].map(({ textContent }) => textContent).join("");
    };
    expect(dialog.getAllByRole("region")[0]).toHaveTextContent("Their own title");
    expect(await marks("Theirs: Title")).toContain("Their own");
    expect(await marks("Yours: Title")).toContain("of mine");
    expect(stored).toBe(THEIRS);

    // What they save while the dialog is open was not shown.
    stored = { ...THEIRS, title: "Their second title", version: "8" };
    await press(editing.conflict.saveMine);
    const again = await findConflict(user);
    expect(again.dialog.getByRole("region", { name: "Theirs: Title" })).toHaveTextContent(
      "Their second title",
    );
    await again.press(editing.conflict.saveMine);
    await screen.findByText(/^Saved/);
    expect(stored).toMatchObject({ title: "Stored title of mine" });
  });

  test("is reported also when the form was left during the save, with its draft", async () => {
    const { user, close } = openForm();
    await user.type(titleField(), "!");
    stored = THEIRS;
    answer = makeGate();
    await user.click(button("Save"));
    close();
    expect(onFailed).not.toHaveBeenCalled();
    answer.open();
    await waitFor(() => {
      expect(onFailed).toHaveBeenCalledOnce();
    });
    expect(String(onFailed.mock.lastCall)).toContain(`${editing.conflict.title}. ${editing.kept}`);
    expect(keptTitles()).toEqual(["Stored title!"]);
  });

  test("can be loaded, and the unsaved work is then offered", async () => {
    const { user } = openForm();
    await user.type(titleField(), "!");
    stored = THEIRS;
    await user.click(button("Save"));
    await (await findConflict(user)).press(editing.conflict.loadTheirs);
    expect(titleField()).toHaveValue("Their own title");
    await user.click(button(copy.restore));
    expect(titleField()).toHaveValue("Stored title!");
    // It is still based on the older version.
    await user.click(button("Save"));
    await findConflict(user);
  });

  test("can be loaded also when the browser has no room for the unsaved work", async () => {
    refuseStorage();
    const { user } = openForm();
    await user.type(titleField(), "!");
    stored = THEIRS;
    await user.click(button("Save"));
    await (await findConflict(user)).press(editing.conflict.loadTheirs);
    expect(titleField()).toHaveValue("Their own title");
    expect(screen.getByText(editing.draftsUnavailable)).toBeVisible();
    await user.click(link());
    await user.click(button(editing.leave.cancelLabel));
    await user.click(button(copy.restore));
    expect(titleField()).toHaveValue("Stored title!");
  });

  test("is saved without a question if only its version has changed", async () => {
    const { user } = openForm();
    await user.type(titleField(), "!");
    stored = { ...NOTE, version: "7" };
    await user.click(button("Save"));
    await screen.findByText(/^Saved/);
    expect(stored).toMatchObject({ title: "Stored title!", version: "8" });
  });

  test("by an own save whose response was lost is saved over without a question", async () => {
    const { user } = openForm();
    await user.type(titleField(), "!");
    isResponseLost = true;
    await user.click(button("Save"));
    await screen.findByText(/no response/);
    isResponseLost = false;
    await user.type(titleField(), "?");
    await user.click(button("Save"));
    await screen.findByText(/^Saved/);
    expect(stored).toMatchObject({ title: "Stored title!?" });
  });

  test("leads to the question also for a draft of an earlier visit, which says so", async () => {
    await leaveUnsavedWork("My title");
    stored = THEIRS;
    const { user } = openForm(THEIRS);
    expect(await screen.findByText(copy.outdated)).toBeVisible();
    await user.click(button(copy.restore));
    await user.click(button("Save"));
    await findConflict(user);
    expect(stored).toBe(THEIRS);
  });
});

test("leaving asks if the work could not be kept, and stays or leaves as answered", async () => {
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
