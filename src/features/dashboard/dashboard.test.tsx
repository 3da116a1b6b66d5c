import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { saveContactSubmission, type ContactSubmissionDraft } from "@/db/contact-submissions";
import { markViewed } from "@/db/viewed-submissions";
import { unlockForTest } from "../../../tests/support/admin";
import { expectConsole } from "../../../tests/support/console";
import {
  makePost,
  makePosts,
  makeSiteImage,
  makeSuccessStory,
} from "../../../tests/support/factories";
import {
  serveTable,
  backend,
  failReads,
  serveTableLater,
} from "../../../tests/support/handlers/backend";
import { renderRoute } from "../../../tests/support/render-route";

const AREAS = [
  { area: "Contact Submissions", path: "/admin/contact-submissions" },
  { area: "Blog Management", path: "/admin/blog-management" },
  { area: "Site Images", path: "/admin/site-image-management" },
  { area: "Success Stories", path: "/admin/success-stories" },
];

beforeEach(() => {
  localStorage.clear();
  unlockForTest();
});

async function findCard(area: string): Promise<HTMLElement> {
  const heading = await screen.findByRole("heading", { level: 2, name: area });
  return heading.closest("article") ?? document.body;
}

const rows = (card: HTMLElement) =>
  within(card)
    .queryAllByRole("listitem")
    .map((row) => row.textContent);

const enquiry = (name: string): ContactSubmissionDraft => ({
  name,
  email: "someone@mail.example",
  company: "",
  phone: "",
  product_interest: `Lamps for ${name}`,
  message: "How much?",
  attachmentInfo: null,
});

describe("the dashboard", () => {
  test.each(AREAS)("has a card that links to $area", async ({ area, path }) => {
    renderRoute("/admin");
    const card = await findCard(area);
    expect(within(card).getByRole("link", { name: area })).toHaveAttribute("href", path);
  });

  test("lists three planned areas without links", async () => {
    renderRoute("/admin");
    const soon = within(await screen.findByRole("region", { name: "Coming Soon" }));
    expect(soon.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Analytics/),
      expect.stringMatching(/^User Management/),
      expect.stringMatching(/^Site Settings/),
    ]);
    expect(soon.queryByRole("link")).not.toBeInTheDocument();
    expect(soon.queryByRole("button")).not.toBeInTheDocument();
  });

  test("counts the posts and shows the newest by date, in whatever order they are stored", async () => {
    const posts = makePosts(5).map((post, i) => ({ ...post, display_order: 9 - i }));
    backend.use(serveTable("blog_posts", posts));
    renderRoute("/admin");
    const card = await findCard("Blog Management");
    await waitFor(() => {
      expect(card).toHaveTextContent("5posts, newest Dec 31, 2025");
    });
    expect(rows(card)).toEqual(["Post 1Dec 31, 2025", "Post 2Dec 30, 2025", "Post 3Dec 29, 2025"]);
  });

  test("counts incomplete rows and lists those with a title", async () => {
    const [post, story] = [makePost(1), makeSuccessStory(1)];
    backend.use(
      serveTable("blog_posts", [{ ...post, title: null, date: null }]),
      serveTable("success_stories", [{ ...story, title: null }, makeSuccessStory(2)]),
    );
    renderRoute("/admin");
    const [posts, stories] = [await findCard("Blog Management"), await findCard("Success Stories")];
    await waitFor(() => {
      expect(posts).toHaveTextContent("1post");
      expect(stories).toHaveTextContent("1published, 1 to be mended");
    });
    expect([rows(posts), rows(stories)]).toEqual([["post-1"], ["Untitled story", "Story 2"]]);
  });

  test("counts the stories and names the newest three", async () => {
    backend.use(
      serveTable(
        "success_stories",
        [1, 2, 3, 4].map((n) => makeSuccessStory(n)),
      ),
    );
    renderRoute("/admin");
    const card = await findCard("Success Stories");
    await waitFor(() => {
      expect(card).toHaveTextContent("4published");
    });
    expect(rows(card)).toEqual(["Story 1", "Story 2", "Story 3"]);
  });

  test("counts the pictures of the catalogue, and those that were replaced", async () => {
    const warned = expectConsole("warn");
    backend.use(
      serveTable("site_images", [
        makeSiteImage(),
        makeSiteImage({ id: "logoFooter" }),
        makeSiteImage({ id: "clientLogo1", url: "" }),
        makeSiteImage({ id: "ofAnOldRelease" }),
        makeSiteImage({ id: "defaultCaseStudyImage" }),
      ]),
    );
    renderRoute("/admin");
    const card = await findCard("Site Images");
    await waitFor(() => {
      expect(card).toHaveTextContent("18images, 2 replaced");
    });
    const pictures = within(card).getAllByRole("img", { hidden: true });
    expect(pictures).toHaveLength(5);
    expect(pictures[0]).toHaveAttribute("src", "https://cdn.example/hero.webp");
    expect(warned.takeMessages()).toContain("clientLogo1");
  });

  test("counts the enquiries of this browser and the new ones, as they come in", async () => {
    saveContactSubmission(enquiry("Ana"));
    const ben = saveContactSubmission(enquiry("Ben"));
    markViewed([ben.submission.id]);
    renderRoute("/admin");
    const card = await findCard("Contact Submissions");
    expect(card).toHaveTextContent("2in this browser, 1 new");
    expect(rows(card)).toEqual(["BenLamps for Ben", "AnaLamps for Ana"]);
    saveContactSubmission(enquiry("Cem"));
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    await waitFor(() => {
      expect(card).toHaveTextContent("3in this browser, 2 new");
    });
  });

  test.each([
    ["Contact Submissions", "0in this browser", "Enquiries sent from this browser show up here."],
    ["Blog Management", "0posts", "No blog posts yet."],
    ["Success Stories", "0published", "No success stories yet."],
    ["Site Images", "18images, none replaced", "none replaced"],
  ])("says what an empty %s means", async (area, figure, text) => {
    renderRoute("/admin");
    const card = await findCard(area);
    await waitFor(() => {
      expect(card).toHaveTextContent(figure);
    });
    expect(card).toHaveTextContent(text);
  });

  test("says so when the list of enquiries cannot be read", async () => {
    localStorage.setItem("contactFormSubmissions", "[{");
    renderRoute("/admin");
    expect(await findCard("Contact Submissions")).toHaveTextContent("can’t be read");
  });

  test("shows that a card is loading, without a count", async () => {
    const slow = serveTableLater("blog_posts", [makePost(1)]);
    backend.use(slow.handler);
    renderRoute("/admin");
    const card = await findCard("Blog Management");
    expect(within(card).getByRole("status")).toHaveTextContent("Loading…");
    expect(card).not.toHaveTextContent("0");
    slow.release();
    await waitFor(() => {
      expect(card).toHaveTextContent("1post, newest Dec 31, 2025");
    });
  });

  test.each([
    ["Blog Management", "blog_posts", "The posts could not be loaded.", "0posts"],
    ["Success Stories", "success_stories", "The stories could not be loaded.", "0published"],
    ["Site Images", "site_images", "could not be loaded; these are", "images, none replaced"],
  ] as const)(
    "an error of %s is shown in its card with the reason and can be retried",
    async (area, table, text, recovered) => {
      const logged = expectConsole("error");
      backend.use(failReads(table, { status: 400 }));
      const { user } = renderRoute("/admin");
      const card = await findCard(area);
      const alert = await within(card).findByRole("alert");
      expect(alert).toHaveTextContent(text);
      expect(alert).toHaveTextContent("the server's own words");
      expect(screen.getAllByRole("alert")).toHaveLength(1);
      expect(screen.getAllByRole("article")).toHaveLength(4);
      backend.use(serveTable(table, []));
      await user.click(within(card).getByRole("button", { name: "Try again" }));
      await waitFor(() => {
        expect(card).toHaveTextContent(recovered);
      });
      expect(within(card).queryByRole("alert")).not.toBeInTheDocument();
      logged.takeMessages();
    },
  );
});
