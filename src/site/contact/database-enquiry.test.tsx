import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { enquiryFields } from "@/config/enquiry-fields";
import { READ_TIMEOUT_MS } from "@/config/limits";
import { referencePrefix } from "@/config/site";
import { form as copy, formNotes, messages } from "@/content/contact";
import { delivery, earlier, preparedEmail } from "@/content/pending-enquiry";
import { OPEN_KEY } from "@/data/browser/enquiries";
import { fakeTimeouts } from "../../../tests/support/backend-failures";
import { expectConsole } from "../../../tests/support/console";
import {
  blockStorage,
  DRAFT_KEY,
  enter,
  field,
  fillIn,
  form,
  SHOWN_KEY,
  LABELS,
  leavePage,
  makeFile,
  openContactPage,
  readSubmissions,
  recordToasts,
  returnToPage,
  sendButton,
} from "../../../tests/support/contact-page";
import { makeGate } from "../../../tests/support/gate";
import { serveEnquiries, serveNoEnquiries } from "../../../tests/support/handlers/enquiries";

/** How often what was not answered is sent again: never by itself, unless a test says so. */
const retry = vi.hoisted(() => ({ ms: 1e9 }));

beforeEach(() => {
  retry.ms = 1e9;
});

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const { received, waiting, refused } = delivery;
const panel = (heading: string) => screen.getByRole("region", { name: heading });
const findPanel = (heading: string) => screen.findByRole("region", { name: heading });
const press = (user: Awaited<ReturnType<typeof openContactPage>>["user"], name: string) =>
  user.click(screen.getByRole("button", { name }));

/** What the list says of an enquiry after its date. */
const afterDate = (describe: (date: string, reference: string) => string) =>
  describe("#", "ML-7K3Q").split("#")[1] ?? "";

function goOnline() {
  act(() => {
    window.dispatchEvent(new Event("online"));
  });
}

/** The connection of the browser until the end of the test; returns what brings it back. */
function goOffline() {
  const spy = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  return () => {
    spy.mockRestore();
    goOnline();
  };
}

/** Closes the tab: what it stored for itself is gone, and so is the page. */
async function closeTab(user: Parameters<typeof leavePage>[0]) {
  await leavePage(user);
  sessionStorage.clear();
}

test("an enquiry goes to the database and is kept here, and the panel has its reference", async () => {
  const enquiries = serveEnquiries();
  const { user, mails } = await openContactPage();
  const toasts = recordToasts();
  expect(form()).toHaveTextContent(formNotes.database.submit);
  await fillIn(user);
  await enter(user, LABELS.company, "Brandt Keramik");
  await enter(user, LABELS.phone, "+49 40 5550 0172");
  await user.upload(field(LABELS.file), makeFile());
  await user.click(sendButton());

  expect(await findPanel(received.heading)).toHaveTextContent("ML-7K3Q");
  expect(panel(received.heading)).toHaveTextContent(received.lead("hannah@example.com"));
  expect(panel(received.heading)).toHaveTextContent(`mug.pdf ${delivery.fileEnd}`);
  expect(screen.getByRole("heading", { name: received.heading })).toHaveFocus();
  const texts = {
    name: "Hannah Brandt",
    email: "hannah@example.com",
    company: "Brandt Keramik",
    phone: "+49 40 5550 0172",
    product_interest: "Mugs",
    message: "2,000 pieces\nto Hamburg",
  };
  const file = { name: "mug.pdf", type: "application/pdf", size: "12.34 KB" };
  expect(enquiries.sent).toMatchObject([
    { ...texts, prefix: referencePrefix, attachment: file, page: "", website: "" },
  ]);
  expect(enquiries.sent[0]?.["id"]).toMatch(UUID);
  expect(enquiries.sent[0]?.["seconds"]).toBeTypeOf("number");
  expect(readSubmissions()).toMatchObject([{ ...texts, attachmentInfo: file }]);
  expect(Object.keys(readSubmissions()[0] ?? {}), "as with the mail program").toHaveLength(9);
  expect(mails, "the mail program is offered, not opened").toEqual([]);
  expect(toasts()).toEqual([]);
  expect(field(LABELS.message)).toHaveValue("");
  expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();

  await user.click(screen.getByText(delivery.otherWays));
  await user.click(screen.getByRole("link", { name: preparedEmail.open }));
  expect(mails).toHaveLength(1);
});

test("until the answer comes, the form is locked and keeps its text", async () => {
  const enquiries = serveEnquiries();
  const { opened, open } = makeGate();
  enquiries.gate = opened;
  const { user } = await openContactPage();
  await fillIn(user);
  for (let i = 0; i < 2; i++) {
    form().dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  }
  expect(await findPanel(delivery.sending.heading)).toBeVisible();
  expect(screen.getByRole("button", { name: copy.processing })).toBeDisabled();
  expect(field(LABELS.name)).toHaveValue("Hannah Brandt");
  // A reload must not bring back a form that can be sent once more.
  expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
  open();
  await findPanel(received.heading);
  expect(field(LABELS.name)).toHaveValue("");
  expect(enquiries.sent).toHaveLength(1);
  expect(readSubmissions()).toHaveLength(1);
});

test("an answer that never comes leaves the other ways, until one does", async () => {
  const enquiries = serveEnquiries();
  enquiries.answer = "never";
  retry.ms = 100;
  const time = fakeTimeouts();
  const warned = expectConsole("warn");
  const { user } = await openContactPage();
  await fillIn(user);
  await user.click(sendButton());
  await waitFor(() => {
    expect(enquiries.sent).toHaveLength(1);
  });
  time.advance(READ_TIMEOUT_MS);
  expect(await findPanel(waiting.heading)).toHaveTextContent(waiting.lead);
  expect(field(LABELS.name)).toHaveValue("");
  expect(screen.getByRole("link", { name: preparedEmail.open })).toBeVisible();
  enquiries.answer = { reference: "ML-2222" };
  expect(await findPanel(received.heading)).toHaveTextContent("ML-2222");
  expect(new Set(enquiries.sent.map(({ id }) => id)).size).toBe(1);
  warned.takeMessages();
});

test("offline it is kept, says so, and is sent when the browser is online again", async () => {
  const enquiries = serveEnquiries();
  const { user } = await openContactPage();
  await fillIn(user);
  const comeBack = goOffline();
  await user.click(sendButton());
  expect(await findPanel(waiting.heading)).toHaveTextContent(waiting.offlineLead);
  expect(enquiries.sent).toEqual([]);
  expect(localStorage.getItem(OPEN_KEY)).toContain("Hannah Brandt");
  comeBack();
  expect(await findPanel(received.heading)).toHaveTextContent("ML-7K3Q");
  expect(enquiries.sent).toHaveLength(1);
});

test("pressed again while the database is away, it is sent as the same enquiry", async () => {
  const enquiries = serveEnquiries();
  enquiries.answer = null;
  const warned = expectConsole("warn");
  const { user } = await openContactPage();
  await fillIn(user);
  await user.click(sendButton());
  await findPanel(waiting.heading);
  enquiries.answer = { reference: "ML-7K3Q" };
  await press(user, delivery.sendAgain);
  await findPanel(received.heading);
  expect(screen.getByRole("heading", { name: received.heading })).toHaveFocus();
  expect(enquiries.sent.length).toBeGreaterThan(1);
  expect(new Set(enquiries.sent.map(({ id }) => id)).size).toBe(1);
  expect(readSubmissions()).toHaveLength(1);
  warned.takeMessages();
});

test.each(["too_many", "too_long", "robot", "incomplete"] as const)(
  "one that is refused (%s) says why, and stays in the form",
  async (reason) => {
    const enquiries = serveEnquiries();
    enquiries.answer = { refused: reason };
    const { user } = await openContactPage();
    await fillIn(user);
    await user.click(sendButton());
    expect(await findPanel(refused.heading)).toHaveTextContent(refused.reasons[reason]);
    expect(field(LABELS.message)).toHaveValue("2,000 pieces\nto Hamburg");
    expect(sessionStorage.getItem(DRAFT_KEY)).toContain("Hannah");
    expect(screen.getByRole("link", { name: preparedEmail.open })).toBeVisible();
    enquiries.answer = { reference: "ML-7K3Q" };
    // As it is, one that is too long or not complete would be refused again.
    const isFinal = reason === "too_long" || reason === "incomplete";
    const name = isFinal ? copy.submit : delivery.sendAgain;
    await user.click(await screen.findByRole("button", { name }));
    await findPanel(received.heading);
    expect(readSubmissions(), "the same enquiry").toHaveLength(1);
    expect(field(LABELS.message)).toHaveValue("");
    expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
  },
);

test.each(["name", "company", "product_interest", "message"] as const)(
  "a %s that is too long is not sent at all, and stays in the form",
  async (name) => {
    const enquiries = serveEnquiries();
    const { user } = await openContactPage();
    await fillIn(user);
    const limit = enquiryFields.find((one) => one.name === name)?.limit ?? 0;
    const tooLong = "📦".repeat(limit + 1);
    const tooLongField = field(copy.fields[name].label);
    fireEvent.input(tooLongField, { target: { value: tooLong } });
    await user.click(sendButton());
    expect(await findPanel(refused.heading)).toHaveTextContent(refused.reasons.too_long);
    expect(enquiries.sent).toEqual([]);
    expect(tooLongField).toHaveValue(tooLong);
  },
);

test("one that a closed tab could not send is sent by the next, which lists it", async () => {
  const enquiries = serveEnquiries();
  const { user } = await openContactPage();
  await fillIn(user);
  const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await user.click(sendButton());
  await findPanel(waiting.heading);
  await closeTab(user);
  // The next tab does not see the connection come back.
  connection.mockRestore();
  await returnToPage(user);
  const list = await screen.findByRole("region", { name: earlier.heading });
  await waitFor(() => {
    expect(list).toHaveTextContent(afterDate(earlier.received));
  });
  expect(list).toHaveTextContent("Mugs");
  expect(enquiries.sent).toHaveLength(1);
  await press(user, earlier.showOf("Mugs"));
  expect(await findPanel(received.heading)).toHaveTextContent("ML-7K3Q");
  await press(user, delivery.close);
  expect(localStorage.getItem(OPEN_KEY)).toBeNull();
});

test("a page that is left while it sends has the answer when the visitor is back, of one request", async () => {
  const enquiries = serveEnquiries();
  const { opened, open } = makeGate();
  enquiries.gate = opened;
  const { user } = await openContactPage();
  await fillIn(user);
  await user.click(sendButton());
  await findPanel(delivery.sending.heading);
  await leavePage(user);
  await returnToPage(user);
  await findPanel(delivery.sending.heading);
  open();
  expect(await findPanel(received.heading)).toHaveTextContent("ML-7K3Q");
  expect(field(LABELS.name)).toHaveValue("");
  expect(enquiries.sent).toHaveLength(1);
});

test("two in a row that wait are both sent", async () => {
  const enquiries = serveEnquiries();
  const { user } = await openContactPage();
  const comeBack = goOffline();
  for (const message of ["The first", "The second"]) {
    await screen.findByRole("button", { name: copy.submit });
    await fillIn(user, message);
    await user.click(sendButton());
    await findPanel(waiting.heading);
  }
  expect(await screen.findByRole("region", { name: earlier.heading })).toHaveTextContent("Mugs");
  comeBack();
  await findPanel(received.heading);
  await waitFor(() => {
    expect(new Set(enquiries.sent.map(({ message }) => message))).toEqual(
      new Set(["The first", "The second"]),
    );
  });
});

test("one that waits can be given up", async () => {
  const enquiries = serveEnquiries();
  const { user } = await openContactPage();
  await fillIn(user);
  const comeBack = goOffline();
  await user.click(sendButton());
  await findPanel(waiting.heading);
  await press(user, delivery.forget);
  expect(screen.queryByRole("region", { name: waiting.heading })).not.toBeInTheDocument();
  comeBack();
  await leavePage(user);
  await returnToPage(user);
  expect(screen.queryByRole("region", { name: earlier.heading })).not.toBeInTheDocument();
  expect(enquiries.sent).toEqual([]);
  expect(readSubmissions()).toHaveLength(1);
});

test("with a blocked storage it is sent all the same, and until then the page says to stay open", async () => {
  const enquiries = serveEnquiries();
  retry.ms = 100;
  enquiries.answer = null;
  blockStorage("sessionStorage");
  const { user } = await openContactPage();
  const toasts = recordToasts();
  await fillIn(user);
  blockStorage("localStorage");
  const failed = expectConsole("error");
  const warned = expectConsole("warn");
  await user.click(sendButton());
  expect(await findPanel(waiting.heading)).toHaveTextContent(delivery.storageFailed);
  expect(screen.queryByRole("button", { name: delivery.close })).not.toBeInTheDocument();
  expect(toasts()).toMatchObject([messages.storageFailed]);
  enquiries.answer = { reference: "ML-7K3Q" };
  expect(await findPanel(received.heading)).toHaveTextContent("ML-7K3Q");
  await press(user, delivery.close);
  failed.takeMessages();
  warned.takeMessages();
});

test("a program that fills in the field that people do not see gives itself away, a person can go on", async () => {
  const enquiries = serveEnquiries();
  enquiries.answer = { refused: "robot" };
  const { user } = await openContactPage();
  await fillIn(user);
  const trap = form().querySelector<HTMLInputElement>("input[aria-hidden=true]");
  expect(trap?.tabIndex).toBe(-1);
  if (trap) trap.value = "https://spam.example";
  await user.click(sendButton());
  await findPanel(refused.heading);
  await press(user, delivery.sendAgain);
  await waitFor(() => {
    expect(enquiries.sent).toMatchObject([{ website: "https://spam.example" }, { website: "" }]);
  });
  await user.click(await screen.findByRole("button", { name: copy.submit }));
  await waitFor(() => {
    expect(enquiries.sent[2]).toMatchObject({ website: "" });
  });
});

test("one that was refused while the visitor was away can be put back into the form", async () => {
  const enquiries = serveEnquiries();
  enquiries.answer = { refused: "too_long" };
  const { user } = await openContactPage();
  await fillIn(user);
  const comeBack = goOffline();
  await user.click(sendButton());
  await findPanel(waiting.heading);
  expect(field(LABELS.message)).toHaveValue("");
  comeBack();
  await findPanel(refused.heading);
  await press(user, preparedEmail.change);
  expect(field(LABELS.message)).toHaveValue("2,000 pieces\nto Hamburg");
  expect(field(LABELS.message)).toHaveFocus();
  expect(screen.queryByRole("region", { name: refused.heading })).not.toBeInTheDocument();
  await user.type(field(LABELS.message), "!");
  enquiries.answer = { reference: "ML-7K3Q" };
  await user.click(await screen.findByRole("button", { name: copy.submit }));
  await findPanel(received.heading);
  expect(enquiries.sent.at(-1)).toMatchObject({ message: "2,000 pieces\nto Hamburg!" });
});

test("one that was received can be corrected, and the correction names it", async () => {
  const enquiries = serveEnquiries();
  const { user } = await openContactPage();
  await fillIn(user);
  await user.click(sendButton());
  await findPanel(received.heading);
  await press(user, preparedEmail.change);
  expect(screen.queryByRole("region", { name: received.heading })).not.toBeInTheDocument();
  await enter(user, LABELS.email, "hannah@brandt.example");
  enquiries.answer = { reference: "ML-2222" };
  await user.click(await screen.findByRole("button", { name: copy.submit }));
  expect(await findPanel(received.heading)).toHaveTextContent("ML-2222");
  expect(enquiries.sent.at(-1)).toMatchObject({
    email: "hannah@brandt.example",
    message: "Correction of ML-7K3Q:\n2,000 pieces\nto Hamburg",
  });
  expect(new Set(enquiries.sent.map(({ id }) => id)).size, "the database takes both").toBe(2);
});

test("a database that has lost its place for enquiries ends the attempts", async () => {
  const enquiries = serveEnquiries();
  enquiries.answer = "missing";
  const { user } = await openContactPage();
  await fillIn(user);
  await user.click(sendButton());
  expect(await findPanel(refused.heading)).toHaveTextContent(refused.reasons.unavailable);
  expect(screen.getByRole("link", { name: preparedEmail.open })).toBeVisible();
  expect(enquiries.sent).toHaveLength(1);
});

test("a database without a place for enquiries leaves everything to the mail program", async () => {
  serveNoEnquiries();
  const { user, mails } = await openContactPage();
  const toasts = recordToasts();
  await waitFor(() => {
    expect(form()).toHaveTextContent(formNotes.mail.submit);
  });
  await fillIn(user);
  await user.click(sendButton());
  expect(mails).toHaveLength(1);
  expect(toasts()).toMatchObject([messages.preparedAndSaved]);
  expect(await findPanel(preparedEmail.heading)).toHaveTextContent(preparedEmail.opened);
});

test("an answer from something else than the database never counts as received", async () => {
  const enquiries = serveEnquiries();
  enquiries.answer = { hello: "Please log in to the Wi-Fi" };
  const warned = expectConsole("warn");
  const { user } = await openContactPage();
  await fillIn(user);
  await user.click(sendButton());
  expect(await findPanel(waiting.heading)).toBeVisible();
  expect(sessionStorage.getItem(SHOWN_KEY)).toContain('"waiting"');
  await press(user, delivery.forget);
  warned.takeMessages();
});

test("what another tab finds out shows here", async () => {
  const enquiries = serveEnquiries();
  const { user } = await openContactPage();
  await fillIn(user);
  const comeBack = goOffline();
  await user.click(sendButton());
  await findPanel(waiting.heading);
  await closeTab(user);
  await returnToPage(user);
  const list = await screen.findByRole("region", { name: earlier.heading });
  expect(list).toHaveTextContent(afterDate(earlier.waiting));
  const text = localStorage.getItem(OPEN_KEY) ?? "";
  const answered = text.replace('"waiting","answer":""', '"received","answer":"ML-9999"');
  localStorage.setItem(OPEN_KEY, answered);
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: OPEN_KEY }));
  });
  expect(within(list).getByText(/ML-9999/)).toBeVisible();
  comeBack();
  expect(enquiries.sent).toEqual([]);
  onTestFinished(goOnline);
});

vi.mock("@/config/enquiry-channel", () => ({ enquiryChannel: "database" }));
vi.mock("@/config/limits", async (load) => ({
  ...(await load<typeof import("@/config/limits")>()),
  CONTACT_PROCESSING_MS: 0,
  ENQUIRY_MIN_FORM_MS: 0,
  get ENQUIRY_RETRY_MS() {
    return retry.ms;
  },
}));
