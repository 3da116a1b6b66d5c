import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { site } from "@/config/site";
import { officeHours, offices } from "@/content/contact";
import { roleOf } from "@/content/offices";
import "../../../tests/support/handlers/backend";
import { textsOf } from "../../../tests/support/queries";
import { renderWithProviders } from "../../../tests/support/render-route";
import { ContactPage } from "./contact-page";

beforeEach(() => {
  renderWithProviders(<ContactPage />);
});

test("each office has its city, its role and its address, and asks for an appointment", () => {
  const section = within(screen.getByRole("region", { name: offices.heading }));
  expect(section.getByText(offices.intro)).toBeVisible();
  expect(textsOf(section.getAllByRole("heading", { level: 3 }))).toEqual(
    site.offices.map(({ city, desks }) => `${city} ${roleOf(desks)}`),
  );
  expect(textsOf(section.getAllByRole("group"))).toEqual(
    site.offices.map(({ address }) => address.join("")),
  );
});

test("the hours, the shared email address and the chat are beside the form", () => {
  const aside = within(screen.getByRole("complementary"));
  for (const { days, hours } of officeHours.rows) {
    expect(aside.getByText(days).nextElementSibling).toHaveTextContent(hours);
  }
  expect(aside.getByRole("link", { name: site.email })).toHaveAttribute(
    "href",
    `mailto:${site.email}`,
  );
  const chat = aside.getByRole("link", { name: site.chat.label });
  expect(chat).toHaveAttribute("href", site.chat.href);
  expect(chat.parentElement).toHaveTextContent(site.chat.hours);
});
