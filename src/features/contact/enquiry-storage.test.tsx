import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectConsole } from "../../../tests/support/console";
import {
  blockStorage,
  field,
  fillIn,
  openContactPage,
  panel,
  readSubmissions,
  recordToasts,
  sendButton,
  SUBMISSIONS_KEY,
} from "../../../tests/support/contact-page";

const STORAGE_FAILED =
  "Could not save submission to local dashboard. Please check console for errors.";

test("the enquiry can be sent with a blocked storage, and the panel shows a warning", async () => {
  const { user, mails } = await openContactPage();
  const toasts = recordToasts();
  await fillIn(user);
  blockStorage("localStorage");
  blockStorage("sessionStorage");
  const console = expectConsole("error");
  await user.click(sendButton());
  expect(mails).toHaveLength(1);
  expect(console.takeMessages()).toContain("SecurityError");
  expect(toasts()).toEqual([
    { title: "Storage Error", description: STORAGE_FAILED, variant: "destructive" },
    {
      title: "Message Prepared!",
      description:
        "Your email client should open shortly. Please review, attach files if selected, and send. Thank you!",
      variant: "default",
      durationMs: 10_000,
    },
  ]);
  expect(within(panel()).getByText("Storage Error")).toBeVisible();
  expect(panel()).toHaveTextContent(STORAGE_FAILED);
  expect(field("Full Name")).toHaveValue("");
});

test("the form works if drafts cannot be stored", async () => {
  blockStorage("sessionStorage");
  const { user, mails } = await openContactPage();
  await fillIn(user);
  await user.click(sendButton());
  expect(mails).toHaveLength(1);
  expect(panel()).toBeVisible();
});

test.each(['[{"id":1,', '{"a":1}', "7"])("%s in the storage is quarantined", async (text) => {
  localStorage.setItem(SUBMISSIONS_KEY, text);
  const { user, mails } = await openContactPage();
  await fillIn(user);
  await user.click(sendButton());
  expect(mails).toHaveLength(1);
  expect(readSubmissions()).toHaveLength(1);
  const asideKey = Object.keys(localStorage).find((key) => key.includes(".unreadable-"));
  expect(localStorage.getItem(asideKey ?? "")).toBe(text);
});
