import { createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { mockMatchMedia, REDUCED_MOTION, WIDE_SCREEN } from "../../tests/support/browser";
import { contentsTitle } from "@/content/table-of-contents";
import { makePost } from "../../tests/support/factories";
import { serveTable, backend } from "../../tests/support/handlers/backend";
import { renderOnServer } from "../../tests/support/hydrate";
import { renderRoute, renderWithProviders } from "../../tests/support/render-route";
import { openWideAsides } from "./native-details";
import { keepSectionMarked } from "./section-in-view";
import { CollapsibleAside } from "./table-of-contents";

const CONTENT = `
  <h2>What an MOQ is</h2><p>Sheets and rolls.</p>
  <h3>Where it comes from</h3><p>The mill.</p>
  <h4>Too deep</h4>
  <h2 id="ask">How to ask</h2><p>In writing.</p>`;

// As the starter does.
keepSectionMarked();

/** Renders a post's page and waits for the post. */
async function renderPost(content = CONTENT, hash = "") {
  backend.use(serveTable("blog_posts", [makePost(1, { content })]));
  const { user } = renderRoute(`/blog/post-1${hash}`);
  const article = await screen.findByRole("article");
  return { user, article: within(article) };
}

const contents = () => {
  const aside = screen.getByRole("complementary", { name: contentsTitle });
  return within(within(aside).getByRole("list"));
};
const entry = (name: string) => contents().getByRole("link", { name });
const heading = (name: string) => screen.getByText(name, { selector: ".prose h2, .prose h3" });

/** The marked entries. */
const current = () =>
  contents()
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "location")
    .map((link) => link.textContent);

/** Places the heading 900 px below the top of the screen. */
function placeBelow(name: string) {
  vi.spyOn(heading(name), "getBoundingClientRect").mockReturnValue(new DOMRect(0, 900, 100, 40));
  return vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
}

describe("the contents of an article", () => {
  test("are its h2 and h3 headings, in order", async () => {
    await renderPost();
    const links = contents().getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["What an MOQ is", "#what-an-moq-is"],
      ["Where it comes from", "#where-it-comes-from"],
      ["How to ask", "#ask"],
    ]);
  });

  test("are left out when it has none", async () => {
    const { article } = await renderPost("<p>Short.</p>");
    expect(article.queryByRole("heading", { name: contentsTitle })).not.toBeInTheDocument();
  });
});

describe("choosing a heading", () => {
  test("goes to 100 px above it, sets the hash and moves the focus there", async () => {
    mockMatchMedia(REDUCED_MOTION);
    const { user } = await renderPost();
    const scrollTo = placeBelow("How to ask");
    await user.click(entry("How to ask"));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 800, behavior: "instant" });
    expect(window.location.hash).toBe("#ask");
    expect(heading("How to ask")).toHaveFocus();
  });

  test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])(
    "with %s is the browser's: a new tab, a new window, a download",
    async (key) => {
      await renderPost();
      const click = createEvent.click(entry("How to ask"), { button: 0, [key]: true });
      fireEvent(entry("How to ask"), click);
      expect(click.defaultPrevented).toBe(false);
      expect(heading("How to ask")).not.toHaveFocus();
    },
  );
});

describe("a heading in closed details", () => {
  const FOLDED = `
    <p><a href="#hidden-part">See below</a> <a href="#">Up</a></p>
    <details><summary>More</summary>
      <details><summary>Still more</summary><h2>Hidden part</h2></details>
    </details>
    <h2>Three</h2>`;
  const isShown = () => heading("Hidden part").closest("details:not([open])") === null;

  test("is opened by a link in the text", async () => {
    const { user } = await renderPost(FOLDED);
    await user.click(screen.getByRole("link", { name: "See below" }));
    expect(isShown()).toBe(true);
    expect(heading("Hidden part")).toHaveFocus();
    await user.click(screen.getByRole("link", { name: "Up" }));
    expect(screen.getByRole("main")).toHaveFocus();
  });

  test("is opened by the address", async () => {
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    await renderPost(FOLDED, "#hidden-part");
    expect(isShown()).toBe(true);
    expect(scrolled.mock.contexts).toEqual([heading("Hidden part")]);
  });

  test("is marked only while they are open", async () => {
    await renderPost(FOLDED);
    fireEvent.scroll(document);
    expect(current()).toEqual(["Three"]);
    const all = screen.getAllByRole("group").filter((group) => group.matches(".prose details"));
    for (const details of all) {
      details.toggleAttribute("open", true);
      fireEvent(details, new Event("toggle"));
    }
    expect(current()).toEqual(["Hidden part"]);
    all[0]?.toggleAttribute("open", false);
    fireEvent(all[0] ?? document, new Event("toggle"));
    expect(current()).toEqual(["Three"]);
  });
});

describe("the section in view", () => {
  /** Places a heading of 40 px so that this part of it is above the lower edge of the screen. */
  const show = (name: string, ratio: number) => {
    const top = window.innerHeight - 40 * ratio;
    vi.spyOn(heading(name), "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 100, 40));
    fireEvent.scroll(document);
  };

  test("is marked when half of its heading is visible, the topmost of several", async () => {
    await renderPost();
    show("What an MOQ is", -10);
    show("Where it comes from", -5);
    show("How to ask", 0.49);
    expect(current()).toEqual([]);
    show("How to ask", 0.5);
    expect(current()).toEqual(["How to ask"]);
    show("Where it comes from", 5);
    expect(current()).toEqual(["Where it comes from"]);
  });
});

describe("a link to a section", () => {
  test.each([
    ["#root", '<h2 id="root">Target</h2>'],
    ["#fn:1", '<p id="fn:1">Target</p>'],
    ["#Sea-Freight", "<h2>Sea freight</h2>"],
  ])("is followed, also if its id was changed: %s", async (hash, content) => {
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    await renderPost(`<p>Text</p>${content}`, hash);
    expect(scrolled.mock.contexts).toEqual([
      screen.getByText(/Target|Sea/, { selector: ".prose *" }),
    ]);
  });

  test("is followed when it is typed into the address of the open page", async () => {
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    await renderPost('<h2 id="root">Target</h2>');
    window.location.hash = "#root";
    await waitFor(() => {
      expect(scrolled.mock.contexts).toEqual([heading("Target")]);
    });
  });

  test("that does not exist shows the article", async () => {
    const { article } = await renderPost(CONTENT, "#100%");
    expect(article.getByText("In writing.")).toBeVisible();
  });
});

const aside = (
  <CollapsibleAside>
    <p>Sampling</p>
  </CollapsibleAside>
);
const details = () => screen.getByRole("group");

test.each([
  { width: "a wide screen", media: [WIDE_SCREEN], isOpen: true },
  { width: "a small screen", media: [], isOpen: false },
])("on $width a contents list is open: $isOpen", ({ media, isOpen }) => {
  mockMatchMedia(...media);
  renderWithProviders(aside);
  expect(details().hasAttribute("open")).toBe(isOpen);
});

test("a contents list that was closed before hydration stays closed", () => {
  mockMatchMedia(WIDE_SCREEN);
  const { hydrate } = renderOnServer(aside);
  openWideAsides();
  expect(details()).toHaveAttribute("open");
  details().removeAttribute("open");
  hydrate();
  expect(details()).not.toHaveAttribute("open");
});
