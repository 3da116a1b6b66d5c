import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { SUBMISSIONS_KEY } from "@/db/contact-submissions";
import { expectConsole } from "../../../tests/support/console";
import "../../../tests/support/handlers/backend";
import { renderRoute } from "../../../tests/support/render-route";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The contact page, and the mail links that it has opened. */
async function openContactPage(url = "/contact-us") {
  const mails: string[] = [];
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || !link.href.startsWith("mailto:")) return;
    event.preventDefault();
    mails.push(link.href);
  };
  document.addEventListener("click", handleClick);
  onTestFinished(() => {
    document.removeEventListener("click", handleClick);
  });
  const { user } = renderRoute(url);
  await screen.findByLabelText("Full Name");
  return { user, mails };
}

const field = (label: string) => screen.getByLabelText(label);
const send = () => screen.getByRole("button", { name: "Send Enquiry" });
const panel = () => screen.getByRole("region", { name: "Your message is prepared" });
const findPanel = () => screen.findByRole("region", { name: "Your message is prepared" });
const queryPanel = () => screen.queryByRole("region", { name: "Your message is prepared" });
const wholeText = () => within(panel()).getByLabelText("Message text");

async function enter(user: UserEvent, label: string, text: string) {
  await user.clear(field(label));
  await user.click(field(label));
  await user.paste(text);
}

async function fillIn(user: UserEvent, message = "2,000 pieces\nto Hamburg") {
  await enter(user, "Full Name", "Hannah Brandt");
  await enter(user, "Email Address", "hannah@example.com");
  await enter(user, "Product(s) of Interest", "Mugs");
  await enter(user, "Your Message / Requirements", message);
}

function readSubmissions(): Record<string, unknown>[] {
  const list: unknown = JSON.parse(localStorage.getItem(SUBMISSIONS_KEY) ?? "[]");
  if (!Array.isArray(list)) throw new Error("The submissions are no list.");
  return list.map((entry: unknown) => ({ ...(typeof entry === "object" && entry) }));
}

/** The subject and the body of a mail link, as a mail program reads it. */
function readMail(link: string | undefined) {
  const [, subject = "", body = ""] = /^mailto:[^?]+\?subject=([^&]*)&body=([^&]*)$/.exec(
    link ?? "",
  ) ?? [""];
  return { subject: decodeURIComponent(subject), body: decodeURIComponent(body) };
}

function blockStorage(area: "localStorage" | "sessionStorage") {
  vi.spyOn(window, area, "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
}

function makeFile(name = "mug.pdf", bytes = 12_636) {
  return new File([new Uint8Array(bytes)], name, { type: "application/pdf" });
}

describe("the form", () => {
  test("asks for four things and takes three more", async () => {
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
      expect(screen.getByLabelText(label, { selector: "input" })).not.toBeRequired();
    }
    expect(field("Email Address")).toHaveAttribute("type", "email");
    const form = screen.getByRole("form", { name: "Enquiry" });
    expect(within(form).getByRole("link", { name: "privacy policy" })).toHaveAttribute(
      "href",
      "/privacy-policy",
    );
  });

  test("does nothing while something required is missing", async () => {
    const { user, mails } = await openContactPage();
    await fillIn(user);
    await enter(user, "Email Address", "no address");
    await user.click(send());
    expect(mails).toEqual([]);
    expect(readSubmissions()).toEqual([]);
    expect(send()).toBeEnabled();
  });
});

describe("sending", () => {
  test("saves the enquiry, opens the mail and empties the form", async () => {
    const { user, mails } = await openContactPage();
    await fillIn(user);
    await user.upload(field("Attach a file"), makeFile());
    await user.click(send());

    expect(readSubmissions()).toMatchObject([
      {
        name: "Hannah Brandt",
        email: "hannah@example.com",
        company: "",
        phone: "",
        product_interest: "Mugs",
        message: "2,000 pieces\nto Hamburg",
        attachmentInfo: { name: "mug.pdf", type: "application/pdf", size: "12.34 KB" },
      },
    ]);
    expect(mails).toHaveLength(1);
    const { subject, body } = readMail(mails[0]);
    expect(subject).toBe("Contact Form Submission - Hannah Brandt");
    expect(body).toContain("Message:\r\n2,000 pieces\r\nto Hamburg\r\n");
    expect(body).toContain("File name: mug.pdf\r\n");

    expect(await screen.findAllByText("Message Prepared!")).not.toHaveLength(0);
    expect(
      screen.getByText(
        "Your email client should open shortly. Please review, attach files if selected, and send. Thank you! Submission also saved to admin dashboard.",
      ),
    ).toBeVisible();
    expect(field("Full Name")).toHaveValue("");
    expect(field("Your Message / Requirements")).toHaveValue("");
    expect(screen.queryByText(/mug\.pdf, 12\.34 KB/)).not.toBeInTheDocument();
    expect(sessionStorage.getItem("contactFormDraft")).toBeNull();
  });

  test("is locked while it is being processed, and open again after", async () => {
    const { user } = await openContactPage();
    await fillIn(user);
    await user.click(send());
    const button = screen.getByRole("button", { name: "Processing..." });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute("aria-busy", "true");
    expect(await screen.findByRole("button", { name: "Send Enquiry" })).toBeEnabled();
  });

  test("twice in one moment makes one submission", async () => {
    const { user, mails } = await openContactPage();
    await fillIn(user);
    const form = screen.getByRole("form", { name: "Enquiry" });
    for (let i = 0; i < 2; i++) {
      form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    }
    await findPanel();
    expect(mails).toHaveLength(1);
    expect(readSubmissions()).toHaveLength(1);
  });

  test("works for a second enquiry, which takes over the panel", async () => {
    const { user, mails } = await openContactPage();
    await fillIn(user, "The first one");
    await user.click(send());
    await screen.findByRole("button", { name: "Send Enquiry" });
    await fillIn(user, "The second one");
    await user.click(send());
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

  test("goes on when the storage is blocked, and the panel keeps the warning", async () => {
    const { user, mails } = await openContactPage();
    await fillIn(user);
    blockStorage("localStorage");
    blockStorage("sessionStorage");
    const console = expectConsole("error");
    await user.click(send());
    expect(mails).toHaveLength(1);
    expect(console.taken()).toContain("SecurityError");
    const warning = within(panel());
    expect(warning.getByText("Storage Error")).toBeVisible();
    expect(
      warning.getByText(
        /Could not save submission to local dashboard\. Please check console for errors\./,
      ),
    ).toBeVisible();
    expect(
      await screen.findByText(
        "Your email client should open shortly. Please review, attach files if selected, and send. Thank you!",
      ),
    ).toBeVisible();
    expect(field("Full Name")).toHaveValue("");
  });

  test("keeps what was typed when the mail program cannot be opened", async () => {
    const { user } = await openContactPage();
    await fillIn(user);
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {
      throw new Error("no protocol");
    });
    const console = expectConsole("error");
    await user.click(send());
    expect(console.taken()).toContain("no protocol");
    expect(
      await screen.findByText(
        "Could not automatically open your email client. Please copy the details and send manually. Submission may have been saved to admin dashboard.",
      ),
    ).toBeVisible();
    expect(screen.getAllByText("Error Opening Email Client")).not.toHaveLength(0);
    expect(field("Your Message / Requirements")).toHaveValue("2,000 pieces\nto Hamburg");
    expect(wholeText()).toHaveTextContent("2,000 pieces");
    expect(sessionStorage.getItem("contactFormDraft")).toContain("Hannah");
  });

  test.each(['[{"id":1,', '{"a":1}', "7"])("survives %s in the storage", async (text) => {
    localStorage.setItem(SUBMISSIONS_KEY, text);
    const { user, mails } = await openContactPage();
    await fillIn(user);
    await user.click(send());
    expect(mails).toHaveLength(1);
    expect(readSubmissions()).toHaveLength(1);
    const asideKey = Object.keys(localStorage).find((key) => key.includes(".unreadable-"));
    expect(localStorage.getItem(asideKey ?? "")).toBe(text);
  });
});

describe("the panel", () => {
  test("takes the focus, shows the whole email and stays until it is closed", async () => {
    const { user } = await openContactPage();
    await fillIn(user);
    await user.upload(field("Attach a file"), makeFile("brief.pdf"));
    await user.click(send());
    const heading = await screen.findByRole("heading", { name: "Your message is prepared" });
    expect(heading).toHaveFocus();
    expect(heading).toHaveAccessibleDescription(/not on its way yet/);
    expect(within(panel()).getByText("hello@mandarinlane.example")).toBeVisible();
    expect(within(panel()).getByText("Contact Form Submission - Hannah Brandt")).toBeVisible();
    expect(within(panel()).getByText("Attach brief.pdf before sending")).toBeVisible();
    expect(wholeText()).toHaveValue(
      "Full Name: Hannah Brandt\nEmail: hannah@example.com\nCompany: N/A\nPhone: N/A\nProduct(s) of Interest: Mugs\n\nMessage:\n2,000 pieces\nto Hamburg\n\nAttachment:\nFile name: brief.pdf\nFile type: application/pdf\nFile size: 12.34 KB",
    );
    expect(within(panel()).getByRole("link", { name: /WhatsApp/ })).toHaveAttribute("href");
    expect(panel()).not.toHaveTextContent(/\bsent\b/i);

    await user.click(screen.getByRole("button", { name: "Close the prepared message" }));
    expect(queryPanel()).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Enquiry" })).toHaveFocus();
  });

  test("opens the same mail again, in the mail program or on the web", async () => {
    const { user, mails } = await openContactPage();
    await fillIn(user);
    await user.click(send());
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
      expect(query.get("to")).toBe("hello@mandarinlane.example");
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
    await user.click(send());
    await user.click(screen.getByRole("button", { name: "Copy message" }));
    expect(await within(panel()).findByText("Copied: the whole message.")).toBeVisible();
    expect(wholeText()).toHaveValue(await navigator.clipboard.readText());
    await user.click(screen.getByRole("button", { name: "Copy address" }));
    expect(await within(panel()).findByText("Copied: hello@mandarinlane.example")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe("hello@mandarinlane.example");
  });

  test("selects the text where nothing may be copied", async () => {
    const { user } = await openContactPage();
    await fillIn(user);
    await user.click(send());
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(screen.getByRole("button", { name: "Copy message" }));
    expect(await within(panel()).findByText(/The text is selected/)).toBeVisible();
    expect(wholeText()).toHaveFocus();
  });

  test("leads with copying and offers a shorter mail when the message is long", async () => {
    const message = "杯子 👩‍🏭 & 100%\n".repeat(1300);
    expect(message.length).toBeGreaterThan(20_000);
    const { user, mails } = await openContactPage();
    await fillIn(user, message);
    await user.click(send());
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

  test("comes back with the page, without taking the focus", async () => {
    const first = await openContactPage();
    await fillIn(first.user);
    await first.user.click(send());
    await leavePage(first.user);
    await first.user.click(screen.getAllByRole("link", { name: "Contact us" })[0] ?? panel());
    await findPanel();
    expect(wholeText()).toHaveTextContent("2,000 pieces");
    expect(screen.getByRole("heading", { name: "Your message is prepared" })).not.toHaveFocus();
    await first.user.click(screen.getByRole("button", { name: "Close the prepared message" }));
    await leavePage(first.user);
    await first.user.click(screen.getAllByRole("link", { name: "Contact us" })[0] ?? panel());
    await screen.findByLabelText("Full Name");
    expect(queryPanel()).not.toBeInTheDocument();
  });
});

async function leavePage(user: UserEvent) {
  await user.click(screen.getByRole("link", { name: "Privacy policy" }));
  await waitFor(() => {
    expect(screen.queryByLabelText("Full Name")).not.toBeInTheDocument();
  });
}

describe("the draft", () => {
  test("comes back when the page does, and says which file is missing", async () => {
    const { user } = await openContactPage();
    await fillIn(user);
    await enter(user, "Phone (with country code)", "+49 40");
    await user.upload(field("Attach a file"), makeFile());
    expect(screen.getByText("mug.pdf, 12.34 KB")).toBeVisible();
    await leavePage(user);
    await user.click(screen.getAllByRole("link", { name: "Contact us" })[0] ?? document.body);
    expect(await screen.findByLabelText("Full Name")).toHaveValue("Hannah Brandt");
    expect(field("Your Message / Requirements")).toHaveValue("2,000 pieces\nto Hamburg");
    expect(field("Phone (with country code)")).toHaveValue("+49 40");
    expect(screen.getByText(/choose it again: mug\.pdf/)).toBeVisible();

    // Typing on does not forget the file, taking it away does.
    await user.type(field("Full Name"), "!");
    expect(screen.getByText(/choose it again: mug\.pdf/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Remove the file" }));
    expect(screen.queryByText(/choose it again/)).not.toBeInTheDocument();
  });

  test("is forgotten when nothing stands in the form any more", async () => {
    const { user } = await openContactPage();
    await enter(user, "Full Name", "Hannah");
    expect(sessionStorage).toHaveLength(1);
    await user.clear(field("Full Name"));
    expect(sessionStorage).toHaveLength(0);
  });

  test.each(["{", "7", '{"fields":7}', '{"fields":{"name":7}}', "[]"])(
    "that reads %s leaves the form blank",
    async (text) => {
      sessionStorage.setItem("contactFormDraft", text);
      sessionStorage.setItem("contactFormPrepared", text);
      await openContactPage();
      expect(field("Full Name")).toHaveValue("");
      expect(queryPanel()).not.toBeInTheDocument();
    },
  );

  test("is not needed: the form works where nothing can be kept", async () => {
    blockStorage("sessionStorage");
    const { user, mails } = await openContactPage();
    await fillIn(user);
    await user.click(send());
    expect(mails).toHaveLength(1);
    expect(panel()).toBeVisible();
  });
});

describe("a visitor who comes from a service", () => {
  test("finds it named in the form", async () => {
    await openContactPage("/contact-us?service=quality-control-inspection");
    expect(field("Product(s) of Interest")).toHaveValue("Quality control and inspection: ");
  });

  test.each(["?service=", "?service=blog", "?service=__proto__", ""])(
    "finds nothing for %j",
    async (query) => {
      await openContactPage(`/contact-us${query}`);
      expect(field("Product(s) of Interest")).toHaveValue("");
    },
  );

  test("keeps what stood there", async () => {
    const fields = { product_interest: "Mugs" };
    sessionStorage.setItem("contactFormDraft", JSON.stringify({ fields, fileName: null }));
    await openContactPage("/contact-us?service=supplier-management");
    expect(field("Product(s) of Interest")).toHaveValue("Mugs");
  });
});
