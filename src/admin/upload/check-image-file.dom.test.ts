import { describe, expect, test } from "vitest";
import { MAX_UPLOAD_BYTES, type PictureType } from "@/config/picture-files";
import { imageUpload, uploadToasts } from "@/content/admin/image-upload";
import { makeContent } from "../../../tests/support/pictures";
import { checkImageFile } from "./check-image-file";

const { refused } = imageUpload;
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>';
const OVER = MAX_UPLOAD_BYTES + 1;
const check = (name: string, type: string, content: BlobPart) =>
  checkImageFile(new File([content], name, { type }));
const accepted = (name: string, type: PictureType) => ({ file: { name, type } });
const wrongType = (reason: string) => ({ reason, message: uploadToasts.invalidType });
const isHeic = { reason: refused.heic, message: uploadToasts.heic };
const tooLarge = (name: string) => ({
  reason: imageUpload.tooLarge(name),
  message: uploadToasts.tooLarge,
});

type Row = readonly [name: string, type: string, content: BlobPart, verdict: object];

describe.each<[rule: string, rows: Row[]]>([
  [
    "the five kinds of pictures are accepted",
    [
      ["a.jpg", "image/jpeg", makeContent("image/jpeg"), accepted("a.jpg", "image/jpeg")],
      ["a.png", "image/png", makeContent("image/png"), accepted("a.png", "image/png")],
      ["a.gif", "image/gif", makeContent("image/gif"), accepted("a.gif", "image/gif")],
      ["a.webp", "image/webp", makeContent("image/webp"), accepted("a.webp", "image/webp")],
      ["a.svg", "image/svg+xml", DRAWING, accepted("a.svg", "image/svg+xml")],
    ],
  ],
  [
    "the other names of JPEG are as good as its own",
    ["image/jpg", "image/pjpeg"].flatMap((type): Row[] => [
      ["a.jpg", type, "unknown", accepted("a.jpg", "image/jpeg")],
      ["a.jpg", type, makeContent("image/png"), accepted("a.png", "image/png")],
      ["a.jpg", type, makeContent("pdf", OVER), tooLarge("a.jpg")],
    ]),
  ],
  [
    "what it calls itself comes first, whatever is in it and however large it is",
    [
      [
        "a.pdf",
        "application/pdf",
        makeContent("pdf", OVER),
        wrongType(refused.otherKind("a.pdf", "pdf")),
      ],
      [
        "a.jpg.exe",
        "application/x-msdownload",
        makeContent("image/jpeg"),
        wrongType(refused.otherName("a.jpg.exe")),
      ],
      ["a.txt", "text/plain", "Dear client,", wrongType(refused.noPicture("a.txt"))],
      [
        "a.avif",
        "image/avif",
        makeContent("avif", OVER),
        wrongType(refused.otherKind("a.avif", "avif")),
      ],
      ["IMG_1.HEIC", "image/heic", makeContent("heic", OVER), isHeic],
      ["IMG_1.HEIC", "", "unknown", isHeic],
      ["IMG_1", "image/heif-sequence", "unknown", isHeic],
      ["a.jxl", "image/jxl", "unknown", wrongType(refused.noPicture("a.jxl"))],
    ],
  ],
  [
    "its bytes name what has no type of its own",
    [
      ["A.JPG", "", makeContent("image/jpeg"), accepted("A.JPG", "image/jpeg")],
      ["photo.jfif", "", makeContent("image/jpeg"), accepted("photo.jpg", "image/jpeg")],
      [
        "version 1.2",
        "application/octet-stream",
        makeContent("image/gif"),
        accepted("version 1.2.gif", "image/gif"),
      ],
      ["a.heic", "image/heic", makeContent("image/webp"), accepted("a.webp", "image/webp")],
      [
        "plan",
        "",
        `<!DOCTYPE svg [<!ENTITY a "b">]>\n${DRAWING}`,
        accepted("plan.svg", "image/svg+xml"),
      ],
    ],
  ],
  [
    "then comes its size, whatever is in it",
    [
      [
        "a.png",
        "image/png",
        makeContent("image/png", MAX_UPLOAD_BYTES),
        accepted("a.png", "image/png"),
      ],
      [
        "a.svg",
        "image/svg+xml",
        DRAWING.padEnd(MAX_UPLOAD_BYTES),
        accepted("a.svg", "image/svg+xml"),
      ],
      ["a.png", "image/png", makeContent("heic", MAX_UPLOAD_BYTES), isHeic],
      ...(["image/png", "image/svg+xml", "heic", "pdf"] as const).map((kind): Row => [
        "a.png",
        "image/png",
        makeContent(kind, OVER),
        tooLarge("a.png"),
      ]),
      ["a", "", makeContent("image/png", OVER), tooLarge("a")],
    ],
  ],
  [
    "then it is accepted as the picture that its bytes tell, unless they tell another kind of file",
    [
      ["x.jpg", "image/jpeg", makeContent("image/png"), accepted("x.png", "image/png")],
      ["x.png", "image/png", DRAWING, accepted("x.svg", "image/svg+xml")],
      ["IMG_2041.jpg", "image/jpeg", makeContent("heic"), isHeic],
      ...(
        ["avif", "bmp", "tiff", "ico", "psd", "pdf", "zip", "program", "video", "web-page"] as const
      ).map((kind): Row => [
        "a.png",
        "image/png",
        makeContent(kind),
        wrongType(refused.otherKind("a.png", kind)),
      ]),
    ],
  ],
  [
    "a picture that browsers cannot show is accepted",
    [
      ["a.png", "image/png", "", accepted("a.png", "image/png")],
      ["a.png", "image/png", "Dear client,", accepted("a.png", "image/png")],
      ["a", "image/webp", "unknown", accepted("a.webp", "image/webp")],
      [
        "a.jpg",
        "image/jpeg",
        makeContent("image/jpeg").slice(0, 4),
        accepted("a.jpg", "image/jpeg"),
      ],
    ],
  ],
  [
    "of a drawing, only what was cleaned of scripts can be stored",
    [
      ["a.svg", "", DRAWING.slice(0, -5), accepted("a.svg", "image/svg+xml")],
      ["plan", "", `\ufeff <?xml version="1.0"?>${DRAWING}`, accepted("plan.svg", "image/svg+xml")],
      [
        "a.svg",
        "",
        DRAWING.replace("<path", "<use href='b.svg'/>$&"),
        wrongType(refused.incompleteSvg),
      ],
      ["a.svg", "", "", wrongType(refused.emptySvg)],
      ["a.svg", "", "Dear client,", wrongType(refused.emptySvg)],
      ["a.svg", "", "<p>An <svg/>", wrongType(refused.emptySvg)],
    ],
  ],
])("%s:", (_, rows) => {
  test.each(rows)("%s of type '%s' (%#)", async (name, type, content, verdict) => {
    expect(await check(name, type, content)).toMatchObject(verdict);
  });
});

test.each(["photos", "photos.png"])("the folder %s cannot be read", async (name) => {
  const folder = new File([], name);
  Object.defineProperty(folder, "slice", {
    value: () => ({ arrayBuffer: () => Promise.reject(new DOMException("", "NotFoundError")) }),
  });
  expect(await checkImageFile(folder)).toEqual(wrongType(refused.unreadable(name)));
});
