import { describe, expect, test } from "vitest";
import { extractPictures } from "./pasted-pictures";

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk";

/** The files of the pictures, in the order of the text. */
const filesOf = (html: string) => [...extractPictures(html).files.values()];

describe("a picture stored in pasted text", () => {
  test("becomes a file, named after its alt text", async () => {
    const [file] = filesOf(`<p>a <img src="data:image/png;base64,${PIXEL}" alt=" A carton "></p>`);
    expect(file).toMatchObject({ name: "A carton.png", type: "image/png" });
    const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect([...bytes.slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  });

  test.each([
    ["a JPEG", `data:image/jpeg;base64,${PIXEL}`, "pasted-picture.jpg", "image/jpeg"],
    ["a WebP", `data:image/webp;base64,${PIXEL}`, "pasted-picture.webp", "image/webp"],
    [
      "a drawing in plain text",
      "data:image/svg+xml;charset=utf-8,%3Csvg%3E%E6%96%87%3C/svg%3E",
      "pasted-picture.svg",
      "image/svg+xml",
    ],
    ["one in capitals", `DATA:image/png;BASE64,${PIXEL}`, "pasted-picture.png", "image/png"],
    [
      "one with parameters",
      `data:image/png;name=a.png;base64,${PIXEL}`,
      "pasted-picture.png",
      "image/png",
    ],
  ])("can be %s", (_, src, name, type) => {
    expect(filesOf(`<img src="${src}">`)).toMatchObject([{ name, type }]);
  });

  test("keeps its letters when it is a drawing", async () => {
    const [file] = filesOf('<img src="data:image/svg+xml,%3Csvg%3E%E6%96%87%3C/svg%3E">');
    expect(await file?.text()).toBe("<svg>文</svg>");
  });

  test("gets an address of its own for the time being, which is in the text", () => {
    const src = `data:image/png;base64,${PIXEL}`;
    const { html, files } = extractPictures(`<img src="${src}"><p>a</p><img src="${src}">`);
    const addresses = [...files.keys()];
    expect(new Set(addresses).size).toBe(2);
    for (const address of addresses) expect(html).toContain(`src="${address}"`);
    expect(html).not.toContain("data:");
  });

  test("has a name of a reasonable length", () => {
    const [file] = filesOf(`<img src="data:image/png;base64,${PIXEL}" alt="${"a".repeat(500)}">`);
    expect(file?.name).toBe(`${"a".repeat(60)}.png`);
  });
});

describe("left to the cleaning, which reports it, is", () => {
  test.each([
    ["damaged base64", "data:image/png;base64,###"],
    ["damaged percent encoding", "data:image/svg+xml,%E0%A4%A"],
    ["text without a type", "data:,hello"],
    ["a text", "data:text/html,<script>alert(1)</script>"],
    ["no data", "data:image/png;base64"],
    ["a picture of the computer", "file:///C:/picture.png"],
    ["a picture of a site", "https://cdn.example/a.png"],
    ["a picture without an address", ""],
  ])("%s", (_, src) => {
    const pasted = document.createElement("div");
    const image = document.createElement("img");
    image.setAttribute("src", src);
    pasted.append("a ", image);
    const { html, files } = extractPictures(pasted.innerHTML);
    expect([...files]).toEqual([]);
    expect(html).toBe(pasted.innerHTML);
  });
});
