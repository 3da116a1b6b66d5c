import { fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  DRAFT_KEY,
  enter,
  field,
  form,
  makeFile,
  sendButton,
} from "../../../tests/support/contact-page";
import { renderOnServer } from "../../../tests/support/hydrate";
import { recordMailLinks } from "../../../tests/support/mail-links";
import { readMail } from "../../../tests/support/read-mail";
import { Enquiry } from "./enquiry";

const storedDraft = (): unknown => JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? "null");

/** Sets the value as typing before hydration does: no React handler is attached yet. */
function typeEarly(label: string, text: string) {
  fireEvent.input(field(label), { target: { value: text } });
}

function chooseEarly(file: File) {
  Object.defineProperty(field("Attach a file"), "files", { value: [file], configurable: true });
}

function storeEarlierDraft() {
  const fields = { name: "Hannah Brandt", message: "2,000 mugs" };
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ fields, fileName: "old.pdf" }));
}

test("what was typed before hydration stays and is stored as the draft", () => {
  const { hydrate } = renderOnServer(<Enquiry service="qualityControl" />);
  typeEarly("Full Name", "Hannah");
  typeEarly("Your Message / Requirements", "Two thousand");
  typeEarly("Product(s) of Interest", "Mugs");
  hydrate();
  expect(field("Full Name")).toHaveValue("Hannah");
  expect(field("Your Message / Requirements")).toHaveValue("Two thousand");
  expect(field("Product(s) of Interest")).toHaveValue("Mugs");
  expect(storedDraft()).toMatchObject({
    fields: { name: "Hannah", message: "Two thousand", product_interest: "Mugs" },
  });
});

test("an earlier draft fills only what was left empty", () => {
  storeEarlierDraft();
  const { hydrate } = renderOnServer(<Enquiry service={null} />);
  typeEarly("Full Name", "Jon");
  hydrate();
  expect(field("Full Name")).toHaveValue("Jon");
  expect(field("Your Message / Requirements")).toHaveValue("2,000 mugs");
  expect(form()).toHaveTextContent("old.pdf");
  expect(storedDraft()).toMatchObject({
    fields: { name: "Jon", message: "2,000 mugs" },
    fileName: "old.pdf",
  });
});

test("a file chosen before hydration is attached, and named in the email", async () => {
  const mails = recordMailLinks();
  const { hydrate } = renderOnServer(<Enquiry service={null} />);
  chooseEarly(makeFile("mug.pdf"));
  const { user } = hydrate();
  expect(form()).toHaveTextContent("mug.pdf, 12.34 KB");
  expect(storedDraft()).toMatchObject({ fileName: "mug.pdf" });
  await enter(user, "Full Name", "Hannah");
  await enter(user, "Email Address", "hannah@example.com");
  await enter(user, "Product(s) of Interest", "Mugs");
  await enter(user, "Your Message / Requirements", "Two thousand");
  await user.click(sendButton());
  expect(readMail(mails[0]).body).toContain("mug.pdf");
});

test("an untouched form is not stored as a draft", () => {
  const { hydrate } = renderOnServer(<Enquiry service="qualityControl" />);
  hydrate();
  expect(field("Product(s) of Interest")).not.toHaveValue("");
  expect(storedDraft()).toBeNull();
});
