import { describe, expect, test } from "vitest";
import { readMail } from "../../tests/support/read-mail";
import { gmailLink, mailtoLink, outlookLink, type Mail } from "./mailto";

const mail = {
  to: "hello@example.com",
  subject: 'Form: "Zoë" & Söhne, 50% #1?',
  body: "杯子 ☕️ 👩‍🏭\n\n100% cotton & linen + silk\n\t#2 = 'ok' <b>\"x\"</b>",
};

describe("a mail link", () => {
  test("decodes to exactly its subject and body, with CRLF between the lines", () => {
    expect(readMail(mailtoLink(mail))).toEqual({
      ...mail,
      body: mail.body.replaceAll("\n", "\r\n"),
    });
  });

  test("leaves nothing for the browser to encode", () => {
    const body = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
    expect(mailtoLink({ ...mail, body })).not.toMatch(/[^\w\-.!~*():@?&=%]/);
  });

  test.each(["a\nb", "a\rb", "a\r\nb"])("writes %j as one line break", (body) => {
    expect(mailtoLink({ ...mail, body })).toMatch(/body=a%0D%0Ab$/);
  });

  test("encodes everything but the address in a typed address", () => {
    const link = mailtoLink({ ...mail, to: "a@b.example?bcc=c@d.example&body=x, e@f.example" });
    expect(link).toMatch(/^mailto:a@b\.example%3Fbcc%3Dc@d\.example%26body%3Dx%2C%20e@f/);
    expect(readMail(link).subject).toBe(mail.subject);
  });

  const outlook = (hostile: Mail) => outlookLink(hostile, "work");
  test.each([mailtoLink, gmailLink, outlook])("starts no further header: %o", (link) => {
    const to = "a@b.example\r\nBcc: c@d.example";
    const href = link({ to, subject: "Hi\r\nBcc: c@d.example\u2028x", body: "" });
    expect(href).not.toMatch(/%0A|%0D|%E2%80%A8/i);
  });

  test("accepts half an emoji", () => {
    expect(mailtoLink({ ...mail, body: "a\uD83D b \uDE00c 😀" })).toMatch(
      /body=a%EF%BF%BD%20b%20%EF%BF%BDc%20%F0%9F%98%80$/,
    );
  });
});

test("the mail services on the web open with a new mail", () => {
  expect(gmailLink(mail)).toMatch(/^https:\/\/mail\.google\.com\/mail\/\?view=cm&fs=1&/);
  const hosts = (["private", "work"] as const).map((account) => {
    const { host, pathname, searchParams } = new URL(outlookLink(mail, account));
    expect(pathname).toBe("/mail/0/deeplink/compose");
    expect(searchParams.get("subject")).toBe(mail.subject);
    return host;
  });
  expect(hosts).toEqual(["outlook.live.com", "outlook.office.com"]);
});
