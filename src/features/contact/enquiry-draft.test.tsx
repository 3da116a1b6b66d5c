import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import {
  DRAFT_KEY,
  enter,
  field,
  fillIn,
  HAND_OFF_KEY,
  leavePage,
  makeFile,
  openContactPage,
  queryPanel,
  returnToPage,
} from "../../../tests/support/contact-page";

describe("the draft", () => {
  test("is restored with the page and says which file is missing", async () => {
    const { user } = await openContactPage();
    await fillIn(user);
    await enter(user, "Phone (with country code)", "+49 40");
    await user.upload(field("Attach a file"), makeFile());
    expect(screen.getByText("mug.pdf, 12.34 KB")).toBeVisible();
    await leavePage(user);
    await returnToPage(user);
    expect(field("Full Name")).toHaveValue("Hannah Brandt");
    expect(field("Your Message / Requirements")).toHaveValue("2,000 pieces\nto Hamburg");
    expect(field("Phone (with country code)")).toHaveValue("+49 40");
    expect(screen.getByText(/choose it again: mug\.pdf/)).toBeVisible();

    // Typing keeps the file's name; removing the file clears it.
    await user.type(field("Full Name"), "!");
    expect(screen.getByText(/choose it again: mug\.pdf/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Remove the file" }));
    expect(screen.queryByText(/choose it again/)).not.toBeInTheDocument();
  });

  test("is removed when the form is empty", async () => {
    const { user } = await openContactPage();
    await enter(user, "Full Name", "Hannah");
    expect(sessionStorage).toHaveLength(1);
    await user.clear(field("Full Name"));
    expect(sessionStorage).toHaveLength(0);
  });

  test.each(["{", "7", '{"fields":7}', '{"fields":{"name":7}}', "[]"])(
    "that reads %s leaves the form blank",
    async (text) => {
      sessionStorage.setItem(DRAFT_KEY, text);
      sessionStorage.setItem(HAND_OFF_KEY, text);
      await openContactPage();
      expect(field("Full Name")).toHaveValue("");
      expect(queryPanel()).not.toBeInTheDocument();
    },
  );
});

describe("a visitor who comes from a service", () => {
  test("finds the service filled in", async () => {
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

  test("can leave it, and a suggestion is not stored as a draft", async () => {
    const { user } = await openContactPage("/contact-us?service=quality-control-inspection");
    await user.click(screen.getAllByRole("link", { name: "Get a Free Quote" })[0] ?? document.body);
    expect(sessionStorage).toHaveLength(0);
  });

  test("keeps what was typed before", async () => {
    const fields = { product_interest: "Mugs" };
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ fields, fileName: null }));
    await openContactPage("/contact-us?service=supplier-management");
    expect(field("Product(s) of Interest")).toHaveValue("Mugs");
  });
});
