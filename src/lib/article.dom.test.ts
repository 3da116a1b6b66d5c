import { describe, expect, test } from "vitest";
import { prepareArticle, prepareStory } from "./article";
import { hashTargetId } from "./anchors";

const PAGE = "https://agency.example";

function render(html: string): HTMLElement {
  const page = document.createElement("div");
  page.innerHTML = prepareArticle(html, PAGE).html;
  return page;
}

describe("stored HTML on the page", () => {
  test.each([
    [
      "style",
      `<style>body{display:none}</style><p style="position:fixed;inset:0" class="fixed">Text</p>`,
    ],
    ["marks of our own code", '<p data-article="other" data-hydrated="">Text</p>'],
  ])("has no %s of its own", (_, html) => {
    expect(render(html).innerHTML.trim()).toBe("<p>Text</p>");
  });

  test("keeps what is nested deeper than browsers can show", () => {
    const page = render(`${"<div>".repeat(300)}<b>The bottom.</b>`);
    expect(page).toHaveTextContent("The bottom.");
    expect(page.querySelectorAll("div")).toHaveLength(200);
  });

  test("loads its images lazily", () => {
    const image = render('<img src="/a.webp" alt="A">').querySelector("img");
    expect(image).toHaveAttribute("loading", "lazy");
    expect(image).toHaveAttribute("decoding", "async");
  });

  test("has asides that are notes, not landmarks", () => {
    expect(render("<aside><p>Note</p></aside>").innerHTML).toBe(
      '<aside role="note"><p>Note</p></aside>',
    );
  });

  test("has no h1, because the page has its own; the levels keep their order", () => {
    const { html, headings } = prepareArticle(
      '<h1 lang="en">Costs</h1><h2>Duty</h2><h6>Note</h6><h1>Time</h1>',
      PAGE,
    );
    expect(html).toBe(
      '<h2 lang="en" id="costs">Costs</h2><h3 id="duty">Duty</h3><h6>Note</h6><h2 id="time">Time</h2>',
    );
    expect(headings.map(({ text, level }) => `${level} ${text}`)).toEqual([
      "2 Costs",
      "3 Duty",
      "2 Time",
    ]);
  });

  test("scrolls wide tables in a region of their own", () => {
    const region = render("<table><tbody><tr><td>1</td></tr></tbody></table>").firstElementChild;
    expect(region).toHaveAttribute("role", "region");
    expect(region).toHaveAttribute("tabindex", "0");
    expect(region?.querySelector("table")).not.toBeNull();
  });

  test.each([
    ['target="_blank"', "noopener noreferrer"],
    ['target="_BLANK" rel="opener Sponsored"', "sponsored noopener noreferrer"],
    ['rel="nofollow opener prefetch"', "nofollow"],
    ['target="_top"', null],
  ])(
    "opens new windows without access to the page, and no other targets: %s",
    (attributes, rel) => {
      const link = render(`<a href="https://x.example" ${attributes}>x</a>`).querySelector("a");
      expect(link?.getAttribute("rel")).toBe(rel);
      expect(link?.hasAttribute("target")).toBe(/_blank/i.test(attributes));
    },
  );

  test("keeps the sizes of images, up to four digits, and of no other elements", () => {
    const page = render('<hr width="9999"><img src="/a.png" alt="" width="99999" height="300">');
    expect(page.querySelector("hr")).not.toHaveAttribute("width");
    expect(page.querySelector("img")).not.toHaveAttribute("width");
    expect(page.querySelector("img")).toHaveAttribute("height", "300");
  });

  test("never has ids of the page, nor the same id twice", () => {
    const page = render(
      '<p id="note">1</p><p id="note">2</p><p id="page:main">3</p><p id="root">4</p><p id="_r_1_">5</p>' +
        '<h2 id="note">Own</h2><h2 id="post:related">Related</h2><h2>Root</h2>',
    );
    const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids).toEqual([
      "note",
      "page-main",
      "root-",
      "r_1_",
      "note-1",
      "post-related",
      "root--1",
    ]);
  });

  test.each([
    ["_Toc7", '<h3 id="_Toc7">Costs</h3>', "Costs"],
    ["fn:12", '<p id="fn:1.2">Other</p><p id="fn:12">Note</p>', "Note"],
    ["%E2%80%A0", '<p id="*">Other</p><p id="†">Note</p>', "Note"],
    ["old", '<p><a name="old">Old</a> note</p>', "Old"],
    ["%E9%AA%8C%E5%8E%82", '<h2 id="验厂">Audit</h2>', "Audit"],
    ["sea freight", "<h2>Sea freight</h2>", "Sea freight"],
    ["fees", '<h2>Fees</h2><h2 id="fees">What it costs</h2>', "What it costs"],
  ])("has links to #%s that lead to their place in %s", (name, html, text) => {
    const page = render(`<p><a href="#${name}">Go</a></p>${html}`);
    const id = hashTargetId(page.querySelector("a")?.getAttribute("href") ?? "");
    expect(page.querySelector(`[id="${id}"]`)?.textContent).toBe(text);
  });

  test("cannot replace a property of the form around its preview", () => {
    expect(render('<img id="elements" src="/a.png" alt="">').querySelector("[id]")).toBeNull();
  });
});

describe("a frame", () => {
  const frame = (attributes: string) =>
    render(`<iframe ${attributes}></iframe>`).querySelector("iframe");

  test.each([
    "https://www.youtube-nocookie.com/embed/abc",
    "https://player.vimeo.com/video/1",
    "https://www.google.com/maps/embed?pb=1",
  ])("of %s is responsive and loads lazily", (src) => {
    const shown = frame(`src="${src}" width="560" height="315"`);
    expect(shown?.parentElement).toHaveClass("embed");
    expect(shown).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
    expect(shown).toHaveAttribute("loading", "lazy");
    expect(shown).not.toHaveAttribute("sandbox");
    expect(shown).not.toHaveAttribute("width");
    expect(shown?.title).not.toBe("");
  });

  test.each(["//www.youtube.com/embed/abc", " http://www.youtube.com/embed/abc"])(
    "from %j is shown by https",
    (src) => {
      expect(frame(`src="${src}"`)).toHaveAttribute("src", "https://www.youtube.com/embed/abc");
    },
  );

  test.each([
    ['width="560" height="315"', "aspect-ratio:560/315"],
    ['width="315" height="560"', "aspect-ratio:315/560;max-width:315px"],
    ['width="640px" height="1200px"', "aspect-ratio:640/1200;max-width:640px"],
    ['width="100%" height="152"', "aspect-ratio:auto;height:152px"],
    ['height="152"', "aspect-ratio:auto;height:152px"],
    ['style="border:0;width:100%;height:500px"', "aspect-ratio:auto;height:500px"],
    ['width="560" height="1"', null],
    ['width="100%" height="100%"', null],
    ['width="1;background:url(x)" height="9e9"', null],
    ['style="height:60vh"', null],
    ["", null],
  ])("with %s keeps its size", (attributes, style) => {
    const shown = frame(`src="https://player.example/1" ${attributes}`);
    expect(shown?.parentElement?.getAttribute("style")).toBe(style);
    expect(shown?.getAttribute("height")).toBeNull();
  });

  test.each([
    [
      "position:relative;padding-bottom:62.5%;height:0",
      "width:100%; height:100%",
      "aspect-ratio:1000/625",
    ],
    ["padding: 75% 0 0 0", "width:100%;height:100%", "aspect-ratio:1000/750"],
    ["padding:0 0 141.4286%", "height:100%", "aspect-ratio:1000/1414;max-width:1000px"],
    ["", "width:100%; aspect-ratio: 4 / 3", "aspect-ratio:1000/750"],
    ["aspect-ratio:2", "height:100%", "aspect-ratio:1000/500"],
    ["padding:20%", "", null],
  ])("in a box with %j and %j keeps its ratio", (box, style, shown) => {
    const frame = `<iframe src="https://player.example/1" style="${style}"></iframe>`;
    const article = render(`<div style="${box}">${frame}</div>`);
    expect(article.querySelector(".embed")?.getAttribute("style")).toBe(shown);
  });

  test.each(["https://www.google.com/search", "https://youtube.com.evil.example/embed/abc"])(
    "of %s is sandboxed too",
    (src) => {
      const shown = frame(`src="${src}" sandbox="allow-same-origin allow-top-navigation"`);
      expect(shown?.parentElement).toHaveClass("embed");
      expect(shown).toHaveAttribute("sandbox", "allow-scripts allow-popups");
      expect(shown).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
    },
  );

  test.each([
    `src="${PAGE}/admin"`,
    `src="${PAGE.replace(/^https?:/, "")}/admin"`,
    'src="https://www.youtube.com/embed/abc" srcdoc="hi"',
    'src="data:text/html,hi"',
  ])("with %s is dropped", (attributes) => {
    expect(frame(attributes)).toBeNull();
  });
});

test("the contents list has the h2 and h3 headings in order, with the ids on the page", () => {
  const { html, headings } = prepareArticle(
    '<h2>Cost</h2><h3>Of <em>samples</em></h3><h4>Deep</h4><h2 id="own">Cost</h2><h2>Cost</h2>',
    PAGE,
  );
  expect(headings).toEqual([
    { id: "cost", text: "Cost", level: 2 },
    { id: "of-samples", text: "Of samples", level: 3 },
    { id: "own", text: "Cost", level: 2 },
    { id: "cost-1", text: "Cost", level: 2 },
  ]);
  const page = document.createElement("div");
  page.innerHTML = html;
  for (const { id } of headings) expect(page.querySelector(`[id="${id}"]`)).not.toBeNull();
});

test.each([
  ["<h2>Sea freight<br>from China</h2>", ["Sea freight from China", "sea-freight-from-china"]],
  ["<h2>Sea\u00AD frei\u200Bght\uFEFF</h2>", ["Sea freight", "sea-freight"]],
  ['<h2><img alt="Fees" src="/a.png"></h2>', ["Fees", "fees"]],
  ['<h2><img alt="" src="/a.png"></h2>', undefined],
  ["<h3>\u200B<br></h3>", undefined],
])("the heading %s is listed as %j", (html, entry) => {
  const { headings } = prepareArticle(html, PAGE);
  expect(headings.map(({ text, id }) => [text, id])[0]).toEqual(entry);
});

describe("the ids of headings", () => {
  const idsOf = (...texts: string[]) => {
    const page = render(texts.map((text) => `<h2>${text}</h2>`).join(""));
    return [...page.querySelectorAll("h2")].map(({ id }) => id);
  };

  test("get -1 and -2 where a heading is repeated, but never equal that of another heading", () => {
    expect(idsOf("Cost", "Cost 1", "Cost")).toEqual(["cost", "cost-1", "cost-2"]);
  });

  test("are letters of another script where there are no Latin ones, and the number without any", () => {
    const texts = ["工厂审核", "付款 方式？", "Проверка цен", "FBA 验厂"];
    const own = ["工厂审核", "付款-方式", "проверка-цен", "fba-"];
    expect(idsOf(...texts)).toEqual(own);
    expect(idsOf("", "Price", "—", ...texts)).toEqual(["section-1", "price", "section-3", ...own]);
  });
});

const renderStory = (content: string) => {
  const holder = document.createElement("div");
  holder.innerHTML = prepareStory({ id: "7", content }).html;
  return holder;
};

describe("a stored story", () => {
  test.each([
    ["<h2>A</h2><h3>B</h3><h4>C</h4><h5>D</h5>", "H4 H5 H6 H6"],
    ["<h3>A</h3><h4>B</h4>", "H4 H5"],
    ["<h6>A</h6>", "H4"],
  ])("%s has headings below its title: %s", (content, expected) => {
    const headings = renderStory(content).querySelectorAll("h1, h2, h3, h4, h5, h6");
    expect([...headings].map(({ tagName }) => tagName).join(" ")).toBe(expected);
  });

  test("has ids and links to them that no other story has", () => {
    const story = renderStory('<h2 id="result">Result</h2><p><a href="#result">See below</a></p>');
    const named = renderStory('<p><a name="_ftn1">[1]</a> <a href="#_ftn1">note</a></p>');
    expect(story.querySelector("h4")?.id).toBe("story-7-result");
    expect(story.querySelector("a")).toHaveAttribute("href", "#story-7-result");
    expect(named.querySelector("a[id]")?.id).toBe("story-7-_ftn1");
    expect(named.querySelector("a[href]")).toHaveAttribute("href", "#story-7-_ftn1");
  });

  test("keeps its links to the start of the page", () => {
    expect(renderStory('<a href="#">Up</a>').querySelector("a")).toHaveAttribute("href", "#");
  });

  test("keeps what is nested deeper than browsers can show", () => {
    const story = renderStory(`${"<div>".repeat(300)}<b>The bottom.</b>`);
    expect(story.querySelectorAll("div")).toHaveLength(200);
    expect(story).toHaveTextContent("The bottom.");
  });

  test("contains nothing that could run", () => {
    const story = renderStory('<p onclick="alert(1)">Hi</p><script>alert(2)</script>');
    expect(story.innerHTML).toBe("<p>Hi</p>");
  });
});
