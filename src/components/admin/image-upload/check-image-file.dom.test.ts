import { describe, expect, test } from "vitest";
import { MAX_UPLOAD_BYTES } from "@/config/admin-limits";
import { makeContent } from "../../../../tests/support/pictures";
import { checkImageFile } from "./check-image-file";

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>';
const utf16 = (text: string, isBigEndian = false) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), !isBigEndian);
  return view;
};

describe("a picture is accepted by its bytes, and gets the name and type that fit:", () => {
  test.each([
    ["photo.jfif", "", makeContent("image/jpeg"), "photo.jpg", "image/jpeg"],
    ["A.JPG", "", makeContent("image/jpeg"), "A.JPG", "image/jpeg"],
    ["photo", "", makeContent("image/jpeg"), "photo.jpg", "image/jpeg"],
    ["x.jpg.exe", "application/x-msdownload", makeContent("image/jpeg"), "x.jpg.jpg", "image/jpeg"],
    ["x.jpg", "image/jpeg", makeContent("image/png"), "x.png", "image/png"],
    ["version 1.2", "text/plain", makeContent("image/gif"), "version 1.2.gif", "image/gif"],
    ["a.heic", "image/heic", makeContent("image/webp"), "a.webp", "image/webp"],
    ["plan.png", "image/png", DRAWING, "plan.svg", "image/svg+xml"],
    ["plan.xml", "", `\ufeff<?xml version="1.0"?><!-- a plan -->${DRAWING}`, "plan.svg", ""],
    ["plan", "", `<!DOCTYPE svg [<!ENTITY a "b">]>\n${DRAWING}`, "plan.svg", ""],
    ["plan.svg", "", utf16(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${DRAWING}`), "", ""],
    ["plan.svg", "", utf16(`\ufeff${DRAWING}`, true), "", ""],
    ["plan.svg", "", utf16(DRAWING), "", ""],
    ["plan.svg", "", `  <?xml version="1.0" encoding="utf-16"?>${DRAWING}`, "", ""],
  ])("%s of type '%s' (%#)", async (name, type, content, stored, storedType) => {
    expect(await checkImageFile(new File([content], name, { type }))).toMatchObject({
      status: "fine",
      file: { name: stored || "plan.svg", type: storedType || "image/svg+xml" },
    });
  });

  test("a drawing keeps the letters of its encoding", async () => {
    const words = new Uint8Array([0xb5, 0xc6, 0xc5, 0xdd]); // 灯泡 in GB 18030
    const [start, end] = DRAWING.split("<path");
    const parts = ['<?xml version="1.0" encoding="GB18030"?>', start, "<text>", words, "</text>"];
    const verdict = await checkImageFile(
      new File([...parts.map((part) => part ?? ""), `<path${end}`], "a.svg"),
    );
    const text = verdict.status === "fine" ? await verdict.file.text() : "";
    expect(text).toContain("<text>灯泡</text>");
  });
});

async function readReason(file: File) {
  const verdict = await checkImageFile(file);
  return verdict.status === "refused" ? verdict.reason : verdict.status;
}

describe("a file is refused, with what is wrong with it:", () => {
  test.each([
    ["IMG_2041.jpg", "image/jpeg", makeContent("heic"), /^iPhone HEIC photos must be saved/],
    ["IMG_1.HEIC", "", "unknown", /^iPhone HEIC photos/],
    ["IMG_1", "image/heif-sequence", "unknown", /^iPhone HEIC photos/],
    ["a.png", "image/png", "", /^a\.png is empty \(0 bytes\)/],
    ["doc.png", "image/png", makeContent("pdf"), /^doc\.png is a PDF document/],
    ["a.jpg", "image/jpeg", makeContent("zip"), /is a ZIP archive or an Office document/],
    ["a.jpg", "image/jpeg", makeContent("program"), /is a program, not a picture/],
    ["a.png", "image/png", "Dear client,", /^a\.png holds no picture that browsers show/],
    ["a.png", "image/png", "<!doctype html><p><svg></svg>", /holds no picture/],
    ["a.svg", "", "<!doctype html><p><svg></svg>", /^This SVG file holds no drawing/],
    ["a.svg", "", DRAWING.slice(0, -5), /^This SVG file holds no drawing/],
    ["a.avif", "image/avif", makeContent("avif"), /is an AVIF picture/],
    ["a.bmp", "image/bmp", makeContent("bmp"), /is a BMP picture/],
    ["a.tif", "image/tiff", makeContent("tiff"), /is a TIFF picture/],
    ["a.ico", "image/x-icon", makeContent("ico"), /is an icon file/],
    ["a.psd", "", makeContent("psd"), /is a Photoshop file/],
    ["a.jpg", "image/jpeg", makeContent("video"), /is a video/],
    ["a.jpg", "image/jpeg", makeContent("image/jpeg").slice(0, 12), /^a\.jpg is cut off/],
    ["a.png", "image/png", makeContent("image/png").slice(0, 24), /^a\.png is cut off/],
    ["a.gif", "image/gif", makeContent("image/gif").slice(0, 30), /^a\.gif is cut off/],
    ["a.webp", "image/webp", makeContent("image/webp").slice(0, 20), /^a\.webp is cut off/],
  ])("%s of type '%s' (%#)", async (name, type, content, reason) => {
    expect(await readReason(new File([content], name, { type }))).toMatch(reason);
  });

  test("a folder", async () => {
    const folder = new File([], "photos");
    Object.defineProperty(folder, "slice", {
      value: () => ({ arrayBuffer: () => Promise.reject(new DOMException("", "NotFoundError")) }),
    });
    expect(await readReason(folder)).toMatch(/^photos cannot be read/);
  });
});

test.each([
  new File([makeContent("image/png", MAX_UPLOAD_BYTES + 1)], "a.png"),
  new File([DRAWING.padEnd(MAX_UPLOAD_BYTES + 1)], "a.svg"),
])("$name of more than 5 MB is too large", async (file) => {
  expect(await checkImageFile(file)).toMatchObject({ status: "too-large" });
});
