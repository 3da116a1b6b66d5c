import { screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { passTime, stopTime } from "../../../tests/support/browser";
import { renderInSite } from "../../../tests/support/render-route";
import { ChinaTime } from "./china-time";

test("the clock shows the time in China and updates itself", () => {
  stopTime();
  vi.setSystemTime("2026-11-23T00:59:30Z");
  renderInSite(
    <p>
      <ChinaTime />
    </p>,
  );
  const clock = screen.getByText(/Monday/);
  expect(clock).toHaveTextContent("Monday 8:59, closed");
  passTime(29_000);
  expect(clock).toHaveTextContent("Monday 8:59, closed");
  passTime(1000);
  expect(clock).toHaveTextContent("Monday 9:00, open");
  passTime(9 * 60 * 60_000);
  expect(clock).toHaveTextContent("Monday 18:00, closed");
});

test("a prerendered page shows no time", () => {
  expect(renderToString(<ChinaTime />)).not.toMatch(/>[^<]/);
});
