import { screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { site } from "@/config/site";
import {
  field,
  fillIn,
  leavePage,
  makeFile,
  openContactPage,
  panel,
  queryPanel,
  readSubmissions,
  returnToPage,
  sendButton,
  wholeText,
} from "../../../tests/support/contact-page";
import { readMail } from "../../../tests/support/read-mail";

describe("the panel", () => {
  test("takes the focus, shows the whole email and stays until it is closed", async () => {
    const { user } = await openContactPage();
    await fillIn(user);
    await user.upload(field("Attach a file"), makeFile("brief.pdf"));
    await user.click(sendButton());
    const heading = await screen.findByRole("heading", { name: "Your message is prepared" });
    expect(heading).toHaveFocus();
    expect(heading).toHaveAccessibleDescription(/not on its way yet/);
    expect(within(panel()).getByText(site.email)).toBeVisible();
    expect(within(panel()).getByText("Contact Form Submission - Hannah Brandt")).toBeVisible();
    expect(within(panel()).getByText("Attach brief.pdf before sending")).toBeVisible();
    expect(wholeText()).toHaveValue(
      "Full Name: Hannah Brandt\nEmail: hannah@example.com\nCompany: N/A\nPhone: N/A\nProduct(s) of Interest: Mugs\n\nMessage:\n2,000 pieces\nto Hamburg\n\nAttachment:\nFile name: brief.pdf\nFile type: application/pdf\nFile size: 12.34 KB",
    );
    expect(within(panel()).getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^https:\/\/wa\.me\/\d+$/),
    );
    expect(panel()).not.toHaveTextContent(/\bsent\b/i);

    await user.click(screen.getByRole("button", { name: "Close the prepared message" }));
    expect(queryPanel()).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Enquiry" })).toHaveFocus();
  });

  test("opens the same mail again, in the mail program or on the web", async () => {
    const { user, mails } = await openContactPage();
    await fillIn(user);
    await user.click(sendButton());
    await user.click(screen.getByRole("link", { name: "Open email app again" }));
    expect(mails).toHaveLength(2);
    expect(mails[1]).toBe(mails[0]);
    const { subject, body } = readMail(mails[0]);
    for (const [name, key] of [
      ["Open in Gmail", "su"],
      ["Open in Outlook", "subject"],
    ] as const) {
      const link = screen.getByRole("link", { name });
      const query = new URL(link.getAttribute("href") ?? "").searchParams;
      expect(query.get("to")).toBe(site.email);
      expect(query.get(key)).toBe(subject);
      expect(query.get("body")).toBe(body);
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("rel", "noopener noreferrer");
    }
    expect(screen.queryByRole("link", { name: "Open a shorter email" })).not.toBeInTheDocument();
  });

  test("copies the message and the address", async () => {
    const { user } = await openContactPage();
    await fillIn(user);
    await user.click(sendButton());
    await user.click(screen.getByRole("button", { name: "Copy message" }));
    expect(await within(panel()).findByText("Copied: the whole message.")).toBeVisible();
    expect(wholeText()).toHaveValue(await navigator.clipboard.readText());
    await user.click(screen.getByRole("button", { name: "Copy address" }));
    expect(await within(panel()).findByText(`Copied: ${site.email}`)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(site.email);
  });

  test("selects the text if the clipboard is not accessible", async () => {
    const { user, mails } = await openContactPage();
    await fillIn(user);
    await user.click(sendButton());
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(screen.getByRole("button", { name: "Copy message" }));
    expect(await within(panel()).findByText(/The text is selected/)).toBeVisible();
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

    const copyButton = screen.getByRole("button", { name: "Copy message" });
    for (const link of within(panel()).getAllByRole("link")) {
      expect(link.compareDocumentPosition(copyButton)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    }
    expect(screen.getByText(/Many mail programs ignore a link as long as yours/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Copy message" }));
    expect(await navigator.clipboard.readText()).toContain(message);

    await user.click(screen.getByRole("link", { name: "Open a shorter email" }));
    expect(mails[1]?.length).toBeLessThanOrEqual(1800);
    expect(readMail(mails[1]).body).toContain("[Shortened.");
    for (const name of ["Open in Gmail", "Open in Outlook"]) {
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
    expect(screen.getByRole("heading", { name: "Your message is prepared" })).not.toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Close the prepared message" }));
    await leavePage(user);
    await returnToPage(user);
    expect(queryPanel()).not.toBeInTheDocument();
  });
});
