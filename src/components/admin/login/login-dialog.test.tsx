import { act, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { getToasts } from "@/components/ui/toast-store";
import { LOGIN_DELAY_MS } from "@/config/admin-limits";
import { isAdminUnlocked, lockAdmin } from "@/db/admin-access";
import "../../../../tests/support/handlers/backend";
import { renderWithProviders } from "../../../../tests/support/render-route";
import { LOCAL_ADMIN_PASSWORD } from "../../../../supabase/local/constants";
import { LoginDialog } from "./login-dialog";

// Hoisted above the imports, because config/env.ts reads this variable on import.
await vi.hoisted(async () => {
  const { LOCAL_PASSWORD_HASH } = await import("../../../../supabase/local/constants");
  vi.stubEnv("VITE_ADMIN_PASSWORD_HASH", LOCAL_PASSWORD_HASH);
});

afterEach(lockAdmin);

const onSave = vi.fn();
const onUnlocked = vi.fn();

/** A form whose save was refused, with the login dialog open above it. */
function RefusedForm() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <label>
        Title <input />
      </label>
      <button
        type="button"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Save
      </button>
      <LoginDialog isOpen={isOpen} onOpenChange={setIsOpen} onUnlocked={onUnlocked} />
    </form>
  );
}

async function openDialog() {
  onSave.mockClear();
  onUnlocked.mockClear();
  const { user } = renderWithProviders(<RefusedForm />);
  await user.type(screen.getByLabelText("Title"), "Half a title");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = await screen.findByRole("dialog", { name: "Log in again" });
  return { dialog, field: within(dialog).getByLabelText("Password") };
}

/**
 * Submits the password and waits for the hash. The login delay still has to pass with `passTime`.
 */
async function sendPassword(dialog: HTMLElement, password: string) {
  const digests = vi.spyOn(crypto.subtle, "digest");
  fireEvent.change(within(dialog).getByLabelText("Password"), { target: { value: password } });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.click(within(dialog).getByRole("button", { name: "Log in" }));
  while (digests.mock.results.length === 0) await new Promise(setImmediate);
  await digests.mock.results[0]?.value;
  return { passTime: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) };
}

describe("logging in again over a form", () => {
  test("keeps the form's text, does not submit it, and returns the focus to it", async () => {
    const { dialog, field } = await openDialog();
    expect(field).toHaveFocus();
    const { passTime } = await sendPassword(dialog, LOCAL_ADMIN_PASSWORD);
    await passTime(LOGIN_DELAY_MS);
    expect(onUnlocked).toHaveBeenCalledOnce();
    expect(isAdminUnlocked()).toBe(true);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByLabelText("Title")).toHaveValue("Half a title");
    await passTime(0);
    expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
    expect(onSave).not.toHaveBeenCalled();
    expect(getToasts()[0]).toMatchObject({
      title: "Login Successful!",
      description: "You can go on where you stopped.",
    });
  });

  test("stays open after a wrong password", async () => {
    const { dialog, field } = await openDialog();
    const { passTime } = await sendPassword(dialog, "wrong");
    await passTime(LOGIN_DELAY_MS);
    expect(field).toHaveAccessibleDescription("Invalid password. Please try again.");
    expect(field).toHaveValue("");
    expect(field).toHaveFocus();
    expect(onUnlocked).not.toHaveBeenCalled();
  });

  test("does not log in when it is closed during the check", async () => {
    const { dialog } = await openDialog();
    const { passTime } = await sendPassword(dialog, LOCAL_ADMIN_PASSWORD);
    fireEvent.keyDown(dialog, { key: "Escape" });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await passTime(LOGIN_DELAY_MS);
    expect(onUnlocked).not.toHaveBeenCalled();
    expect(isAdminUnlocked()).toBe(false);
  });

  test("shows that it is checking for a full second", async () => {
    const { dialog } = await openDialog();
    const { passTime } = await sendPassword(dialog, "wrong");
    await passTime(LOGIN_DELAY_MS - 1);
    expect(screen.getByRole("button", { name: "Authenticating..." })).toBeVisible();
    await passTime(1);
    expect(screen.getByRole("button", { name: "Log in" })).toBeVisible();
  });
});
