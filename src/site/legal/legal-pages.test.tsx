import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { site } from "@/config/site";
import { contentsTitle } from "@/content/table-of-contents";
import { privacyPolicy } from "@/content/privacy";
import { termsOfService } from "@/content/terms-of-service";
import "../../../tests/support/handlers/backend";
import { hrefsOf, textsOf } from "../../../tests/support/queries";
import { renderRoute } from "../../../tests/support/render-route";

const open = async (path: string) => {
  const page = renderRoute(path);
  await screen.findByRole("heading", { level: 1 });
  return page;
};
const text = () => screen.getByRole("article");
const contents = () =>
  within(screen.getByRole("navigation", { name: contentsTitle })).getAllByRole("link");

test("the privacy policy says how to reach the agency", async () => {
  await open("/privacy-policy");
  const links = within(text()).getAllByRole("link", { name: site.email });
  expect(hrefsOf(links)).toEqual(links.map(() => `mailto:${site.email}`));
  for (const { address } of site.offices) expect(text()).toHaveTextContent(address.join(", "));
});

test("each row of the table of what is stored has its labels, which phones show", async () => {
  await open("/privacy-policy");
  const [, ...rows] = within(screen.getByRole("table")).getAllByRole("row");
  for (const row of rows) {
    const cells = within(row).getAllByRole("cell");
    expect(cells.map((cell) => cell.dataset["label"])).toEqual(
      textsOf(screen.getAllByRole("columnheader").slice(1)),
    );
  }
});

describe.each([
  ["/privacy-policy", privacyPolicy],
  ["/terms-of-service", termsOfService],
])("%s", (path, { updatedOn, sections }) => {
  test("has its date, lists its numbered sections, and leads to each under an address that stays", async () => {
    const { user } = await open(path);
    expect(document.querySelector(`time[datetime="${updatedOn}"]`)).toBeVisible();
    expect(textsOf(contents())).toEqual(sections.map(({ title }, i) => `${i + 1}. ${title}`));
    expect(hrefsOf(contents())).toEqual(sections.map(({ id }) => `#${id}`));
    const [, second] = contents();
    await user.click(second ?? document.body);
    await waitFor(() => {
      expect(window.location.hash).toBe(`#${sections[1]?.id}`);
    });
    expect(screen.getByRole("heading", { name: second?.textContent ?? "" })).toHaveFocus();
  });
});
