import { expect, test } from "vitest";
import { MAX_UPLOAD_BYTES } from "@/config/admin-limits";
import { imageUpload } from "@/content/admin/image-upload";
import type { FileKind } from "./picture-type";
import { makeContent } from "../../../tests/support/pictures";
import { checkImageFile } from "./check-image-file";

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>';
const utf16 = (text: string, isBigEndian = false) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), !isBigEndian);
  return view;
};

test.each([
  ["photo.jfif", "", makeContent("image/jpeg"), "photo.jpg", "image/jpeg"],
  ["A.JPG", "", makeContent("image/jpeg"), "A.JPG", "image/jpeg"],
  ["x.jpg.exe", "application/x-msdownload", makeContent("image/jpeg"), "x.jpg.jpg", "image/jpeg"],
  ["x.jpg", "image/jpeg", makeContent("image/png"), "x.png", "image/png"],
  ["version 1.2", "text/plain", makeContent("image/gif"), "version 1.2.gif", "image/gif"],
  ["a.heic", "image/heic", makeContent("image/webp"), "a.webp", "image/webp"],
  ["plan.xml", "", `\ufeff<?xml version="1.0"?><!-- a plan -->${DRAWING}`, "plan.svg", ""],
  ["plan", "", `<!DOCTYPE svg [<!ENTITY a "b">]>\n${DRAWING}`, "plan.svg", ""],
  ["plan.svg", "", utf16(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${DRAWING}`), "", ""],
  ["plan.svg", "", utf16(`\ufeff${DRAWING}`, true), "", ""],
  ["plan.svg", "", utf16(DRAWING), "", ""],
  ["plan.svg", "", `  <?xml version="1.0" encoding="utf-16"?>${DRAWING}`, "", ""],
])("a picture is known by its bytes and named by them: %s of type '%s' (%#)", async (...given) => {
  const [name, type, content, stored, storedType] = given;
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

const { refused } = imageUpload;
const picture = (kind: FileKind, bytes: number) => makeContent(kind).slice(0, bytes);

test.each<readonly [string, string, BlobPart, string]>([
  ["IMG_2041.jpg", "image/jpeg", makeContent("heic"), refused.heic],
  ["IMG_1.HEIC", "", "unknown", refused.heic],
  ["IMG_1", "image/heif-sequence", "unknown", refused.heic],
  ["a.png", "image/png", "", refused.empty("a.png")],
  ["a.png", "image/png", "Dear client,", refused.noPicture("a.png")],
  ["a.png", "image/png", "<!doctype html><p><svg></svg>", refused.noPicture("a.png")],
  ["a.svg", "", "<!doctype html><p><svg></svg>", refused.emptySvg],
  ["a.svg", "", DRAWING.slice(0, -5), refused.emptySvg],
  ["a.jpg", "image/jpeg", picture("image/jpeg", 14), refused.cutOff("a.jpg")],
  ["a.png", "image/png", picture("image/png", 24), refused.cutOff("a.png")],
  ["a.gif", "image/gif", picture("image/gif", 30), refused.cutOff("a.gif")],
  ["a.webp", "image/webp", picture("image/webp", 20), refused.cutOff("a.webp")],
  ...(["avif", "bmp", "tiff", "ico", "psd", "pdf", "zip", "program", "video"] as const).map(
    (kind) => ["a.jpg", "image/jpeg", makeContent(kind), refused.otherKind("a.jpg", kind)] as const,
  ),
])("a file is refused with what is wrong: %s of type '%s' (%#)", async (...given) => {
  const [name, type, content, reason] = given;
  const verdict = await checkImageFile(new File([content], name, { type }));
  expect(verdict).toEqual({ status: "refused", reason });
});

test("a folder cannot be read", async () => {
  const folder = new File([], "photos");
  Object.defineProperty(folder, "slice", {
    value: () => ({ arrayBuffer: () => Promise.reject(new DOMException("", "NotFoundError")) }),
  });
  const reason = refused.unreadable("photos");
  expect(await checkImageFile(folder)).toEqual({ status: "refused", reason });
});

test.each([
  [(bytes: number) => new File([makeContent("image/png", bytes)], "a.png")],
  [(bytes: number) => new File([DRAWING.padEnd(bytes)], "a.svg")],
])("5 MB are accepted, and a byte more is too large (%#)", async (makeFile) => {
  expect(await checkImageFile(makeFile(MAX_UPLOAD_BYTES))).toMatchObject({ status: "fine" });
  const verdict = await checkImageFile(makeFile(MAX_UPLOAD_BYTES + 1));
  expect(verdict).toMatchObject({ status: "too-large" });
});
