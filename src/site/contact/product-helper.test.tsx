import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { useEffect, useRef } from "react";
import { expect, test } from "vitest";
import { form as formCopy } from "@/content/contact";
import { productHelper as copy } from "@/content/product-helper";
import {
  DRAFT_KEY,
  enter,
  field,
  fillIn,
  form,
  LABELS,
  leavePage,
  openContactPage,
  readSubmissions,
  returnToPage,
  sendButton,
} from "../../../tests/support/contact-page";
import { renderOnServer } from "../../../tests/support/hydrate";
import { readMail } from "../../../tests/support/read-mail";
import { FormFields } from "./form-field";
import { restoreFields } from "./form-values";
import { ProductHelper } from "./product-helper";
import { PRODUCT_FIELDS, type ProductField } from "./product-lines";

const LINK_1688 = "https://detail.1688.com/offer/6543.html";

const name = (number: number) => `${copy.product} ${number}`;
const line = (of: ProductField, value: string) => `${copy.fields[of].line}: ${value}`;
const entry = (of: ProductField) => field(copy.fields[of].label);
const message = () => field(LABELS.message);
const product = (number: number) => within(form()).getByRole("button", { name: name(number) });
const queryProduct = (number: number) =>
  within(form()).queryByRole("button", { name: name(number) });
const addButton = () => screen.getByRole("button", { name: copy.add });
const removeButton = (number: number) =>
  screen.getByRole("button", { name: copy.remove(name(number)) });

/** Opens the contact page and waits for the helper, whose code comes later than the page. */
async function openHelper() {
  const opened = await openContactPage();
  await screen.findByLabelText(copy.fields.link.label);
  return opened;
}

/** Opens the contact page with this message in the draft. */
async function openWithMessage(text: string) {
  const fields = { name: "Hannah Brandt", message: text };
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ fields, fileName: null }));
  return openHelper();
}

async function paste(user: UserEvent, of: ProductField, text: string) {
  await user.clear(entry(of));
  await user.click(entry(of));
  await user.paste(text);
}

test("what is filled in stands in the message, after what was typed, and in the draft", async () => {
  const { user } = await openHelper();
  await enter(user, LABELS.message, "Hello!");
  await user.type(entry("quantity"), " 2,000  pieces ");
  expect(entry("quantity")).toHaveValue(" 2,000  pieces ");
  await paste(user, "deadline", "before\u00a0Chinese New Year");
  expect(entry("quantity")).toHaveValue("2,000 pieces");
  await paste(user, "certificates", "CE");
  const expected = [
    "Hello!",
    "",
    name(1),
    line("quantity", "2,000 pieces"),
    line("deadline", "before Chinese New Year"),
    line("certificates", "CE"),
    "",
  ].join("\n");
  expect(message()).toHaveValue(expected);
  expect(sessionStorage.getItem(DRAFT_KEY)).toContain(JSON.stringify(expected));

  await leavePage(user);
  await returnToPage(user);
  await screen.findByLabelText(copy.fields.link.label);
  expect(message()).toHaveValue(expected);
  expect(entry("deadline")).toHaveValue("before Chinese New Year");

  for (const of of ["quantity", "deadline", "certificates"] as const) await user.clear(entry(of));
  expect(message()).toHaveValue("Hello!");
});

test("what is changed in the message shows in the fields", async () => {
  const { user } = await openWithMessage(`${name(1)}\n${line("quantity", "500")}`);
  expect(entry("quantity")).toHaveValue("500");
  await user.type(message(), ` pieces\n${line("price", "3 USD")}`);
  expect(entry("quantity")).toHaveValue("500 pieces");
  expect(entry("price")).toHaveValue("3 USD");
  await user.click(addButton());
  await paste(user, "quantity", "600");
  await enter(user, LABELS.message, line("quantity", "700"));
  expect(entry("quantity")).toHaveValue("");
  expect(product(1)).toHaveAttribute("aria-pressed", "true");
  expect(queryProduct(2)).not.toBeInTheDocument();
});

test("several products are added, chosen and removed", async () => {
  const { user } = await openHelper();
  expect(product(1)).toHaveAttribute("aria-pressed", "true");
  await paste(user, "quantity", "1");
  for (const number of [2, 3, 4, 5]) {
    await user.click(addButton());
    expect(entry("link")).toHaveFocus();
    expect(product(number)).toHaveAttribute("aria-pressed", "true");
    await paste(user, "quantity", String(number));
  }
  expect(screen.queryByRole("button", { name: copy.add })).not.toBeInTheDocument();

  await user.click(product(2));
  expect(product(2)).toHaveAttribute("aria-pressed", "true");
  expect(product(5)).toHaveAttribute("aria-pressed", "false");
  expect(entry("quantity")).toHaveValue("2");
  await paste(user, "price", "7 USD");
  expect(message()).toHaveDisplayValue(new RegExp(`${line("quantity", "2")}\n.*7 USD\n\n`));

  await user.click(removeButton(2));
  expect(product(2)).toHaveFocus();
  expect(entry("quantity")).toHaveValue("3");
  expect(queryProduct(5)).not.toBeInTheDocument();
  await user.click(product(4));
  await user.click(removeButton(4));
  expect(product(3)).toHaveFocus();
  expect(entry("quantity")).toHaveValue("4");
  expect(message()).toHaveValue(
    [1, 3, 4]
      .map((quantity, i) => `${name(i + 1)}\n${line("quantity", String(quantity))}\n`)
      .join("\n"),
  );
});

test("a product that is left blank is not in the message", async () => {
  const { user } = await openWithMessage(`${name(1)}\n${line("quantity", "500")}\n`);
  await user.click(addButton());
  await user.click(addButton());
  expect(product(2)).toHaveAttribute("aria-pressed", "true");
  expect(message()).toHaveValue(`${name(1)}\n${line("quantity", "500")}\n`);
  await user.click(product(1));
  expect(queryProduct(2)).not.toBeInTheDocument();
});

test("what is typed after a product's last entry was deleted goes into no other product", async () => {
  const { user } = await openWithMessage(
    `${name(1)}\n${line("quantity", "500")}\n\n${name(2)}\n${line("quantity", "700")}\n`,
  );
  await user.clear(entry("quantity"));
  await user.type(entry("quantity"), "600");
  expect(message()).toHaveValue(
    `${name(1)}\n${line("quantity", "700")}\n\n${name(2)}\n${line("quantity", "600")}\n`,
  );
  expect(product(2)).toHaveAttribute("aria-pressed", "true");
});

test("on a device whose buttons take no focus, a link stays with its product", async () => {
  const { user } = await openWithMessage(
    `${name(1)}\n${line("quantity", "500")}\n\n${name(2)}\n${line("quantity", "700")}\n`,
  );
  await user.type(entry("link"), "factory.example/a");
  fireEvent.click(product(2));
  await user.type(entry("link"), "factory.example/b");
  fireEvent.click(product(1));
  expect(entry("link")).toHaveValue("https://factory.example/a");
  await user.type(entry("link"), "1");
  fireEvent.click(removeButton(1));
  expect(message()).toHaveValue(
    `${name(1)}\n${line("link", "https://factory.example/b")}\n${line("quantity", "700")}\n`,
  );
});

test("a link is completed when its field is left, and a product of a known shop is named", async () => {
  const { user } = await openHelper();
  const { none, noAddress, otherPage, product: productOf } = copy.linkNotes;
  const link = entry("link");
  expect(link).toHaveAccessibleDescription(none);

  await user.type(link, "a steel bottle");
  expect(link).toHaveAccessibleDescription(none);
  await user.tab();
  expect(link).toHaveAccessibleDescription(noAddress);
  expect(link).toBeInvalid();
  expect(form()).toBeInTheDocument();
  expect(message()).toHaveValue(`${name(1)}\n${line("link", "a steel bottle")}\n`);

  await paste(user, "link", "www.1688.com");
  expect(link).toBeValid();
  await user.tab();
  expect(link).toHaveValue("https://www.1688.com");
  expect(link).toHaveAccessibleDescription(otherPage("1688"));

  await paste(user, "link", "factory.example/bottle");
  await user.tab();
  expect(link).toHaveAccessibleDescription(none);

  await paste(user, "link", "Steel bottle https://a.co/d/3xYzAbC");
  expect(screen.getByText(productOf("Amazon"))).toHaveRole("status");
  await user.click(addButton());
  await paste(user, "link", LINK_1688);
  expect(link).toHaveAccessibleDescription(productOf("1688"));
  expect(message()).toHaveValue(
    [
      name(1),
      `${copy.fields.link.line} (Amazon): https://a.co/d/3xYzAbC`,
      "",
      name(2),
      `${copy.fields.link.line} (1688): ${LINK_1688}`,
      "",
    ].join("\n"),
  );
});

test("Enter goes to the next field and sends nothing", async () => {
  const { user, mails } = await openHelper();
  await fillIn(user);
  await user.click(entry("link"));
  for (const of of PRODUCT_FIELDS) {
    expect(entry(of)).toHaveFocus();
    await user.keyboard("{Enter}");
  }
  expect(field(LABELS.file)).toHaveFocus();
  expect(mails).toEqual([]);
});

test("the mail has the lines, the enquiry no other fields, and the next one starts blank", async () => {
  const { user, mails } = await openHelper();
  await fillIn(user, "Hello");
  await paste(user, "link", LINK_1688);
  await user.click(sendButton());
  const lines = `Hello\n\n${name(1)}\n${copy.fields.link.line} (1688): ${LINK_1688}\n`;
  expect(readMail(mails[0]).body.replaceAll("\r\n", "\n")).toContain(lines);
  expect(readSubmissions()).toMatchObject([{ message: lines }]);
  for (const of of PRODUCT_FIELDS) {
    expect(entry(of)).not.toHaveAttribute("name");
    expect(entry(of)).toHaveValue("");
  }
});

test("whatever empties the form empties the fields", async () => {
  await openWithMessage(`${name(1)}\n${line("quantity", "500")}`);
  expect(entry("quantity")).toHaveValue("500");
  const element = form();
  if (element instanceof HTMLFormElement) element.reset();
  await waitFor(() => {
    expect(entry("quantity")).toHaveValue("");
  });
});

/** A form that restores its message on mounting, as the contact form does. */
function FormWithDraft() {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (ref.current) restoreFields(ref.current, { message: "Hello" });
  }, []);
  return (
    <form ref={ref} aria-label={formCopy.heading}>
      <FormFields />
      <ProductHelper />
    </form>
  );
}

test("what was typed before hydration goes into the message, after that of the draft", async () => {
  const { hydrate } = renderOnServer(<FormWithDraft />);
  entry("quantity").focus();
  fireEvent.input(entry("quantity"), { target: { value: "2,000 " } });
  fireEvent.input(entry("price"), { target: { value: "3 USD" } });
  const { user } = hydrate();
  expect(message()).toHaveValue(
    `Hello\n\n${name(1)}\n${line("quantity", "2,000")}\n${line("price", "3 USD")}\n`,
  );
  await user.keyboard("pieces");
  expect(entry("quantity")).toHaveValue("2,000 pieces");
  expect(message()).toHaveValue(
    `Hello\n\n${name(1)}\n${line("quantity", "2,000 pieces")}\n${line("price", "3 USD")}\n`,
  );
});
