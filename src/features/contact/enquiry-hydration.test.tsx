import { fireEvent } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  DRAFT_KEY,
  field,
  fillIn,
  form,
  LABELS,
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
  Object.defineProperty(field(LABELS.file), "files", { value: [file], configurable: true });
}

function storeEarlierDraft() {
  const fields = { name: "Hannah Brandt", message: "2,000 mugs" };
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ fields, fileName: "old.pdf" }));
}

test("what was typed before hydration stays and is stored as the draft", () => {
  const { hydrate } = renderOnServer(<Enquiry service="qualityControl" />);
  typeEarly(LABELS.name, "Hannah");
  typeEarly(LABELS.message, "Two thousand");
  typeEarly(LABELS.product, "Mugs");
  hydrate();
  expect(field(LABELS.name)).toHaveValue("Hannah");
  expect(field(LABELS.message)).toHaveValue("Two thousand");
  expect(field(LABELS.product)).toHaveValue("Mugs");
  expect(storedDraft()).toMatchObject({
    fields: { name: "Hannah", message: "Two thousand", product_interest: "Mugs" },
  });
});

test("an earlier draft fills only what was left empty", () => {
  storeEarlierDraft();
  const { hydrate } = renderOnServer(<Enquiry service={null} />);
  typeEarly(LABELS.name, "Jon");
  hydrate();
  expect(field(LABELS.name)).toHaveValue("Jon");
  expect(field(LABELS.message)).toHaveValue("2,000 mugs");
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
  await fillIn(user);
  await user.click(sendButton());
  expect(readMail(mails[0]).body).toContain("mug.pdf");
});
