import { describe, expect, test } from "vitest";
import { site } from "@/config/site";
import { mailtoLink } from "@/lib/mailto";
import { prepareMail, shortenMail } from "./prepare-mail";

const enquiry = {
  name: "Zoë O'Neil & Co.",
  email: "zoe@example.com",
  company: "Söhne #1",
  phone: "+49 40 5550 0172",
  product_interest: "Mugs, 100% stoneware",
  message: 'Line one\nLine "two" & 50%?',
  attachmentInfo: { name: "a & b.pdf", type: "application/pdf", size: "12.34 KB" },
};

describe("the prepared email", () => {
  test("lists everything that was entered", () => {
    expect(prepareMail(enquiry)).toEqual({
      to: site.email,
      subject: "Contact Form Submission - Zoë O'Neil & Co.",
      body: [
        "Full Name: Zoë O'Neil & Co.",
        "Email: zoe@example.com",
        "Company: Söhne #1",
        "Phone: +49 40 5550 0172",
        "Product(s) of Interest: Mugs, 100% stoneware",
        "",
        "Message:",
        "Line one",
        'Line "two" & 50%?',
        "",
        "Attachment:",
        "File name: a & b.pdf",
        "File type: application/pdf",
        "File size: 12.34 KB",
      ].join("\n"),
    });
  });

  test("says what was left out", () => {
    const { body } = prepareMail({ ...enquiry, company: "", phone: "", attachmentInfo: null });
    expect(body).toContain("Company: N/A\nPhone: N/A\n");
    expect(body).toMatch(/\n\nAttachment: No file selected$/);
  });

  test("names the type of a file that has none", () => {
    const attachmentInfo = { name: "drawing", type: "", size: "1.00 KB" };
    expect(prepareMail({ ...enquiry, attachmentInfo }).body).toContain("File type: unknown");
  });
});

describe("the shorter email", () => {
  /** An enquiry whose mail link has exactly this many characters. */
  function withLinkOf(length: number) {
    const rest = mailtoLink(prepareMail({ ...enquiry, message: "" })).length;
    return { ...enquiry, message: "x".repeat(length - rest) };
  }

  test("is made when the link is longer than 1,800 characters, and only then", () => {
    expect(shortenMail(withLinkOf(1800))).toBeNull();
    expect(shortenMail(withLinkOf(1801))).not.toBeNull();
  });

  test.each([
    ["Latin", "Two thousand mugs. ".repeat(1000)],
    ["Chinese", "两千个杯子。".repeat(3000)],
    ["emoji", "👩‍🏭\n".repeat(4000)],
  ])("fills the link with the start of a message in %s and says so", (_script, message) => {
    const short = shortenMail({ ...enquiry, message });
    if (!short) throw new Error("No shorter email was made.");
    const { length } = mailtoLink(short);
    expect(length).toBeLessThanOrEqual(1800);
    expect(length).toBeGreaterThan(1780);
    expect(short.subject).toBe(prepareMail(enquiry).subject);
    const [, start = "", rest = ""] =
      /Message:\n([^]*)\n\n\[Shortened\.([^]*)$/.exec(short.body) ?? [];
    expect(start.length).toBeGreaterThan(50);
    expect(message.startsWith(start)).toBe(true);
    expect(start).not.toMatch(/\p{Surrogate}$/u);
    expect(rest).toContain("a & b.pdf");
  });

  test("stays within the limit when a short field is long", () => {
    for (const field of ["name", "company", "product_interest"] as const) {
      const short = shortenMail({ ...enquiry, [field]: "长".repeat(5000) });
      expect(short && mailtoLink(short).length).toBeLessThanOrEqual(1800);
      expect(short?.subject).toMatch(/^Contact Form Submission - /);
      expect(short?.body).toContain("[Shortened.");
    }
  });
});
