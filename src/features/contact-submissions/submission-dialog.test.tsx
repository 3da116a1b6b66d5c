import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import "../../../tests/support/contact-page";
import { readMail } from "../../../tests/support/read-mail";
import { makeSubmission, makeSubmissions } from "../../../tests/support/submissions";
import {
  dialog,
  inDialog,
  openSubmissions,
  row,
  viewButton,
} from "../../../tests/support/submissions-page";
import { VIEWED_KEY } from "@/db/viewed-submissions";

/** The value beside a label of the details. */
function detail(label: string) {
  const term = screen.getByText(label, { selector: "dt" });
  const value = term.nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`${label} has no value.`);
  return value;
}

test("shows everything that was sent, and that the file has to come by email", async () => {
  const user = await openSubmissions([
    makeSubmission(1, {
      company: "Nordsaum",
      phone: "+49 421 555",
      message: "First line\n\n<b>Second</b>",
      attachmentInfo: { name: "linen.pdf", type: "application/pdf", size: "418.27 KB" },
    }),
  ]);
  await user.click(viewButton("Visitor 1"));
  expect(detail("Name")).toHaveTextContent("Visitor 1");
  expect(detail("Email")).toHaveTextContent("visitor-1@example.com");
  expect(detail("Company")).toHaveTextContent("Nordsaum");
  expect(detail("Phone")).toHaveTextContent("+49 421 555");
  expect(detail("Product Interest")).toHaveTextContent("Product 1");
  expect(detail("Message").textContent).toBe("First line\n\n<b>Second</b>");
  expect(detail("Message").firstElementChild).toHaveClass("whitespace-pre-wrap");
  expect(detail("Attachment")).toHaveTextContent("linen.pdf application/pdf, 418.27 KB");
  expect(detail("Attachment")).toHaveTextContent(/prompted to attach it manually/);
});

test("says N/A for what was left empty, and that no file was chosen", async () => {
  const user = await openSubmissions([makeSubmission(1)]);
  await user.click(viewButton("Visitor 1"));
  expect(detail("Company")).toHaveTextContent(/^N\/A$/);
  expect(detail("Phone")).toHaveTextContent(/^N\/A$/);
  expect(detail("Attachment")).toHaveTextContent(/^No file selected$/);
});

test("replies to the visitor only, whatever the address contains", async () => {
  const user = await openSubmissions([
    makeSubmission(1, { name: "Zoë & Söhne", email: "zoe@example.com?bcc=evil@example.com" }),
  ]);
  await user.click(viewButton("Zoë & Söhne"));
  const reply = within(dialog("Zoë & Söhne")).getByRole("link", { name: "Reply" });
  const link = reply.getAttribute("href") ?? "";
  expect(link).toMatch(/^mailto:zoe@example\.com%3Fbcc%3Devil@example\.com\?subject=/);
  expect(readMail(link).subject).toBe("Re: Contact Form Submission - Zoë & Söhne");
});

test("has no reply without an address", async () => {
  const user = await openSubmissions([makeSubmission(1, { email: "" })]);
  await user.click(viewButton("Visitor 1"));
  expect(within(dialog("Visitor 1")).queryByRole("link")).not.toBeInTheDocument();
  expect(detail("Email")).toHaveTextContent(/^N\/A$/);
});

test('opening it removes the "new" mark without changing the stored submission', async () => {
  const submissions = makeSubmissions(2);
  const user = await openSubmissions(submissions);
  expect(screen.getByRole("heading", { name: "2 submissions, 2 new" })).toBeVisible();
  await user.click(viewButton("Visitor 1"));
  // There is one in the corner and one below the text.
  const [, close] = within(dialog("Visitor 1")).getAllByRole("button", { name: "Close" });
  await user.click(close ?? document.body);
  expect(within(row("Visitor 1")).queryByText("New")).not.toBeInTheDocument();
  expect(within(row("Visitor 2")).getByText("New")).toBeVisible();
  expect(screen.getByRole("heading", { name: "2 submissions, 1 new" })).toBeVisible();
  expect(localStorage.getItem(VIEWED_KEY)).toBe(JSON.stringify([submissions[0]?.id]));
});

test("steps through the submissions in list order and marks each as viewed", async () => {
  const user = await openSubmissions(makeSubmissions(2));
  await user.click(viewButton("Visitor 1"));
  await user.click(inDialog("Visitor 1", "Next submission"));
  expect(dialog("Visitor 2")).toHaveTextContent("Message 2");
  expect(inDialog("Visitor 2", "Next submission")).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(dialog("Visitor 2")).toHaveTextContent("2 of 2");
  await user.click(inDialog("Visitor 2", "Previous submission"));
  expect(dialog("Visitor 1")).toHaveTextContent("1 of 2");
  await user.keyboard("{Escape}");
  expect(viewButton("Visitor 1")).toHaveFocus();
  expect(screen.getByRole("heading", { name: "2 submissions" })).toBeVisible();
});
