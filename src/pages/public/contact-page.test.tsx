import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import "../../../tests/support/handlers/backend";
import { renderRoute } from "../../../tests/support/render-route";

beforeEach(async () => {
  renderRoute("/contact-us");
  await screen.findByRole("heading", { level: 1 });
});

test("three offices can be visited by appointment only", () => {
  const section = within(screen.getByRole("region", { name: "Three offices, by appointment" }));
  expect(section.getByText(/^Visits are by appointment only/)).toBeVisible();
  const offices = section.getAllByRole("listitem").map((item) => within(item));
  const names = offices.map((office) => office.getByRole("heading", { level: 3 }).textContent);
  expect(names).toEqual([
    expect.stringMatching(/^Shenzhen/),
    expect.stringMatching(/^Shanghai/),
    expect.stringMatching(/^Ningbo/),
  ]);
  const addresses = offices.map((office) => office.getByRole("group").textContent);
  expect(addresses).toEqual([
    expect.stringMatching(/\S.*Shenzhen, China$/),
    expect.stringMatching(/\S.*Shanghai, China$/),
    expect.stringMatching(/\S.*Ningbo, China$/),
  ]);
});

test("the hours, the shared email address and the chat are beside the form", () => {
  const aside = within(screen.getByRole("complementary"));
  expect(aside.getByText("Monday to Friday").nextElementSibling).toHaveTextContent("9:00–18:00");
  expect(aside.getByText("Saturday, Sunday").nextElementSibling).toHaveTextContent("closed");
  expect(aside.getByText(/^China time/)).toBeVisible();
  expect(aside.getByRole("link", { name: "hello@mandarinlane.example" })).toHaveAttribute(
    "href",
    "mailto:hello@mandarinlane.example",
  );
  const chat = aside.getByRole("link", { name: /^WhatsApp/ });
  expect(chat).toHaveAttribute("href", expect.stringMatching(/^https:\/\/wa\.me\/\d+$/));
  expect(chat.parentElement).toHaveTextContent(/Mon–Fri .* China time/);
});
