import { describe, expect, test } from "vitest";
import { site } from "@/config/site";
import { mail as copy } from "@/content/contact";
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
      subject: `${copy.subject} Zoë O'Neil & Co.`,
      body: [
        `${copy.name}: Zoë O'Neil & Co.`,
        `${copy.email}: zoe@example.com`,
        `${copy.company}: Söhne #1`,
        `${copy.phone}: +49 40 5550 0172`,
        `${copy.productInterest}: Mugs, 100% stoneware`,
        "",
        `${copy.message}:`,
        "Line one",
        'Line "two" & 50%?',
        "",
        `${copy.attachment}:`,
        `${copy.fileName}: a & b.pdf`,
        `${copy.fileType}: application/pdf`,
        `${copy.fileSize}: 12.34 KB`,
      ].join("\n"),
    });
  });

  test("says what was left out, and when a file has no type", () => {
    const { company, phone, attachment, nothingGiven, noFile, fileType, unknownType } = copy;
    const bare = prepareMail({ ...enquiry, company: "", phone: "", attachmentInfo: null }).body;
    expect(bare).toContain(`${company}: ${nothingGiven}\n${phone}: ${nothingGiven}\n`);
    expect(bare.endsWith(`\n\n${attachment}: ${noFile}`)).toBe(true);
    const attachmentInfo = { name: "drawing", type: "", size: "1.00 KB" };
    expect(prepareMail({ ...enquiry, attachmentInfo }).body).toContain(
      `${fileType}: ${unknownType}`,
    );
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
    ["Chinese", "两千个杯子。".repeat(3000)],
    ["emoji", "👩‍🏭\n".repeat(4000)],
  ])("fills the link with the start of a message in %s and says so", (_script, message) => {
    const short = shortenMail({ ...enquiry, message });
    if (!short) throw new Error("No shorter email was made.");
    const { length } = mailtoLink(short);
    expect(length).toBeLessThanOrEqual(1800);
    expect(length).toBeGreaterThan(1780);
    expect(short.subject).toBe(prepareMail(enquiry).subject);
    const [before = "", rest = ""] = short.body.split(`\n\n${copy.shortened}`);
    const [, start = ""] = before.split(`${copy.message}:\n`);
    expect(start.length).toBeGreaterThan(50);
    expect(message.startsWith(start)).toBe(true);
    expect(start).not.toMatch(/\p{Surrogate}$/u);
    expect(rest).toContain("a & b.pdf");
  });

  test("stays within the limit when a short field is long", () => {
    for (const field of ["name", "company", "product_interest"] as const) {
      const short = shortenMail({ ...enquiry, [field]: "长".repeat(5000) });
      expect(short && mailtoLink(short).length).toBeLessThanOrEqual(1800);
      expect(short?.subject).toContain(copy.subject);
      expect(short?.body).toContain(copy.shortened);
    }
  });
});
