import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { SERVICE_CARD_PATHS } from "../../../../tests/support/addresses";
import "../../../../tests/support/handlers/backend";
import { hrefsOf, lastSection, main, textsOf } from "../../../../tests/support/queries";
import { renderRoute } from "../../../../tests/support/render-route";

async function openPage(path: string) {
  renderRoute(path);
  await screen.findByRole("heading", { level: 1 });
}

const QUOTE = { name: "Get a Free Quote" };

describe.each([
  ["/sourcing-services", "/contact-us"],
  ...SERVICE_CARD_PATHS.map((path) => [path, `/contact-us?service=${path.slice(1)}`]),
])("%s", (path, quotePath) => {
  test(`links to ${quotePath} twice, the second time in the closing call to action`, async () => {
    await openPage(path);
    expect(hrefsOf(main().getAllByRole("link", QUOTE))).toEqual([quotePath, quotePath]);
    expect(within(lastSection()).getByRole("link", QUOTE)).toHaveAttribute("href", quotePath);
  });
});

/** The regions that the specification requires of four pages. */
describe.each([
  {
    path: "/supplier-management",
    why: "Why the fifth order needs more care than the first",
    cards: { name: "What a buying office does all year", count: 7 },
    box: { name: "Six clauses, signed while all is well", count: 6 },
  },
  {
    path: "/custom-packaging-solutions",
    why: "Why the box should grow up beside the product",
    cards: { name: "Six kinds of pack, and how few you can order", count: 6 },
    box: { name: "Six steps, four to six weeks", count: 6 },
  },
  {
    path: "/amazon-fba-prep-service-china",
    why: "Why prep here and not there",
    cards: { name: "The prep menu", count: 6 },
    box: { name: "Six steps, and you approve the second", count: 6 },
  },
  {
    path: "/crowdfunding-fulfillment-services",
    why: "Where campaigns slip",
    cards: { name: "From prototype to parcel", count: 6 },
    box: { name: "One pilot, three waves", count: 4 },
  },
])("$path", ({ path, why, cards, box }) => {
  test("has a why-section with benefits and an image, cards, and a process or list box", async () => {
    await openPage(path);
    const region = (name: string) => within(screen.getByRole("region", { name }));
    const titlesIn = (name: string) =>
      region(name)
        .getAllByRole("listitem")
        .map((item) => within(item).getByRole("heading").textContent);

    expect(region(why).getByRole("img")).toHaveAccessibleName();
    expect(titlesIn(why).length).toBeGreaterThanOrEqual(3);
    expect(titlesIn(cards.name)).toHaveLength(cards.count);
    expect(textsOf(region(box.name).getAllByRole("listitem"))).toEqual(
      Array(box.count).fill(expect.stringMatching(/\S/)),
    );
    expect(textsOf(main().getAllByRole("heading", { level: 2 })).slice(0, 2)).toEqual([
      why,
      cards.name,
    ]);
  });
});
