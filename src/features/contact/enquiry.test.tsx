import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { site } from "@/config/site";
import { advanceTimers, startFakeTimers } from "../../../tests/support/browser";
import { expectConsole } from "../../../tests/support/console";
import {
  DRAFT_KEY,
  enter,
  field,
  fillIn,
  findPanel,
  form,
  makeFile,
  openContactPage,
  readSubmissions,
  recordToasts,
  sendButton,
  wholeText,
} from "../../../tests/support/contact-page";
import { recordMailLinks } from "../../../tests/support/mail-links";
import { readMail } from "../../../tests/support/read-mail";

describe("the form", () => {
  test("has four required and three optional fields", async () => {
    await openContactPage();
    for (const label of [
      "Full Name",
      "Email Address",
      "Product(s) of Interest",
      "Your Message / Requirements",
    ]) {
      expect(field(label)).toBeRequired();
    }
    for (const label of ["Company", "Phone (with country code)", "Attach a file"]) {
      expect(field(label)).not.toBeRequired();
    }
    expect(field("Email Address")).toHaveAttribute("type", "email");
    expect(within(form()).getByRole("link", { name: "privacy policy" })).toHaveAttribute(
      "href",
      "/privacy-policy",
    );
  });

  test("does nothing while a required field is empty", async () => {
    const { user, mails } = await openContactPage();
    await fillIn(user);
    await enter(user, "Email Address", "no address");
    await user.click(sendButton());
    expect(mails).toEqual([]);
    expect(readSubmissions()).toEqual([]);
    expect(sendButton()).toBeEnabled();
  });
});

describe("sending", () => {
  test("saves the enquiry, opens the mail and empties the form", async () => {
    const { user, mails } = await openContactPage();
    const toasts = recordToasts();
    await fillIn(user);
    await enter(user, "Company", "Brandt\0 Keramik");
    await enter(user, "Phone (with country code)", "+49 40 5550 0172");
    await user.upload(field("Attach a file"), makeFile());
    await user.click(sendButton());

    expect(readSubmissions()).toMatchObject([
      {
        name: "Hannah Brandt",
        email: "hannah@example.com",
        company: "Brandt Keramik",
        phone: "+49 40 5550 0172",
        product_interest: "Mugs",
        message: "2,000 pieces\nto Hamburg",
        attachmentInfo: { name: "mug.pdf", type: "application/pdf", size: "12.34 KB" },
      },
    ]);
    expect(mails.map(readMail)).toEqual([
      {
        to: site.email,
        subject: "Contact Form Submission - Hannah Brandt",
        body: [
          "Full Name: Hannah Brandt",
          "Email: hannah@example.com",
          "Company: Brandt Keramik",
          "Phone: +49 40 5550 0172",
          "Product(s) of Interest: Mugs",
          "",
          "Message:",
          "2,000 pieces",
          "to Hamburg",
          "",
          "Attachment:",
          "File name: mug.pdf",
          "File type: application/pdf",
          "File size: 12.34 KB",
        ].join("\r\n"),
      },
    ]);

    const description =
      "Your email client should open shortly. Please review, attach files if selected, and send. Thank you! Submission also saved to admin dashboard.";
    expect(toasts()).toEqual([
      { title: "Message Prepared!", description, variant: "default", durationMs: 10_000 },
    ]);
    expect(await screen.findByText(description)).toBeVisible();

    const fields = within(form()).getAllByRole("textbox");
    expect(fields).toHaveLength(6);
    for (const emptied of fields) expect(emptied).toHaveValue("");
    expect(within(form()).queryByText(/mug\.pdf/)).not.toBeInTheDocument();
    expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  test("says what was left out", async () => {
    const { user, mails } = await openContactPage();
    await fillIn(user);
    await user.click(sendButton());
    expect(readSubmissions()).toMatchObject([{ company: "", phone: "", attachmentInfo: null }]);
    expect(readMail(mails[0]).body).toContain("\r\nCompany: N/A\r\nPhone: N/A\r\n");
    expect(readMail(mails[0]).body).toMatch(/\r\nAttachment: No file selected$/);
  });

  test("saves the enquiry before the mail opens", async () => {
    const { user } = await openContactPage();
    const storedAtOpening: number[] = [];
    recordMailLinks(() => storedAtOpening.push(readSubmissions().length));
    await fillIn(user);
    await user.click(sendButton());
    expect(storedAtOpening).toEqual([1]);
  });

  test("is locked for a second while it is being processed, and open again after", async () => {
    const { user } = await openContactPage();
    await fillIn(user);
    startFakeTimers();
    fireEvent.click(sendButton());
    const button = screen.getByRole("button", { name: "Processing..." });
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
    await screen.findByRole("button", { name: "Send Enquiry" });
    await fillIn(user, "The second one");
    await user.click(sendButton());
    await waitFor(() => {
      expect(wholeText()).toHaveTextContent("The second one");
    });
    expect(screen.getByRole("heading", { name: "Your message is prepared" })).toHaveFocus();
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
    expect(toasts()).toEqual([
      {
        title: "Error Opening Email Client",
        description:
          "Could not automatically open your email client. Please copy the details and send manually. Submission may have been saved to admin dashboard.",
        variant: "destructive",
        durationMs: 10_000,
      },
    ]);
    expect(readSubmissions()).toMatchObject([{ name: "Hannah Brandt" }]);
    expect(field("Your Message / Requirements")).toHaveValue("2,000 pieces\nto Hamburg");
    expect(wholeText()).toHaveTextContent("2,000 pieces");
    expect(sessionStorage.getItem(DRAFT_KEY)).toContain("Hannah");
  });
});
