import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { getToasts } from "@/ui/toast-store";
import { login, loginMessages } from "@/content/admin/login";
import { isAdminUnlocked, lockAdmin } from "@/data/browser/admin-access";
import { expectConsole } from "../../../tests/support/console";
import { makeGate } from "../../../tests/support/gate";
import "../../../tests/support/handlers/backend";
import { renderWithProviders } from "../../../tests/support/render-route";
import { LOCAL_ADMIN_PASSWORD } from "../../../supabase/local/constants";
import { LoginDialog } from "./login-dialog";

// Hoisted above the imports, because login-form.tsx reads this variable on import.
await vi.hoisted(async () => {
  const { LOCAL_PASSWORD_HASH } = await import("../../../supabase/local/constants");
  vi.stubEnv("VITE_ADMIN_PASSWORD_HASH", LOCAL_PASSWORD_HASH);
});

afterEach(() => {
  lockAdmin();
  onUnlocked.mockClear();
});

const onUnlocked = vi.fn();
const onSave = vi.fn();

/** The dialog of a form. */
function Login() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <form onSubmit={onSave}>
      <LoginDialog isOpen={isOpen} onOpenChange={setIsOpen} onUnlocked={onUnlocked} />
    </form>
  );
}

async function sendPassword() {
  const { user } = renderWithProviders(<Login />);
  const dialog = within(await screen.findByRole("dialog", { name: login.dialog.title }));
  const field = dialog.getByLabelText(login.passwordLabel);
  expect(field).toHaveFocus();
  await user.keyboard(`${LOCAL_ADMIN_PASSWORD}{Enter}`);
  return { user, dialog, field };
}

test("a dialog that is closed during the check does not log in", async () => {
  const check = makeGate();
  const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, "deriveBits").mockImplementation(async (...given) => {
    await check.opened;
    return derive(...given);
  });
  const { user } = await sendPassword();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  const digests = vi.spyOn(crypto.subtle, "digest");
  check.open();
  await waitFor(() => {
    expect(digests).toHaveBeenCalledOnce();
  });
  await digests.mock.results[0]?.value;
  await new Promise(setImmediate);
  expect(onUnlocked).not.toHaveBeenCalled();
  expect(isAdminUnlocked()).toBe(false);
});

const limits = vi.hoisted(() => ({ login: 30_000 }));

test.each([
  ["cannot be derived", 30_000, () => Promise.reject(new DOMException("out of memory"))],
  ["takes too long", 1, () => new Promise<never>(() => undefined)],
])(
  "when the key %s, the form says so, and the next attempt logs in without saving",
  async (_, limit, derive) => {
    limits.login = limit;
    const logged = expectConsole("error");
    const failing = vi.spyOn(crypto.subtle, "deriveBits").mockImplementation(derive);
    const { user, dialog, field } = await sendPassword();
    await waitFor(() => {
      expect(field).toHaveAccessibleDescription(loginMessages.checkFailed.description);
    });
    expect(dialog.getByRole("button", { name: login.dialog.submit })).toBeVisible();
    expect(getToasts()[0]).toMatchObject(loginMessages.checkFailed);
    expect(logged.takeMessages()).toMatch(/could not be checked.*(out of memory|took longer)/s);
    expect(field).toHaveValue("");
    expect(field).toHaveFocus();

    failing.mockRestore();
    limits.login = 30_000;
    await user.keyboard(`${LOCAL_ADMIN_PASSWORD}{Enter}`);
    await waitFor(() => {
      expect(onUnlocked).toHaveBeenCalledOnce();
    });
    expect(isAdminUnlocked()).toBe(true);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(getToasts()[0]).toMatchObject(loginMessages.unlockedInPlace(true));
    expect(onSave).not.toHaveBeenCalled();
  },
);

vi.mock("@/config/admin-limits", async (load) => ({
  ...(await load<typeof import("@/config/admin-limits")>()),
  LOGIN_DELAY_MS: 0,
  get LOGIN_LIMIT_MS() {
    return limits.login;
  },
}));
