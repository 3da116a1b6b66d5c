import { describe, expect, test } from "vitest";
import { cleanPaste } from "./clean-paste";

const PNG = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUg";
const DRAWING = "data:image/svg+xml;charset=utf-8,%3Csvg%3E%E6%96%87%3C/svg%3E";
const PLACEHOLDER =
  "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

describe("a picture stored in pasted text", () => {
  test("becomes a file, named after its alt text", async () => {
    const html = `<p>a <img src="${PNG}" alt=" A carton "><img src="${DRAWING}" alt="${"a".repeat(500)}">`;
    const [file, drawing] = cleanPaste(html).files.values();
    expect(file).toMatchObject({ name: "A carton.png", type: "image/png" });
    const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect([...bytes.slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    expect(drawing).toMatchObject({ name: `${"a".repeat(60)}.svg`, type: "image/svg+xml" });
    expect(await drawing?.text()).toBe("<svg>文</svg>");
  });

  test("has a type, and an address of its own for the time being, which is in the text", () => {
    const jpeg = PNG.replace("png", "jpeg;name=a.jpg");
    const { html, files } = cleanPaste(`<img src="${PNG}"><p>a</p><img src="${jpeg}">`);
    for (const address of files.keys()) expect(html).toContain(`src="${address}"`);
    const names = [...files.values()].map(({ name }) => name);
    expect(names).toEqual(["pasted-picture.png", "pasted-picture.jpg"]);
  });
});

test.each([
  "data:image/png;base64,###",
  "data:image/svg+xml,%E0%A4%A",
  "data:text/html,<script>alert(1)</script>",
  "file:///C:/a.png",
  "cid:image001.png@01",
  "/a.png",
  "",
])("a picture from %j, which cannot be shown, leaves a mark with its description", (src) => {
  expect(cleanPaste(`<p>a <img src="${src}" alt="carton\ndrop test"> <mark>b</mark></p>`)).toEqual({
    html: "<p>a <mark>[Picture missing: carton drop test]</mark> b</p>",
    files: new Map(),
    missingPictures: 1,
    leftOut: [],
  });
});

test.each([
  `<img src="${PLACEHOLDER}" data-src="https://a.test/b.jpg?w=1,h=2">`,
  '<img data-original="//a.test/b.jpg?w=1,h=2">',
  '<img src="https://a.test/grey.gif" data-lazy-src=" https://a.test/b.jpg?w=1,h=2 ">',
  '<img src="//a.test/grey.gif" data-old-hires="https://a.test/b.jpg?w=1,h=2">',
  '<img src="//a.test/grey.gif" data-lazyload-src="//a.test/b.jpg?w=1,h=2">',
  '<img src="//a.test/grey.gif" data-srcset="//a.test/b.jpg?w=1,h=2 1x, //a.test/c.jpg 2x">',
  '<img src="/grey.gif" srcset="https://a.test/b.jpg?w=1,h=2 1x, https://a.test/c.jpg 2x">',
  '<img src="//a.test/b.jpg?w=1,h=2" data-src="//a.test/b_{width}x.jpg">',
  `<picture><source data-srcset="//a.test/b.jpg?w=1,h=2 1x"><img src="${PLACEHOLDER}"></picture>`,
])("a picture that a page loads late has its real address: %s", (pasted) => {
  const { html, files } = cleanPaste(pasted);
  expect(html).toBe('<img src="https://a.test/b.jpg?w=1,h=2" alt="">');
  expect(files.size).toBe(0);
});

test.each([
  ["👍🏽", 'alt="👍🏽" src="https://s.w.org/72x72/1f44d-1f3fd.png"'],
  ["1️⃣", `alt="1️⃣" src="${PNG}"`],
  ["👍🏽", 'alt=":+1:" src="https://a.slack-edge.com/1f44d-1f3fd@2x.png"'],
  ["", 'alt="opened" width="1" height="1" src="https://a.test/count.gif"'],
  ["", `alt="" style="height: 0px" src="${PNG}"`],
])("a picture of a sign is the sign, and an invisible one is gone: %j", (text, attributes) => {
  expect(cleanPaste(`<p>a${"<img " + attributes}>b</p>`)).toMatchObject({
    html: `<p>a${text}b</p>`,
    missingPictures: 0,
  });
});
