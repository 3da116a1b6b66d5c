import { screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { site } from "@/config/site";
import { form, handOff, mail } from "@/content/contact";
import {
  field,
  fillIn,
  LABELS,
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
    const { user, mails } = await openContactPage();
    await fillIn(user);
    await user.upload(field(LABELS.file), makeFile("brief.pdf"));
    await user.click(sendButton());
    const heading = await screen.findByRole("heading", { name: handOff.heading });
    expect(heading).toHaveFocus();
    expect(heading).toHaveAccessibleDescription(handOff.opened);
    expect(within(panel()).getByText(site.email)).toBeVisible();
    const { attachStart, attachEnd } = handOff;
    expect(within(panel()).getByText(`${attachStart} brief.pdf ${attachEnd}`)).toBeVisible();
    const { subject, body } = readMail(mails[0]);
    expect(within(panel()).getByText(subject)).toBeVisible();
    expect(wholeText()).toHaveValue(body.replaceAll("\r\n", "\n"));
    expect(within(panel()).getByRole("link", { name: site.chat.label })).toHaveAttribute(
      "href",
      site.chat.href,
    );

    await user.click(screen.getByRole("button", { name: handOff.close }));
    expect(queryPanel()).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: form.heading })).toHaveFocus();
  });

  test("opens the same mail again, in the mail program or on the web", async () => {
    const { user, mails } = await openContactPage();
    await fillIn(user);
    await user.click(sendButton());
    await user.click(screen.getByRole("link", { name: handOff.openAgain }));
    expect(mails).toHaveLength(2);
    expect(mails[1]).toBe(mails[0]);
    const { subject, body } = readMail(mails[0]);
    for (const [name, key] of [
      [handOff.openGmail, "su"],
      [handOff.openOutlook, "subject"],
    ] as const) {
      const link = screen.getByRole("link", { name });
      const query = new URL(link.getAttribute("href") ?? "").searchParams;
      expect(query.get("to")).toBe(site.email);
      expect(query.get(key)).toBe(subject);
      expect(query.get("body")).toBe(body);
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("rel", "noopener noreferrer");
    }
    expect(screen.queryByRole("link", { name: handOff.openShorter })).not.toBeInTheDocument();
  });

  test("copies the message and the address, or selects the text if the clipboard is not accessible", async () => {
    const { user, mails } = await openContactPage();
    await fillIn(user);
    await user.click(sendButton());
    await user.click(screen.getByRole("button", { name: handOff.copyMessage }));
    expect(await within(panel()).findByText(handOff.messageCopied)).toBeVisible();
    expect(wholeText()).toHaveValue(await navigator.clipboard.readText());
    await user.click(screen.getByRole("button", { name: handOff.copyAddress }));
    expect(await within(panel()).findByText(handOff.addressCopied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(site.email);

    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(screen.getByRole("button", { name: handOff.copyMessage }));
    expect(await within(panel()).findByText(handOff.copyFailed)).toBeVisible();
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

    const copyButton = screen.getByRole("button", { name: handOff.copyMessage });
    for (const link of within(panel()).getAllByRole("link")) {
      expect(link.compareDocumentPosition(copyButton)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    }
    expect(screen.getByText(handOff.long)).toBeVisible();
    await user.click(screen.getByRole("link", { name: handOff.openShorter }));
    expect(mails[1]?.length).toBeLessThanOrEqual(1800);
    expect(readMail(mails[1]).body).toContain(mail.shortened);
    for (const name of [handOff.openGmail, handOff.openOutlook]) {
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
    expect(screen.getByRole("heading", { name: handOff.heading })).not.toHaveFocus();
    await user.click(screen.getByRole("button", { name: handOff.close }));
    await leavePage(user);
    await returnToPage(user);
    expect(queryPanel()).not.toBeInTheDocument();
  });
});
