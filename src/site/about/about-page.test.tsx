import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { team } from "@/content/about";
import { initials } from "@/ui/avatar";
import { makeSiteImage } from "../../../tests/support/factories";
import { serveTable, backend } from "../../../tests/support/handlers/backend";
import { renderWithProviders } from "../../../tests/support/render-route";
import { AboutPage } from "./about-page";

const member = (name: string) => {
  const people = within(screen.getByRole("region", { name: team.heading }));
  const entry = people.getByRole("heading", { name }).closest("li");
  return within(entry ?? document.body);
};

test("the picture and all portraits can be replaced in the admin", async () => {
  const ids = [...team.members.map(({ imageId }) => imageId), "aboutPageOurStoryImage"];
  const own = ids.map((id) =>
    makeSiteImage({ id, url: `https://cdn.example/${id}.webp`, alt: id }),
  );
  backend.use(serveTable("site_images", own));
  renderWithProviders(<AboutPage />);
  await waitFor(() => {
    for (const { url, alt } of own) {
      expect(screen.getByRole("img", { name: alt })).toHaveAttribute("src", url);
    }
  });
});

test("a portrait that does not load is replaced by the initials", () => {
  renderWithProviders(<AboutPage />);
  for (const { name } of team.members) {
    fireEvent.error(member(name).getByRole("img"));
    expect(member(name).queryByRole("img")).not.toBeInTheDocument();
    expect(member(name).getByText(initials(name))).toBeVisible();
  }
});
