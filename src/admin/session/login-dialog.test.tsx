import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { getToasts } from "@/components/ui/toast-store";
import { login, loginMessages } from "@/content/admin/login";
import { isAdminUnlocked, lockAdmin } from "@/data/browser/admin-access";
import { expectConsole } from "../../../tests/support/console";
import { makeGate } from "../../../tests/support/gate";
import "../../../tests/support/handlers/backend";
import { renderWithProviders } from "../../../tests/support/render-route";
import { LOCAL_ADMIN_PASSWORD } from "../../../supabase/local/constants";
import { LoginDialog } from "./login-dialog";

// Hoisted above the imports, because config/env.ts reads this variable on import.
await vi.hoisted(async () => {
  const { LOCAL_PASSWORD_HASH } = await import("../../../supabase/local/constants");
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

/** Opens the dialog above a form with unsaved text and submits the password. */
async function sendPassword() {
  const view = renderWithProviders(<RefusedForm />);
  await view.user.type(screen.getByLabelText("Title"), "Half a title");
  await view.user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = within(await screen.findByRole("dialog", { name: login.dialog.title }));
  expect(dialog.getByLabelText(login.passwordLabel)).toHaveFocus();
  await view.user.keyboard(`${LOCAL_ADMIN_PASSWORD}{Enter}`);
  return view;
}

test("logging in over a form keeps its text, does not submit it, and returns the focus", async () => {
  await sendPassword();
  await waitFor(() => {
    expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
  });
  expect(onUnlocked).toHaveBeenCalledOnce();
  expect(isAdminUnlocked()).toBe(true);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByLabelText("Title")).toHaveValue("Half a title");
  expect(onSave).not.toHaveBeenCalled();
  expect(getToasts()[0]).toMatchObject(loginMessages.unlockedInPlace(true));
});

test("a dialog that is closed during the check does not log in", async () => {
  onUnlocked.mockClear();
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

test("when the key cannot be derived, the form says so and can be used again", async () => {
  const logged = expectConsole("error");
  const failing = vi
    .spyOn(crypto.subtle, "deriveBits")
    .mockRejectedValue(new DOMException("out of memory", "OperationError"));
  const { user } = await sendPassword();
  const dialog = within(screen.getByRole("dialog", { name: login.dialog.title }));
  const field = dialog.getByLabelText(login.passwordLabel);
  await waitFor(() => {
    expect(field).toHaveAccessibleDescription(loginMessages.checkFailed.description);
  });
  expect(dialog.getByRole("button", { name: login.dialog.submit })).toBeVisible();
  expect(getToasts()[0]).toMatchObject(loginMessages.checkFailed);
  expect(logged.takeMessages()).toContain("out of memory");
  expect(field).toHaveValue("");
  expect(field).toHaveFocus();

  failing.mockRestore();
  await user.keyboard(`${LOCAL_ADMIN_PASSWORD}{Enter}`);
  await waitFor(() => {
    expect(isAdminUnlocked()).toBe(true);
  });
});

vi.mock("@/config/admin-limits", async (load) => ({
  ...(await load<typeof import("@/config/admin-limits")>()),
  LOGIN_DELAY_MS: 0,
}));
