import { screen } from "@testing-library/react";
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
  returnToPage,
} from "../../../tests/support/contact-page";

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
