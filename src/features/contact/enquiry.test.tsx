import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { form as copy, handOff } from "@/content/contact";
import { advanceTimers, startFakeTimers } from "../../../tests/support/browser";
import { expectConsole } from "../../../tests/support/console";
import {
  blockStorage,
  DRAFT_KEY,
  enter,
  field,
  fillIn,
  findPanel,
  form,
  LABELS,
  makeFile,
  openContactPage,
  panel,
  readSubmissions,
  recordToasts,
  sendButton,
  wholeText,
} from "../../../tests/support/contact-page";
import { recordMailLinks } from "../../../tests/support/mail-links";
import { readMail } from "../../../tests/support/read-mail";
import { messages } from "./messages";
import { prepareMail } from "./prepare-mail";

describe("the form", () => {
  test("has four required and three optional fields", async () => {
    await openContactPage();
    for (const label of [LABELS.name, LABELS.email, LABELS.product, LABELS.message]) {
      expect(field(label)).toBeRequired();
    }
    for (const label of [LABELS.company, LABELS.phone, LABELS.file]) {
      expect(field(label)).not.toBeRequired();
    }
    expect(field(LABELS.email)).toHaveAttribute("type", "email");
    expect(within(form()).getByRole("link")).toHaveAttribute("href", "/privacy-policy");
  });

  test("does nothing while an entry is missing or wrong", async () => {
    const { user, mails } = await openContactPage();
    await fillIn(user);
    await enter(user, LABELS.email, "no address");
    await user.click(sendButton());
    expect(mails).toEqual([]);
    expect(readSubmissions()).toEqual([]);
    expect(sendButton()).toBeEnabled();
  });
});

describe("sending", () => {
  test("saves the enquiry, then opens the mail and empties the form", async () => {
    const { user, mails } = await openContactPage();
    const toasts = recordToasts();
    const storedAtOpening: number[] = [];
    recordMailLinks(() => storedAtOpening.push(readSubmissions().length));
    await fillIn(user);
    await enter(user, LABELS.company, "Brandt\0 Keramik");
    await enter(user, LABELS.phone, "+49 40 5550 0172");
    await user.upload(field(LABELS.file), makeFile());
    await user.click(sendButton());

    const enquiry = {
      name: "Hannah Brandt",
      email: "hannah@example.com",
      company: "Brandt Keramik",
      phone: "+49 40 5550 0172",
      product_interest: "Mugs",
      message: "2,000 pieces\nto Hamburg",
      attachmentInfo: { name: "mug.pdf", type: "application/pdf", size: "12.34 KB" },
    };
    expect(readSubmissions()).toMatchObject([enquiry]);
    const { to, subject, body } = prepareMail(enquiry);
    expect(mails.map(readMail)).toEqual([{ to, subject, body: body.replaceAll("\n", "\r\n") }]);
    expect(storedAtOpening).toEqual([1]);
    expect(toasts()).toMatchObject([messages.preparedAndSaved]);
    expect(await screen.findByText(messages.preparedAndSaved.description)).toBeVisible();

    const fields = within(form()).getAllByRole("textbox");
    expect(fields).toHaveLength(6);
    for (const emptied of fields) expect(emptied).toHaveValue("");
    expect(within(form()).queryByText(/mug\.pdf/)).not.toBeInTheDocument();
    expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  test("is locked for a second while it is being processed, and open again after", async () => {
    const { user } = await openContactPage();
    await fillIn(user);
    startFakeTimers();
    fireEvent.click(sendButton());
    const button = screen.getByRole("button", { name: copy.processing });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute("aria-busy", "true");
    advanceTimers(999);
    expect(button).toBeDisabled();
    advanceTimers(1);
    expect(sendButton()).toBeEnabled();
  });

  test("by a double click makes one submission", async () => {
    const { user, mails } = await openContactPage();
    await fillIn(user);
    for (let i = 0; i < 2; i++) {
      form().dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    }
    await findPanel();
    expect(mails).toHaveLength(1);
    expect(readSubmissions()).toHaveLength(1);
  });

  test("works for a second enquiry, which takes over the panel", async () => {
    const { user, mails } = await openContactPage();
    await fillIn(user, "The first one");
    await user.click(sendButton());
    await screen.findByRole("button", { name: copy.submit });
    await fillIn(user, "The second one");
    await user.click(sendButton());
    await waitFor(() => {
      expect(wholeText()).toHaveTextContent("The second one");
    });
    expect(screen.getByRole("heading", { name: handOff.heading })).toHaveFocus();
    expect(readSubmissions().map(({ message }) => message)).toEqual([
      "The first one",
      "The second one",
    ]);
    expect(mails).toHaveLength(2);
  });

  test("keeps the input and the submission when the mail program cannot be opened", async () => {
    const { user } = await openContactPage();
    const toasts = recordToasts();
    await fillIn(user);
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {
      throw new Error("no protocol");
    });
    const console = expectConsole("error");
    await user.click(sendButton());
    expect(console.takeMessages()).toContain("no protocol");
    expect(toasts()).toMatchObject([messages.openingFailed]);
    expect(readSubmissions()).toMatchObject([{ name: "Hannah Brandt" }]);
    expect(field(LABELS.message)).toHaveValue("2,000 pieces\nto Hamburg");
    expect(wholeText()).toHaveTextContent("2,000 pieces");
    expect(sessionStorage.getItem(DRAFT_KEY)).toContain("Hannah");
  });
});

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
