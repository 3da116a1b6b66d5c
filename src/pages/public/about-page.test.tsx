import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { site } from "@/config/site";
import { team as copy } from "@/content/about";
import { imageCatalogue } from "@/content/image-catalogue";
import { initials } from "@/lib/initials";
import { makeSiteImage } from "../../../tests/support/factories";
import { serveTable, backend } from "../../../tests/support/handlers/backend";
import { renderRoute } from "../../../tests/support/render-route";

const { members } = copy;
const MEMBERS = members.map(({ name, role, imageId }) => ({ name, role, key: imageId }));
const FIRST_NAME = members[0]?.name ?? "";
const OWN = "https://cdn.example/mei.webp";

async function renderPage() {
  renderRoute("/about-us");
  await screen.findByRole("heading", { level: 1 });
}

const team = () => within(screen.getByRole("region", { name: "Four people you will talk to" }));

function member(name: string) {
  const entry = team()
    .getAllByRole("listitem")
    .find((item) => within(item).queryByRole("heading", { name }));
  if (!entry) throw new Error(`${name} is not in the team.`);
  return within(entry);
}

describe("the story", () => {
  test("has its editable picture", async () => {
    backend.use(
      serveTable("site_images", [
        makeSiteImage({ id: "aboutPageOurStoryImage", url: OWN, alt: "Our yard" }),
      ]),
    );
    await renderPage();
    expect(await screen.findByRole("img", { name: "Our yard" })).toHaveAttribute("src", OWN);
  });

  test("begins in the founding year and ends today, with all offices", async () => {
    await renderPage();
    const story = within(screen.getByRole("region", { name: "Our story, in five stops" }));
    const stops = story.getAllByRole("heading", { level: 3 }).map((stop) => stop.textContent);
    expect(stops).toHaveLength(5);
    expect([stops[0], stops[4]]).toEqual([String(site.founded), "Today"]);
    const today = story.getByText(/100 countries/);
    for (const { city } of site.offices) expect(today).toHaveTextContent(city);
  });
});

test("four beliefs each say what follows from them", async () => {
  await renderPage();
  const beliefs = within(screen.getByRole("table", { name: /What we believe/ }));
  expect(beliefs.getAllByRole("rowheader")).toHaveLength(4);
  expect(beliefs.getAllByRole("cell")).toHaveLength(8);
});

test("the pay comes from the client alone", async () => {
  await renderPage();
  const pay = within(screen.getByRole("region", { name: "How we are paid" }));
  const amounts = pay.getAllByRole("definition").map((amount) => amount.textContent);
  expect(amounts).toEqual([
    expect.stringMatching(/^5–10%.*\$50/),
    expect.stringMatching(/^At cost/),
    expect.stringMatching(/^Nothing/),
  ]);
});

describe("the team", () => {
  test("is four people", async () => {
    await renderPage();
    const names = team().getAllByRole("heading", { level: 3 });
    expect(names.map((name) => name.textContent)).toEqual(MEMBERS.map(({ name }) => name));
  });

  test.each(MEMBERS)("shows $name, $role, in picture and words", async ({ name, role, key }) => {
    await renderPage();
    expect(member(name).getByText(role)).toBeVisible();
    expect(member(name).getByRole("img")).toHaveAttribute("src", imageCatalogue[key].defaultUrl);
    const bio = member(name).getByText(new RegExp(`^${name.split(" ")[0] ?? ""} .{100}`));
    const wordCount = bio.textContent.split(/\s+/).length;
    expect(wordCount).toBeGreaterThanOrEqual(60);
    expect(wordCount).toBeLessThanOrEqual(80);
  });

  test.each(MEMBERS)("has a portrait of $name that can be replaced", async ({ name, key }) => {
    backend.use(serveTable("site_images", [makeSiteImage({ id: key, url: OWN, alt: name })]));
    await renderPage();
    expect(await screen.findByRole("img", { name })).toHaveAttribute("src", OWN);
    expect(member(name).getByRole("img")).toHaveAttribute("src", OWN);
  });

  test("keeps the built-in portrait when the replacement does not load", async () => {
    backend.use(
      serveTable("site_images", [makeSiteImage({ id: "teamMemberMei", url: OWN, alt: "Mei" })]),
    );
    await renderPage();
    fireEvent.error(await screen.findByRole("img", { name: "Mei" }));
    await waitFor(() => {
      expect(member(FIRST_NAME).getByRole("img")).toHaveAttribute(
        "src",
        imageCatalogue.teamMemberMei.defaultUrl,
      );
    });
  });

  test("shows the initials when no portrait loads", async () => {
    await renderPage();
    fireEvent.error(member(FIRST_NAME).getByRole("img"));
    expect(member(FIRST_NAME).queryByRole("img")).not.toBeInTheDocument();
    expect(member(FIRST_NAME).getByText(initials(FIRST_NAME))).toBeVisible();
  });
});
