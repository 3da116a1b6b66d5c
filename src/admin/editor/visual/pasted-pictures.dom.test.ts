import { describe, expect, test } from "vitest";
import { extractPictures } from "./pasted-pictures";

const PNG = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUg";
const DRAWING = "data:image/svg+xml;charset=utf-8,%3Csvg%3E%E6%96%87%3C/svg%3E";

/** The files of the pictures, in the order of the text. */
const filesOf = (html: string) => [...extractPictures(html).files.values()];

describe("a picture stored in pasted text", () => {
  test("becomes a file, named after its alt text", async () => {
    const [file, drawing] = filesOf(
      `<p>a <img src="${PNG}" alt=" A carton "><img src="${DRAWING}" alt="${"a".repeat(500)}">`,
    );
    expect(file).toMatchObject({ name: "A carton.png", type: "image/png" });
    const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect([...bytes.slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    expect(drawing).toMatchObject({ name: `${"a".repeat(60)}.svg`, type: "image/svg+xml" });
    expect(await drawing?.text()).toBe("<svg>文</svg>");
  });

  test.each([
    [PNG.replace("png", "jpeg"), "pasted-picture.jpg"],
    [PNG.replace("png", "png;name=a.png"), "pasted-picture.png"],
  ])("can be %s", (src, name) => {
    expect(filesOf(`<img src="${src}">`)).toMatchObject([{ name }]);
  });

  test("gets an address of its own for the time being, which is in the text", () => {
    const { html, files } = extractPictures(`<img src="${PNG}"><p>a</p><img src="${PNG}">`);
    const addresses = [...files.keys()];
    expect(new Set(addresses).size).toBe(2);
    for (const address of addresses) expect(html).toContain(`src="${address}"`);
    expect(html).not.toContain("data:");
  });

  test.each([
    "data:image/png;base64,###",
    "data:image/svg+xml,%E0%A4%A",
    "data:,hello",
    "data:text/html,<script>alert(1)</script>",
    "https://cdn.example/a.png",
    "",
  ])("is left to the cleaning, which reports it, from the address %j", (src) => {
    const pasted = document.createElement("div");
    const image = document.createElement("img");
    image.setAttribute("src", src);
    pasted.append("a ", image);
    const { html, files } = extractPictures(pasted.innerHTML);
    expect([...files]).toEqual([]);
    expect(html).toBe(pasted.innerHTML);
  });
});
