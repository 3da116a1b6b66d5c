import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { wavePlan } from "@/content/services/crowdfunding";
import "../../../../tests/support/handlers/backend";
import { main, textsOf } from "../../../../tests/support/queries";
import { renderRoute } from "../../../../tests/support/render-route";

beforeEach(async () => {
  renderRoute("/crowdfunding-fulfillment-services");
  await screen.findByRole("heading", {
    level: 1,
    name: "Keep the promise you made to your backers",
  });
});

test("goes from why campaigns slip to what happens when a wave goes wrong", () => {
  expect(textsOf(main().getAllByRole("heading", { level: 2 }))).toEqual([
    "Where campaigns slip",
    "From prototype to parcel",
    "One pilot, three waves",
    "Tax and duty by region",
    "A battery changes the route",
    "When a wave goes wrong",
    "Send your backer count. We’ll draw the waves.",
  ]);
});

test("the figures of the study come with their year and their limits", () => {
  const why = screen.getByRole("region", { name: "Where campaigns slip" });
  expect(why).toHaveTextContent(/one platform, from 2015: 9% of funded projects failed/);
  expect(why).toHaveTextContent(/About 65% of backers agreed/);
});

test("the waves are in order, and with the exceptions they are the whole list", () => {
  const plan = within(screen.getByRole("region", { name: "One pilot, three waves" }));
  expect(textsOf(plan.getAllByRole("listitem"))).toEqual([
    expect.stringMatching(/^Pilot.*50–100 parcels/),
    expect.stringMatching(/^Wave 1: single-item pledges/),
    expect.stringMatching(/^Wave 2: add-ons/),
    expect.stringMatching(/^Wave 3: late pledges and fixed addresses/),
  ]);
  expect(plan.getByRole("heading", { name: "Exceptions" })).toBeVisible();
  expect(plan.getByRole("heading", { name: /status file/ })).toBeVisible();
  const counts = [...wavePlan.waves, wavePlan.exceptions].map(({ parcels }) => parcels);
  expect(counts.reduce((sum, count) => sum + count)).toBe(2000);
  expect(counts.every((count) => count % wavePlan.parcelsPerSquare === 0)).toBe(true);
});

test("tax and duty are named for the EU, the UK, the US and the platform", () => {
  const table = within(screen.getByRole("table", { name: /backer parcel/ }));
  const row = (name: RegExp) => table.getByRole("row", { name });
  expect(row(/^European Union/)).toHaveTextContent(
    /EUR 150.*EUR 3 for each tariff subheading.*1 July 2026/,
  );
  expect(row(/^United Kingdom/)).toHaveTextContent(/GBP 135.*2029 at the latest/);
  expect(row(/^United States/)).toHaveTextContent(/No duty-free threshold since 29 August 2025/);
  expect(row(/^Your platform/)).toHaveTextContent(/own pledge manager/);
  expect(screen.getByText(/above about 300–500 backers per region/)).toBeVisible();
});

test("batteries: the papers and the charge for air freight", () => {
  const batteries = screen.getByRole("region", { name: "A battery changes the route" });
  expect(batteries).toHaveTextContent(/UN 38\.3/);
  expect(batteries).toHaveTextContent(/Safety data sheet/);
  expect(batteries).toHaveTextContent(/30% charge or less since 1 January 2026/);
});

test("the campaign’s case is one click away", () => {
  expect(main().getByRole("link", { name: "Read the travel lamp case" })).toHaveAttribute(
    "href",
    "/case-studies/startup-crowdfunding-success",
  );
});
