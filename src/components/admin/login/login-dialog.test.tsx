import { act, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { getToasts } from "@/components/ui/toast-store";
import { LOGIN_DELAY_MS } from "@/config/admin-limits";
import { login } from "@/content/admin/login";
import { isAdminUnlocked, lockAdmin } from "@/db/admin-access";
import "../../../../tests/support/handlers/backend";
import { renderWithProviders } from "../../../../tests/support/render-route";
import { LOCAL_ADMIN_PASSWORD } from "../../../../supabase/local/constants";
import { LoginDialog } from "./login-dialog";
import { messages } from "./messages";

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
    <form onSubmit={onSave}>
      <input aria-label="Title" />
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

/**
 * Submits the password and waits for the hash. The login delay still has to pass with `passTime`.
 */
async function sendPassword(password: string) {
  onUnlocked.mockClear();
  const { user } = renderWithProviders(<RefusedForm />);
  await user.type(screen.getByLabelText("Title"), "Half a title");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = await screen.findByRole("dialog", { name: login.dialog.title });
  const field = within(dialog).getByLabelText(login.passwordLabel);
  expect(field).toHaveFocus();
  const digests = vi.spyOn(crypto.subtle, "digest");
  fireEvent.change(field, { target: { value: password } });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.click(within(dialog).getByRole("button", { name: login.dialog.submit }));
  while (digests.mock.results.length === 0) await new Promise(setImmediate);
  await digests.mock.results[0]?.value;
  return { dialog, field, passTime: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) };
}

test("logging in over a form keeps its text, does not submit it, and returns the focus", async () => {
  const { passTime } = await sendPassword(LOCAL_ADMIN_PASSWORD);
  await passTime(LOGIN_DELAY_MS);
  expect(onUnlocked).toHaveBeenCalledOnce();
  expect(isAdminUnlocked()).toBe(true);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByLabelText("Title")).toHaveValue("Half a title");
  await passTime(0);
  expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
  expect(getToasts()[0]).toMatchObject(messages.unlockedInPlace(true));
});

test("a dialog that is closed during the check does not log in", async () => {
  const { dialog, passTime } = await sendPassword(LOCAL_ADMIN_PASSWORD);
  fireEvent.keyDown(dialog, { key: "Escape" });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await passTime(LOGIN_DELAY_MS);
  expect(onUnlocked).not.toHaveBeenCalled();
  expect(isAdminUnlocked()).toBe(false);
});
