import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectConsole } from "../../../tests/support/console";
import {
  blockStorage,
  field,
  fillIn,
  LABELS,
  openContactPage,
  panel,
  readSubmissions,
  recordToasts,
  sendButton,
  SUBMISSIONS_KEY,
} from "../../../tests/support/contact-page";
import { messages } from "./messages";

test("the enquiry can be sent with a blocked storage, and the panel shows a warning", async () => {
  blockStorage("sessionStorage");
  const { user, mails } = await openContactPage();
  const toasts = recordToasts();
  await fillIn(user);
  blockStorage("localStorage");
  const console = expectConsole("error");
  await user.click(sendButton());
  expect(mails).toHaveLength(1);
  expect(console.takeMessages()).toContain("SecurityError");
  expect(toasts()).toMatchObject([messages.storageFailed, messages.prepared]);
  expect(within(panel()).getByText(messages.storageFailed.title)).toBeVisible();
  expect(panel()).toHaveTextContent(messages.storageFailed.description);
  expect(field(LABELS.name)).toHaveValue("");
});

test("a damaged list in the storage is kept under another key", async () => {
  const text = '[{"id":1,';
  localStorage.setItem(SUBMISSIONS_KEY, text);
  const { user, mails } = await openContactPage();
  await fillIn(user);
  await user.click(sendButton());
  expect(mails).toHaveLength(1);
  expect(readSubmissions()).toHaveLength(1);
  const asideKey = Object.keys(localStorage).find((key) => key.includes(".unreadable-"));
  expect(localStorage.getItem(asideKey ?? "")).toBe(text);
});
