import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import "../../../tests/support/handlers/backend";
import { site } from "@/config/site";
import { offices } from "@/content/contact";
import { roleOf } from "@/content/offices";
import { renderRoute } from "../../../tests/support/render-route";

beforeEach(async () => {
  renderRoute("/contact-us");
  await screen.findByRole("heading", { level: 1 });
});

test("each office can be visited by appointment only", () => {
  const section = within(screen.getByRole("region", { name: offices.heading }));
  expect(section.getByText(/^Visits are by appointment only/)).toBeVisible();
  const entries = section.getAllByRole("listitem").map((item) => within(item));
  const names = entries.map((office) => office.getByRole("heading", { level: 3 }).textContent);
  expect(names).toEqual(site.offices.map(({ city, desks }) => `${city} ${roleOf(desks)}`));
  const addresses = entries.map((office) => office.getByRole("group").textContent);
  expect(addresses).toEqual(site.offices.map(({ address }) => address.join("")));
});

test("the hours, the shared email address and the chat are beside the form", () => {
  const aside = within(screen.getByRole("complementary"));
  expect(aside.getByText("Monday to Friday").nextElementSibling).toHaveTextContent(
    `${site.officeHours.from}:00–${site.officeHours.to}:00`,
  );
  expect(aside.getByText("Saturday, Sunday").nextElementSibling).toHaveTextContent("closed");
  expect(aside.getByText(/^China time/)).toBeVisible();
  expect(aside.getByRole("link", { name: site.email })).toHaveAttribute(
    "href",
    `mailto:${site.email}`,
  );
  const chat = aside.getByRole("link", { name: site.chat.label });
  expect(chat).toHaveAttribute("href", site.chat.href);
  expect(chat.parentElement).toHaveTextContent(site.chat.hours);
});
