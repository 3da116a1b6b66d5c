import { screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { officeHours } from "@/content/contact";
import { advanceTimers, startFakeTimers } from "../../../tests/support/browser";
import { renderWithProviders } from "../../../tests/support/render-route";
import { ChinaTime } from "./china-time";

test("the clock shows the time in China and updates itself", () => {
  startFakeTimers();
  vi.setSystemTime("2026-11-23T00:59:30Z");
  renderWithProviders(
    <p>
      <ChinaTime />
    </p>,
  );
  const clock = screen.getByText(/Monday/);
  expect(clock).toHaveTextContent(`Monday 8:59, ${officeHours.closed}`);
  advanceTimers(29_000);
  expect(clock).toHaveTextContent("Monday 8:59");
  advanceTimers(1000);
  expect(clock).toHaveTextContent(`Monday 9:00, ${officeHours.open}`);
  advanceTimers(9 * 60 * 60_000);
  expect(clock).toHaveTextContent(`Monday 18:00, ${officeHours.closed}`);
});

test("the clock says for which holiday the office is closed", () => {
  startFakeTimers();
  vi.setSystemTime("2027-02-08T02:00:00Z");
  renderWithProviders(<ChinaTime />);
  expect(document.body).toHaveTextContent(`Monday 10:00, ${officeHours.closedFor.chineseNewYear}`);
});

test("a prerendered page shows no time", () => {
  expect(renderToString(<ChinaTime />)).not.toMatch(/>[^<]/);
});
