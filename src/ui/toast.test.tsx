import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { expectConsole } from "../../tests/support/console";
import { advanceTimers, startFakeTimers } from "../../tests/support/browser";
import { ToastAction } from "./toaster";
import type { ToastInput } from "./toast-store";

/** The outlet of a freshly loaded page, before any toast or its code. */
async function renderOutlet() {
  startFakeTimers();
  vi.resetModules();
  const { toast, getToasts } = await import("./toast-store");
  const { ToastOutlet } = await import("./toast-outlet");
  render(<ToastOutlet />);
  await act(() => vi.dynamicImportSettled());
  return {
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    getToasts,
    show: (input: ToastInput) =>
      act(async () => {
        toast(input);
        await vi.dynamicImportSettled();
      }),
  };
}

const viewport = () => screen.queryByRole("region", { name: "Notifications (F8)" });
const shown = () => screen.queryAllByRole("listitem");

describe("a toast", () => {
  test("is lost if its code cannot be loaded, and the next one tries again", async () => {
    const logged = expectConsole("error");
    vi.doMock("./toaster", () => {
      throw new Error("offline");
    });
    const { show } = await renderOutlet();
    await show({ title: "Lost" });
    expect(shown()).toEqual([]);
    expect(logged.takeMessages()).toContain("The code of the toasts did not arrive.");

    vi.doUnmock("./toaster");
    await show({ title: "Saved" });
    expect(shown()[0]).toHaveTextContent("Saved");
  });

  test("appears without a connection if its code was loaded ahead", async () => {
    onTestFinished(() => {
      vi.doUnmock("./toaster");
    });
    let isOnline = true;
    vi.doMock("./toaster", async (load) => {
      if (!isOnline) throw new Error("offline");
      return load<typeof import("./toaster")>();
    });
    const { show } = await renderOutlet();
    await import("./toaster");
    isOnline = false;
    await show({ title: "Not saved" });
    expect(shown()[0]).toHaveTextContent("Not saved");
  });

  test("has a title and a description, and replaces the previous one", async () => {
    const { show } = await renderOutlet();
    expect(viewport()).not.toBeInTheDocument();
    await show({ title: "First" });
    await show({ title: "Second", description: "All is saved." });
    expect(shown().map((item) => item.textContent)).toEqual(["SecondAll is saved."]);
  });

  test.each([
    { variant: "default", announced: "polite" },
    { variant: "destructive", announced: "assertive" },
  ] as const)("that is $variant is announced as $announced", async ({ variant, announced }) => {
    const { show } = await renderOutlet();
    await show({ title: "News", variant });
    expect(screen.getByRole("status")).toHaveAttribute("aria-live", announced);
  });

  test("has an action that runs and closes it", async () => {
    const { show, user } = await renderOutlet();
    const onClick = vi.fn();
    const action = (
      <ToastAction altText="Reload the page" onClick={onClick}>
        Reload
      </ToastAction>
    );
    await show({ title: "New version", action });
    await user.click(screen.getByRole("button", { name: "Reload" }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(shown()).toEqual([]);
  });
});

describe("a toast closes", () => {
  test("after a duration of its own", async () => {
    const { show } = await renderOutlet();
    await show({ title: "Logged Out", durationMs: 10_000 });
    advanceTimers(9999);
    expect(shown()).toHaveLength(1);
    advanceTimers(1);
    expect(shown()).toEqual([]);
  });

  test("with its close button, and its entry 1,000,000 ms later", async () => {
    const { show, user, getToasts } = await renderOutlet();
    await show({ title: "Saved" });
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(shown()).toEqual([]);
    advanceTimers(999_999);
    expect(getToasts()).toHaveLength(1);
    advanceTimers(1);
    expect(getToasts()).toEqual([]);
  });

  test.each([
    { px: 49, left: 1 },
    { px: 51, left: 0 },
  ])("when it is swiped away by more than 50 px: $px px leave $left", async ({ px, left }) => {
    const { show } = await renderOutlet();
    await show({ title: "Saved" });
    const title = screen.getByText("Saved");
    fireEvent.pointerDown(title, { button: 0, clientX: 100, clientY: 10 });
    fireEvent.pointerMove(title, { clientX: 110, clientY: 10 });
    fireEvent.pointerMove(title, { clientX: 100 + px, clientY: 10 });
    fireEvent.pointerUp(title, { clientX: 100 + px, clientY: 10 });
    expect(shown()).toHaveLength(left);
  });

  test("after 5 seconds of its own, even if the previous one was closed by hand", async () => {
    const { show, user } = await renderOutlet();
    await show({ title: "First" });
    advanceTimers(4000);
    await user.click(screen.getByRole("button", { name: "Close" }));
    await user.click(document.body);
    await show({ title: "Second" });
    advanceTimers(4999);
    expect(shown()).toHaveLength(1);
    advanceTimers(1);
    expect(shown()).toEqual([]);
  });

  test("not while it has the focus", async () => {
    const { show, user } = await renderOutlet();
    await show({ title: "Read me" });
    await user.keyboard("[F8]");
    advanceTimers(60_000);
    expect(shown()).toHaveLength(1);
  });
});
