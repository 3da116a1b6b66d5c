import { screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { chatHours, site } from "@/config/site";
import { openingHours, offices, whatComesWhen } from "@/content/contact";
import { roleOf } from "@/content/offices";
import { advanceTimers, startFakeTimers } from "../../../tests/support/browser";
import "../../../tests/support/handlers/backend";
import { textsOf } from "../../../tests/support/queries";
import { renderWithProviders } from "../../../tests/support/render-route";
import { ChinaTime } from "./china-time";
import { ContactPage } from "./contact-page";

test("each office has its city, its role and its address, and asks for an appointment", () => {
  renderWithProviders(<ContactPage />);
  const section = within(screen.getByRole("region", { name: offices.heading }));
  expect(section.getByText(offices.intro)).toBeVisible();
  expect(textsOf(section.getAllByRole("heading", { level: 3 }))).toEqual(
    site.offices.map(({ city, desks }) => `${city} ${roleOf(desks)}`),
  );
  expect(textsOf(section.getAllByRole("group"))).toEqual(
    site.offices.map(({ address }) => address.join("")),
  );
});

test("the hours, what comes when, the shared email address and the chat are beside the form", () => {
  renderWithProviders(<ContactPage />);
  const aside = within(screen.getByRole("complementary"));
  for (const { term, detail } of [...openingHours.rows, ...whatComesWhen]) {
    expect(aside.getByText(term).nextElementSibling).toHaveTextContent(detail);
  }
  expect(aside.getByRole("link", { name: site.email })).toHaveAttribute(
    "href",
    `mailto:${site.email}`,
  );
  for (const { label, href } of site.chats) {
    const chat = aside.getByRole("link", { name: label });
    expect(chat).toHaveAttribute("href", href);
    expect(chat.parentElement).toHaveTextContent(chatHours);
  }
});

test("the clock shows the time in China and updates itself", () => {
  startFakeTimers();
  vi.setSystemTime("2026-11-23T00:59:30Z");
  renderWithProviders(
    <p>
      <ChinaTime />
    </p>,
  );
  const clock = screen.getByText(/Monday/);
  expect(clock).toHaveTextContent(`Monday 8:59, ${openingHours.closed}`);
  advanceTimers(29_000);
  expect(clock).toHaveTextContent("Monday 8:59");
  advanceTimers(1000);
  expect(clock).toHaveTextContent(`Monday 9:00, ${openingHours.open}`);
  advanceTimers(9 * 60 * 60_000);
  expect(clock).toHaveTextContent(`Monday 18:00, ${openingHours.closed}`);
});

test("the clock says for which holiday the office is closed", () => {
  startFakeTimers();
  vi.setSystemTime("2027-02-08T02:00:00Z");
  renderWithProviders(<ChinaTime />);
  expect(document.body).toHaveTextContent(`Monday 10:00, ${openingHours.closedFor.chineseNewYear}`);
});

test("a prerendered page shows no time", () => {
  expect(renderToString(<ChinaTime />)).not.toMatch(/>[^<]/);
});
