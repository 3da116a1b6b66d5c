import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { paths } from "@/config/paths";
import { site } from "@/config/site";
import { form as copy, serviceInterest, mail, messages } from "@/content/contact";
import { chat as chatCopy, earlier, preparedEmail } from "@/content/pending-enquiry";
import { productHelper } from "@/content/product-helper";
import { OPEN_KEY } from "@/data/browser/enquiries";
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
  SHOWN_KEY,
  leavePage,
  queryPanel,
  returnToPage,
} from "../../../tests/support/contact-page";
import { renderOnServer } from "../../../tests/support/hydrate";
import { recordMailLinks } from "../../../tests/support/mail-links";
import { makeSubmission } from "../../../tests/support/submissions";
import { readMail } from "../../../tests/support/read-mail";
import { Enquiry } from "./enquiry";
import { prepareMail } from "./prepare-mail";
import { PRODUCT_FIELDS } from "./product-lines";

/** Only the test of the lock waits for it. */
const lock = vi.hoisted(() => ({ isQuick: true }));

beforeEach(() => {
  lock.isQuick = true;
});

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
    expect(fields).toHaveLength(6 + PRODUCT_FIELDS.length);
    for (const emptied of fields) expect(emptied).toHaveValue("");
    expect(within(form()).queryByText(/mug\.pdf/)).not.toBeInTheDocument();
    expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  test("is locked for a second while it is being processed, and open again after", async () => {
    lock.isQuick = false;
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
    expect(screen.getByRole("heading", { name: preparedEmail.heading })).toHaveFocus();
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
    await user.click(await screen.findByRole("button", { name: copy.submit }));
    console.takeMessages();
    expect(readSubmissions(), "the same enquiry").toHaveLength(1);
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
  await leavePage(user);
  await returnToPage(user);
  await user.click(within(await findPanel()).getByRole("button", { name: preparedEmail.close }));
  expect(queryPanel()).not.toBeInTheDocument();
});

const lost = new RegExp(`^${copy.attachment.lost}`);

describe("the draft", () => {
  test("is restored with the page and says which file is missing", async () => {
    const { user } = await openContactPage();
    await fillIn(user);
    await enter(user, LABELS.phone, "+49 40");
    await user.upload(field(LABELS.file), makeFile());
    expect(screen.getByText("mug.pdf, 12.34 KB")).toBeVisible();
    await leavePage(user);
    await returnToPage(user);
    expect(field(LABELS.name)).toHaveValue("Hannah Brandt");
    expect(field(LABELS.message)).toHaveValue("2,000 pieces\nto Hamburg");
    expect(field(LABELS.phone)).toHaveValue("+49 40");
    expect(screen.getByText(lost)).toBeVisible();

    // Typing keeps the file's name; removing the file clears it.
    await user.type(field(LABELS.name), "!");
    expect(screen.getByText(lost)).toBeVisible();
    await user.click(screen.getByRole("button", { name: copy.attachment.remove }));
    expect(screen.queryByText(lost)).not.toBeInTheDocument();
    // The button is in the form, which is complete, but does not send it.
    expect(readSubmissions()).toEqual([]);
  });

  test("is removed when the form is empty", async () => {
    const { user } = await openContactPage();
    await enter(user, LABELS.name, "Hannah");
    expect(sessionStorage).toHaveLength(1);
    await user.clear(field(LABELS.name));
    expect(sessionStorage).toHaveLength(0);
  });

  test.each(["{", '{"fields":{"name":7}}'])("that reads %s leaves the form blank", async (text) => {
    sessionStorage.setItem(DRAFT_KEY, text);
    sessionStorage.setItem(SHOWN_KEY, text);
    await openContactPage();
    expect(field(LABELS.name)).toHaveValue("");
    expect(queryPanel()).not.toBeInTheDocument();
  });
});

describe("a visitor who comes from a service", () => {
  test("finds the service filled in, which is not stored as a draft", async () => {
    const { user } = await openContactPage("/contact-us?service=quality-control-inspection");
    expect(field(LABELS.product)).toHaveValue(`${serviceInterest.qualityControl}: `);
    await user.click(document.querySelector(`header a[href="${paths.contact}"]`) ?? document.body);
    expect(sessionStorage).toHaveLength(0);
  });

  test.each(["?service=blog", "?service=__proto__"])("finds nothing for %j", async (query) => {
    await openContactPage(`/contact-us${query}`);
    expect(field(LABELS.product)).toHaveValue("");
  });

  test("keeps what was typed before", async () => {
    const fields = { product_interest: "Mugs" };
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ fields, fileName: null }));
    await openContactPage("/contact-us?service=supplier-management");
    expect(field(LABELS.product)).toHaveValue("Mugs");
  });
});

const storedDraft = (): unknown => JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? "null");

/** Sets the value as typing before hydration does: no React handler is attached yet. */
function typeEarly(label: string, text: string) {
  fireEvent.input(field(label), { target: { value: text } });
}

test("what an earlier build could not send is shown as prepared, and can be sent by hand", async () => {
  const delivery = { id: "1", page: "", trap: "", formOpenedAt: 0, state: "waiting", answer: "" };
  const submission = makeSubmission(1, {
    id: Date.now(),
    submittedAt: new Date().toISOString(),
    product_interest: "Lamps",
  });
  const enquiries = [{ submission, isSaved: true, isOpened: false, delivery }];
  localStorage.setItem(OPEN_KEY, JSON.stringify(enquiries));
  const { user } = await openContactPage();
  await user.click(await screen.findByRole("button", { name: earlier.showOf("Lamps") }));
  expect(await findPanel()).toHaveTextContent(preparedEmail.failed);
  expect(screen.getByRole("heading", { name: preparedEmail.heading })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: preparedEmail.close }));
  expect(localStorage.getItem(OPEN_KEY)).toBeNull();
});

test("a restored draft can be sent without another key", async () => {
  const fields = {
    name: "Hannah Brandt",
    email: "hannah@example.com",
    product_interest: "Mugs",
    message: "Hello",
  };
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ fields, fileName: null }));
  const { user, mails } = await openContactPage();
  await user.click(sendButton());
  expect(mails).toHaveLength(1);
  await findPanel();
  expect(field(LABELS.message)).toHaveValue("");
  expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
});

test("what was typed before hydration stays, and an earlier draft fills only what was left empty", () => {
  const fields = { name: "Hannah Brandt", message: "2,000 mugs" };
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ fields, fileName: "old.pdf" }));
  const { hydrate } = renderOnServer(<Enquiry service="qualityControl" />);
  typeEarly(LABELS.name, "Jon");
  typeEarly(LABELS.product, "Mugs");
  hydrate();
  expect(field(LABELS.name)).toHaveValue("Jon");
  expect(field(LABELS.product)).toHaveValue("Mugs");
  expect(field(LABELS.message)).toHaveValue("2,000 mugs");
  expect(form()).toHaveTextContent("old.pdf");
  expect(storedDraft()).toMatchObject({
    fields: { name: "Jon", message: "2,000 mugs", product_interest: "Mugs" },
    fileName: "old.pdf",
  });
});

test("a file chosen before hydration is attached, and named in the email", async () => {
  const mails = recordMailLinks();
  const { hydrate } = renderOnServer(<Enquiry service={null} />);
  const files = [makeFile("mug.pdf")];
  Object.defineProperty(field(LABELS.file), "files", { value: files, configurable: true });
  const { user } = hydrate();
  expect(form()).toHaveTextContent("mug.pdf, 12.34 KB");
  expect(storedDraft()).toMatchObject({ fileName: "mug.pdf" });
  await fillIn(user);
  await user.click(sendButton());
  expect(readMail(mails[0]).body).toContain("mug.pdf");
});

describe("the panel", () => {
  test("takes the focus, shows the whole email and stays until it is closed", async () => {
    const { user, mails } = await openContactPage();
    await fillIn(user);
    await user.upload(field(LABELS.file), makeFile("brief.pdf"));
    await user.click(sendButton());
    const heading = await screen.findByRole("heading", { name: preparedEmail.heading });
    expect(heading).toHaveFocus();
    expect(heading).toHaveAccessibleDescription(preparedEmail.opened);
    expect(within(panel()).getByText(site.email)).toBeVisible();
    const { attachStart, attachEnd } = preparedEmail;
    expect(within(panel()).getByText(`${attachStart} brief.pdf ${attachEnd}`)).toBeVisible();
    const { subject, body } = readMail(mails[0]);
    expect(within(panel()).getByText(subject)).toBeVisible();
    expect(wholeText()).toHaveValue(body.replaceAll("\r\n", "\n"));
    await user.click(screen.getByRole("button", { name: preparedEmail.close }));
    expect(queryPanel()).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: copy.heading })).toHaveFocus();
  });

  test("brings everything back to be changed, and what is sent then takes its place", async () => {
    const { label } = productHelper.fields.quantity;
    const { user, mails } = await openContactPage();
    await fillIn(user, `${productHelper.product} 1\n${label}: 2,000\n\nto Hamburg`);
    await enter(user, LABELS.phone, "+49 40 5550 0172");
    await user.upload(field(LABELS.file), makeFile());
    await user.click(sendButton());
    await user.click(await screen.findByRole("button", { name: preparedEmail.change }));
    expect(queryPanel()).not.toBeInTheDocument();
    expect(field(LABELS.message)).toHaveFocus();
    expect(field(LABELS.phone)).toHaveValue("+49 40 5550 0172");
    expect(field(label)).toHaveValue("2,000");
    expect(screen.getByText("mug.pdf, 12.34 KB")).toBeVisible();

    await leavePage(user);
    await returnToPage(user);
    await user.type(field(LABELS.message), ", in May");
    await user.click(await screen.findByRole("button", { name: copy.submit }));
    await findPanel();
    expect(readMail(mails[1]).body).toContain("to Hamburg, in May");
    const message = `${productHelper.product} 1\n${label}: 2,000\n\nto Hamburg, in May`;
    expect(readSubmissions()).toMatchObject([{ name: "Hannah Brandt", message }]);
    expect(screen.queryByRole("region", { name: earlier.heading })).not.toBeInTheDocument();

    // What is written next is another enquiry.
    await fillIn(user);
    await user.click(await screen.findByRole("button", { name: copy.submit }));
    expect(readSubmissions()).toHaveLength(2);
  });

  test("keeps what was typed since behind what it brings back", async () => {
    const { user } = await openContactPage();
    await fillIn(user);
    await user.click(sendButton());
    await findPanel();
    await enter(user, LABELS.email, "office@example.com");
    await enter(user, LABELS.product, "Bowls");
    await enter(user, LABELS.message, "And 500 bowls");
    await user.click(screen.getByRole("button", { name: preparedEmail.change }));
    expect(field(LABELS.name)).toHaveValue("Hannah Brandt");
    expect(field(LABELS.email)).toHaveValue("office@example.com");
    expect(field(LABELS.product)).toHaveValue("Mugs, Bowls");
    expect(field(LABELS.message)).toHaveValue("2,000 pieces\nto Hamburg\n\nAnd 500 bowls");
  });

  test("opens the same mail again, in the mail program or on the web", async () => {
    const { user, mails } = await openContactPage();
    await fillIn(user);
    await user.click(sendButton());
    await user.click(screen.getByRole("link", { name: preparedEmail.openAgain }));
    expect(mails).toHaveLength(2);
    expect(mails[1]).toBe(mails[0]);
    const { subject, body } = readMail(mails[0]);
    for (const [name, key] of [
      [preparedEmail.openGmail, "su"],
      [preparedEmail.openOutlook, "subject"],
      [preparedEmail.openOutlookWork, "subject"],
    ] as const) {
      const link = screen.getByRole("link", { name });
      const query = new URL(link.getAttribute("href") ?? "").searchParams;
      expect(query.get("to")).toBe(site.email);
      expect(query.get(key)).toBe(subject);
      expect(query.get("body")).toBe(body);
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("rel", "noopener noreferrer");
    }
    expect(screen.queryByRole("link", { name: preparedEmail.openShorter })).not.toBeInTheDocument();
  });

  test("copies the message and the address, or selects the text if the clipboard is not accessible", async () => {
    const { user, mails } = await openContactPage();
    await fillIn(user);
    await user.click(sendButton());
    await user.click(screen.getByRole("button", { name: preparedEmail.copyMessage }));
    expect(await within(panel()).findByText(preparedEmail.messageCopied)).toBeVisible();
    expect(wholeText()).toHaveValue(await navigator.clipboard.readText());
    await user.click(screen.getByRole("button", { name: preparedEmail.copyAddress }));
    expect(await within(panel()).findByText(preparedEmail.addressCopied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(site.email);

    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(screen.getByRole("button", { name: preparedEmail.copyMessage }));
    expect(await within(panel()).findByText(preparedEmail.copyFailed)).toBeVisible();
    expect(wholeText()).toHaveFocus();
    expect(wholeText()).toHaveSelection(readMail(mails[0]).body.replaceAll("\r\n", "\n"));
  });

  test("offers copying first and a shorter mail when the message is long", async () => {
    const message = "杯子 👩‍🏭 & 100%\n".repeat(1300);
    expect(message.length).toBeGreaterThan(20_000);
    const { user, mails } = await openContactPage();
    await fillIn(user, message);
    await user.click(sendButton());
    expect(readMail(mails[0]).body).toContain(message.replaceAll("\n", "\r\n"));
    expect(readSubmissions()[0]).toHaveProperty("message", message);

    const copyButton = screen.getByRole("button", { name: preparedEmail.copyMessage });
    for (const link of within(panel()).getAllByRole("link")) {
      expect(link.compareDocumentPosition(copyButton)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    }
    expect(screen.getByText(preparedEmail.long)).toBeVisible();
    expect(panel()).toHaveTextContent(chatCopy.pasted);
    expect(panel()).not.toHaveTextContent(chatCopy.prefilled);
    await user.click(screen.getByRole("link", { name: preparedEmail.openShorter }));
    expect(mails[1]?.length).toBeLessThanOrEqual(1800);
    expect(readMail(mails[1]).body).toContain(mail.shortened);
    for (const name of [
      preparedEmail.openGmail,
      preparedEmail.openOutlook,
      preparedEmail.openOutlookWork,
    ]) {
      const href = screen.getByRole("link", { name }).getAttribute("href") ?? "";
      expect(new URL(href).searchParams.get("body")).toBe(readMail(mails[1]).body);
    }
  });

  test("is restored with the page without taking the focus", async () => {
    const { user } = await openContactPage();
    await fillIn(user);
    await user.click(sendButton());
    await leavePage(user);
    await returnToPage(user);
    expect(wholeText()).toHaveTextContent("2,000 pieces");
    expect(screen.getByRole("heading", { name: preparedEmail.heading })).not.toHaveFocus();
    await user.click(screen.getByRole("button", { name: preparedEmail.close }));
    await leavePage(user);
    await returnToPage(user);
    expect(queryPanel()).not.toBeInTheDocument();
  });
});

vi.mock("@/config/limits", async (load) => {
  const limits = await load<typeof import("@/config/limits")>();
  return {
    ...limits,
    get CONTACT_PROCESSING_MS() {
      return lock.isQuick ? 0 : limits.CONTACT_PROCESSING_MS;
    },
  };
});
