import { describe, expect, test } from "vitest";
import { prepareStory } from "./story-article";

const prepare = (content: string) => {
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
    const headings = prepare(content).querySelectorAll("h1, h2, h3, h4, h5, h6");
    expect([...headings].map(({ tagName }) => tagName).join(" ")).toBe(expected);
  });

  test("has ids and links to them that no other story has", () => {
    const story = prepare('<h2 id="result">Result</h2><p><a href="#result">See below</a></p>');
    const named = prepare('<p><a name="_ftn1">[1]</a> <a href="#_ftn1">note</a></p>');
    expect(story.querySelector("h4")?.id).toBe("story-7-result");
    expect(story.querySelector("a")).toHaveAttribute("href", "#story-7-result");
    expect(named.querySelector("a[id]")?.id).toBe("story-7-_ftn1");
    expect(named.querySelector("a[href]")).toHaveAttribute("href", "#story-7-_ftn1");
  });

  test("keeps its links to the start of the page", () => {
    expect(prepare('<a href="#">Up</a>').querySelector("a")).toHaveAttribute("href", "#");
  });

  test("keeps what is nested deeper than browsers can show", () => {
    const story = prepare(`${"<div>".repeat(300)}<b>The bottom.</b>`);
    expect(story.querySelectorAll("div")).toHaveLength(200);
    expect(story).toHaveTextContent("The bottom.");
  });

  test("contains nothing that could run", () => {
    const story = prepare('<p onclick="alert(1)">Hi</p><script>alert(2)</script>');
    expect(story.innerHTML).toBe("<p>Hi</p>");
  });
});
