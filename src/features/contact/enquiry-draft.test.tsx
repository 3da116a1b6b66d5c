import { screen, fireEvent } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { paths } from "@/config/paths";
import { form as formCopy, serviceInterest } from "@/content/contact";
import {
  DRAFT_KEY,
  enter,
  field,
  fillIn,
  HAND_OFF_KEY,
  LABELS,
  leavePage,
  makeFile,
  openContactPage,
  queryPanel,
  readSubmissions,
  returnToPage,
  form,
  sendButton,
} from "../../../tests/support/contact-page";
import { renderOnServer } from "../../../tests/support/hydrate";
import { recordMailLinks } from "../../../tests/support/mail-links";
import { readMail } from "../../../tests/support/read-mail";
import { Enquiry } from "./enquiry";

const lost = new RegExp(`^${formCopy.attachment.lost}`);

describe("the draft", () => {
  test("is restored with the page and says which file is missing", async () => {
    const { user } = await openContactPage();
    await fillIn(user);
    await enter(user, LABELS.phone, "+49 40");
    await user.upload(field(LABELS.file), makeFile());
    expect(screen.getByText("mug.pdf, 12.34 KB")).toBeVisible();
    await leavePage(user);
    await returnToPage(user);
    expect(field(LABELS.name)).toHaveValue("Hannah Brandt");
    expect(field(LABELS.message)).toHaveValue("2,000 pieces\nto Hamburg");
    expect(field(LABELS.phone)).toHaveValue("+49 40");
    expect(screen.getByText(lost)).toBeVisible();

    // Typing keeps the file's name; removing the file clears it.
    await user.type(field(LABELS.name), "!");
    expect(screen.getByText(lost)).toBeVisible();
    await user.click(screen.getByRole("button", { name: formCopy.attachment.remove }));
    expect(screen.queryByText(lost)).not.toBeInTheDocument();
    // The button is in the form, which is complete, but does not send it.
    expect(readSubmissions()).toEqual([]);
  });

  test("is removed when the form is empty", async () => {
    const { user } = await openContactPage();
    await enter(user, LABELS.name, "Hannah");
    expect(sessionStorage).toHaveLength(1);
    await user.clear(field(LABELS.name));
    expect(sessionStorage).toHaveLength(0);
  });

  test.each(["{", '{"fields":{"name":7}}'])("that reads %s leaves the form blank", async (text) => {
    sessionStorage.setItem(DRAFT_KEY, text);
    sessionStorage.setItem(HAND_OFF_KEY, text);
    await openContactPage();
    expect(field(LABELS.name)).toHaveValue("");
    expect(queryPanel()).not.toBeInTheDocument();
  });
});

describe("a visitor who comes from a service", () => {
  test("finds the service filled in, which is not stored as a draft", async () => {
    const { user } = await openContactPage("/contact-us?service=quality-control-inspection");
    expect(field(LABELS.product)).toHaveValue(`${serviceInterest.qualityControl}: `);
    await user.click(document.querySelector(`header a[href="${paths.contact}"]`) ?? document.body);
    expect(sessionStorage).toHaveLength(0);
  });

  test.each(["?service=blog", "?service=__proto__"])("finds nothing for %j", async (query) => {
    await openContactPage(`/contact-us${query}`);
    expect(field(LABELS.product)).toHaveValue("");
  });

  test("keeps what was typed before", async () => {
    const fields = { product_interest: "Mugs" };
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ fields, fileName: null }));
    await openContactPage("/contact-us?service=supplier-management");
    expect(field(LABELS.product)).toHaveValue("Mugs");
  });
});

const storedDraft = (): unknown => JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? "null");

/** Sets the value as typing before hydration does: no React handler is attached yet. */
function typeEarly(label: string, text: string) {
  fireEvent.input(field(label), { target: { value: text } });
}

test("what was typed before hydration stays, and an earlier draft fills only what was left empty", () => {
  const fields = { name: "Hannah Brandt", message: "2,000 mugs" };
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ fields, fileName: "old.pdf" }));
  const { hydrate } = renderOnServer(<Enquiry service="qualityControl" />);
  typeEarly(LABELS.name, "Jon");
  typeEarly(LABELS.product, "Mugs");
  hydrate();
  expect(field(LABELS.name)).toHaveValue("Jon");
  expect(field(LABELS.product)).toHaveValue("Mugs");
  expect(field(LABELS.message)).toHaveValue("2,000 mugs");
  expect(form()).toHaveTextContent("old.pdf");
  expect(storedDraft()).toMatchObject({
    fields: { name: "Jon", message: "2,000 mugs", product_interest: "Mugs" },
    fileName: "old.pdf",
  });
});

test("a file chosen before hydration is attached, and named in the email", async () => {
  const mails = recordMailLinks();
  const { hydrate } = renderOnServer(<Enquiry service={null} />);
  const files = [makeFile("mug.pdf")];
  Object.defineProperty(field(LABELS.file), "files", { value: files, configurable: true });
  const { user } = hydrate();
  expect(form()).toHaveTextContent("mug.pdf, 12.34 KB");
  expect(storedDraft()).toMatchObject({ fileName: "mug.pdf" });
  await fillIn(user);
  await user.click(sendButton());
  expect(readMail(mails[0]).body).toContain("mug.pdf");
});
