import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { SubmitEvent } from "react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { ToastOutlet } from "@/components/ui/toast-outlet";
import { MAX_UPLOAD_BYTES } from "@/config/admin-limits";
import { getClient } from "@/db/client";
import { uploadPublicAsset } from "@/db/public-assets";
import type { FileKind } from "@/lib/picture-type";
import { unlockForTest } from "../../../../tests/support/admin";
import { fakeCanvas } from "../../../../tests/support/canvas";
import { recordToasts } from "../../../../tests/support/contact-page";
import { backend } from "../../../../tests/support/handlers/backend";
import {
  serveBucketLater,
  POLICY_REFUSAL,
  rejectUploads,
  serveBucket,
} from "../../../../tests/support/handlers/storage";
import { makeContent } from "../../../../tests/support/pictures";
import { ImageUpload } from "./image-upload";

const STORED = "http://backend.test/storage/v1/object/public/public_assets/";
const SUCCESS = { title: "Upload Successful!", description: "Now say what is in the picture." };

const file = (content: BlobPart, name: string, type = "") => new File([content], name, { type });
const picture = (name = "gift-box_02.jpg", kind: FileKind = "image/jpeg", bytes = 0) =>
  file(makeContent(kind, bytes), name, "image/jpeg");
/** The trailing spaces only make the file larger. */
const drawing = (content: string, bytes = 0) =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`.padEnd(bytes)], "plan.svg", {
    type: "image/svg+xml",
  });
const tooLarge = (name?: string, kind?: FileKind) => picture(name, kind, MAX_UPLOAD_BYTES + 1);

/** The upload inside a form. */
function renderUpload() {
  const onUploaded = vi.fn();
  const onFormSubmit = vi.fn((event: SubmitEvent) => {
    event.preventDefault();
  });
  const toasts = recordToasts();
  const view = render(
    <form onSubmit={onFormSubmit}>
      <ImageUpload context="blog" label="Replace" onUploaded={onUploaded} />
      <ToastOutlet />
    </form>,
  );
  const user = userEvent.setup();
  /** Skips the `accept` filter, like a user who makes the picker show all files. */
  const choose = async (file: File) => {
    await user.click(button());
    fireEvent.change(input(), { target: { files: [file] } });
  };
  return { ...view, user, onUploaded, onFormSubmit, toasts, choose };
}

const input = () => screen.getByLabelText("Replace", { selector: "input" });
const button = () => screen.getByRole("button", { name: "Replace" });
const findDialog = () => screen.findByRole("dialog", { name: "Describe the picture" });
const field = () => screen.getByLabelText<HTMLInputElement>("Alt text");
const findTryAgain = () => screen.findByRole("button", { name: "Try again" });

/** Answers every upload with success. */
function acceptFiles() {
  const bucket = serveBucket();
  backend.use(...bucket.handlers);
  return bucket;
}

beforeEach(() => {
  unlockForTest();
});

describe("choosing a picture", () => {
  test("opens the browser's picker for the five kinds of images", async () => {
    const { user } = renderUpload();
    const opened = vi.spyOn(HTMLInputElement.prototype, "click");
    await user.click(button());
    expect(opened.mock.contexts).toEqual([input()]);
    expect(input()).toHaveAttribute(
      "accept",
      "image/jpeg,image/png,image/gif,image/webp,image/svg+xml",
    );
  });

  test("and closing the picker says that nothing was selected", () => {
    const { toasts } = renderUpload();
    fireEvent(input(), new Event("cancel", { bubbles: true }));
    expect(toasts()).toMatchObject([
      { title: "No File Selected", description: "No file selected or selection cancelled." },
    ]);
  });

  test.each([
    {
      reason: "contract.png is a PDF document, not a picture. Please choose a JPG, PNG or WEBP.",
      chosen: file(makeContent("pdf"), "contract.png", "image/png"),
    },
    {
      reason: "iPhone HEIC photos must be saved as JPEG first.",
      chosen: picture("IMG_2041.jpg", "heic", MAX_UPLOAD_BYTES + 1),
    },
    {
      reason: /^This SVG file holds no drawing/,
      chosen: drawing("<script>alert(1)</script>"),
    },
    {
      reason: /^The labels of this drawing are HTML .* Or save the drawing as PNG\.$/,
      chosen: drawing(
        '<path d="M0 0h9"/><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Port</p></foreignObject>',
      ),
    },
  ])("a file is refused with the reason: $reason", async ({ reason, chosen }) => {
    const { objects } = acceptFiles();
    const { choose, toasts } = renderUpload();
    await choose(chosen);
    expect(await screen.findByText(reason)).toBeVisible();
    expect(toasts()).toMatchObject([
      {
        variant: "destructive",
        title: "Invalid File Type",
        description: "Please select an image file (e.g., JPG, PNG, GIF, WEBP).",
      },
    ]);
    expect(objects).toEqual([]);
    expect(button()).toHaveAttribute("aria-busy", "false");
  });

  test.each([
    picture("a.jpg", "image/jpeg", MAX_UPLOAD_BYTES),
    drawing('<path d="M0 0h9"/>', MAX_UPLOAD_BYTES),
  ])("$name of exactly 5 MB is accepted", async (chosen) => {
    acceptFiles();
    const { choose } = renderUpload();
    await choose(chosen);
    expect(await findDialog()).toBeInTheDocument();
  });
});

describe("a picture of more than 5 MB", () => {
  test("is refused; then a smaller copy is offered, with its size, and uploaded", async () => {
    fakeCanvas({ copyBytes: 629_146 });
    const { objects } = acceptFiles();
    const { user, choose, toasts } = renderUpload();
    await choose(tooLarge("harbor.png", "image/png"));
    const offer = await screen.findByRole("button", {
      name: "Make a smaller copy (about 0.6 MB) and upload",
    });
    expect(toasts()).toMatchObject([
      {
        variant: "destructive",
        title: "File Too Large",
        description: "Image size should not exceed 5MB.",
      },
    ]);
    expect(screen.getByText("harbor.png is larger than 5 MB.")).toBeInTheDocument();
    expect(objects).toEqual([]);
    await user.click(offer);
    await findDialog();
    expect(objects[0]?.name).toMatch(/^blog_\d{13}_harbor\.jpg$/);
    expect(field()).toHaveValue("harbor");
  });

  test.each([
    { why: "it is a drawing", file: () => drawing("", MAX_UPLOAD_BYTES + 1), canvas: {} },
    { why: "it may move", file: () => tooLarge("turn.gif", "image/gif"), canvas: {} },
    {
      why: "the browser can't read it",
      file: () => tooLarge(),
      canvas: { picture: "unreadable" },
    },
    {
      why: "even the copy would be too large",
      file: () => tooLarge(),
      canvas: { copyBytes: MAX_UPLOAD_BYTES + 1 },
    },
  ] as const)("gets no smaller copy when $why, which is reported", async ({ file, canvas }) => {
    fakeCanvas(canvas);
    const { choose } = renderUpload();
    await choose(file());
    expect(await screen.findByText(/^No smaller copy can be made of this file\./)).toBeVisible();
    expect(screen.queryByRole("button", { name: /smaller copy/ })).not.toBeInTheDocument();
  });

  test("is dropped when another picture is chosen while it is being scaled down", async () => {
    const { decode } = fakeCanvas();
    let finishDecoding = () => {};
    decode.mockReturnValueOnce(
      new Promise((resolve) => {
        finishDecoding = () => {
          resolve({ width: 1, height: 1, close: () => undefined });
        };
      }),
    );
    const { choose, user, onUploaded } = renderUpload();
    await choose(tooLarge());
    expect(await screen.findByText("Trying to make a smaller copy…")).toBeInTheDocument();
    acceptFiles();
    await choose(picture());
    await findDialog();
    finishDecoding();
    await user.keyboard("{Enter}");
    expect(onUploaded).toHaveBeenCalledOnce();
    expect(screen.queryByRole("button", { name: /smaller copy/ })).not.toBeInTheDocument();
  });
});

describe("uploading", () => {
  test("is announced, shows its progress, and cannot be started twice", async () => {
    const slow = serveBucketLater();
    backend.use(slow.handler);
    const { choose, user, toasts } = renderUpload();
    await choose(picture());
    expect(await screen.findByText("Uploading gift-box_02.jpg…")).toBeInTheDocument();
    expect(toasts()).toMatchObject([{ title: "Uploading Image...", variant: "default" }]);
    expect(button()).toHaveAttribute("aria-busy", "true");
    const opened = vi.spyOn(HTMLInputElement.prototype, "click");
    await user.click(button());
    expect(opened).not.toHaveBeenCalled();
    await choose(picture("second.jpg"));
    slow.release();
    await findDialog();
    expect(slow.getCount()).toBe(1);
    expect(toasts().at(-1)).toMatchObject(SUCCESS);
    await user.keyboard("{Enter}");
    expect(button()).toHaveAttribute("aria-busy", "false");
  });

  test("stores the picture under the context, the time and the sanitized name", async () => {
    const { objects } = acceptFiles();
    const { choose, user, onUploaded } = renderUpload();
    const before = Date.now();
    await choose(picture("灯泡 1.jpg"));
    await findDialog();
    const [, time = "", rest] = /^blog_(\d+)_(.*)$/.exec(objects[0]?.name ?? "") ?? [];
    expect(rest).toBe("___1.jpg");
    expect(Number(time)).toBeGreaterThanOrEqual(before);
    expect(Number(time)).toBeLessThanOrEqual(Date.now());
    await user.keyboard("{Enter}");
    expect(onUploaded).toHaveBeenCalledExactlyOnceWith({
      url: `${STORED}${objects[0]?.name ?? ""}`,
      alt: "灯泡 1",
    });
  });

  test("reports nothing after the form was closed", async () => {
    const slow = serveBucketLater();
    backend.use(slow.handler);
    const { choose, toasts, unmount, onUploaded } = renderUpload();
    await choose(picture());
    await screen.findByText(/^Uploading/);
    unmount();
    slow.release();
    await uploadPublicAsset("a-later-one.jpg", picture());
    expect(toasts()).toHaveLength(1);
    expect(onUploaded).not.toHaveBeenCalled();
  });
});

describe("an upload that fails", () => {
  test("because the storage refuses it says so and can be retried without choosing again", async () => {
    const { objects } = acceptFiles();
    backend.use(rejectUploads({ status: 400, statusCode: "413" }, { once: true }));
    const { choose, user, toasts } = renderUpload();
    await choose(picture());
    const tryAgain = await findTryAgain();
    expect(toasts().at(-1)).toMatchObject({
      variant: "destructive",
      title: "Upload Failed",
      description: "the storage's own words",
    });
    expect(screen.getByText("Not uploaded: the storage's own words")).toBeInTheDocument();
    await user.click(tryAgain);
    await findDialog();
    expect(objects).toHaveLength(1);
    await user.keyboard("{Enter}");
    expect(button()).toHaveFocus();
  });

  test("can be repeated by choosing the same file again", async () => {
    acceptFiles();
    backend.use(rejectUploads({ status: 500 }, { once: true }));
    const { user } = renderUpload();
    const file = picture();
    await user.upload(input(), file);
    await findTryAgain();
    // Like a browser, `upload` fires no event when the same file is chosen again.
    await user.upload(input(), file);
    expect(await findDialog()).toBeInTheDocument();
  });

  test("stays shown when the picker is opened again and cancelled", async () => {
    backend.use(rejectUploads({ status: 500 }));
    const { choose } = renderUpload();
    await choose(picture());
    await findTryAgain();
    fireEvent(input(), new Event("cancel", { bubbles: true }));
    expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
  });

  test("without access asks to log in again", async () => {
    backend.use(rejectUploads(POLICY_REFUSAL));
    const { choose, user, toasts } = renderUpload();
    await choose(picture());
    await findTryAgain();
    expect(toasts().at(-1)).toMatchObject({
      title: "Upload Failed",
      description:
        "new row violates row-level security policy. The admin password was changed. Please log in again; what you typed is kept.",
    });
    await user.click(screen.getByRole("button", { name: "Log in again" }));
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
    await user.keyboard("{Escape}");
    await waitFor(() => {
      expect(button()).toHaveFocus();
    });
    expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
  });

  test("without a public address is an Upload Error, and the file is removed", async () => {
    const { objects } = acceptFiles();
    const { storage } = await getClient();
    vi.spyOn(Object.getPrototypeOf(storage.from("")), "getPublicUrl").mockReturnValue({
      data: { publicUrl: "" },
    });
    const { choose, toasts } = renderUpload();
    await choose(picture());
    await findTryAgain();
    expect(toasts().at(-1)).toMatchObject({
      variant: "destructive",
      title: "Upload Error",
      description:
        "The file storage gave no public address for the picture, so it was not kept. Please try again.",
    });
    expect(objects).toEqual([]);
  });

  test("without any response is an Upload Exception", async () => {
    backend.use(rejectUploads({ status: 0 }));
    const { choose, toasts } = renderUpload();
    await choose(picture());
    await findTryAgain();
    expect(toasts().at(-1)).toMatchObject({
      variant: "destructive",
      title: "Upload Exception",
      description: "The file storage could not be reached. Check your connection and try again.",
    });
  });

  test("without a backend says that there is none", async () => {
    vi.stubEnv("VITE_SUPABASE_URL", "");
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    vi.resetModules();
    const { ImageUpload: UploadWithoutBackend } = await import("./image-upload");
    const { getToasts } = await import("@/components/ui/toast-store");

    render(<UploadWithoutBackend context="blog" label="Replace" onUploaded={vi.fn()} />);
    fireEvent.change(input(), { target: { files: [picture()] } });
    await findTryAgain();
    expect(getToasts()).toMatchObject([
      {
        variant: "destructive",
        title: "Error",
        description: "Supabase client not available.",
      },
    ]);
  });

  test("for no known reason is an Upload Exception", async () => {
    const { storage } = await getClient();
    vi.spyOn(storage, "from").mockImplementation(() => {
      throw new TypeError("undefined is not a function");
    });
    const { choose, toasts } = renderUpload();
    await choose(picture());
    await findTryAgain();
    expect(toasts().at(-1)).toMatchObject({
      title: "Upload Exception",
      description: "An unexpected error occurred while uploading the image.",
    });
  });
});

describe("the alt text", () => {
  async function upload(name?: string) {
    acceptFiles();
    const view = renderUpload();
    await view.choose(picture(name));
    await findDialog();
    return view;
  }

  test("is asked for with a selected suggestion from the file's name", async () => {
    const { user, onUploaded, onFormSubmit } = await upload();
    await waitFor(() => {
      expect(field()).toHaveFocus();
    });
    expect(field()).toHaveValue("gift box 02");
    await user.keyboard(" Gift box with a linen ribbon {Enter}");
    expect(onUploaded.mock.calls).toMatchObject([[{ alt: "Gift box with a linen ribbon" }]]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(onFormSubmit).not.toHaveBeenCalled();
    await waitFor(() => {
      expect(button()).toHaveFocus();
    });
  });

  test("stays the suggestion when the dialog is closed with Escape, as it says", async () => {
    const { user, onUploaded } = await upload();
    expect(
      screen.getByText(
        "Closing this window (Escape) or leaving the field empty keeps “gift box 02”.",
      ),
    ).toBeInTheDocument();
    await user.keyboard("Something else{Escape}");
    expect(onUploaded.mock.calls).toMatchObject([[{ alt: "gift box 02" }]]);
  });

  test("stays the suggestion when the field is left empty", async () => {
    const { user, onUploaded } = await upload();
    await user.clear(field());
    await user.click(screen.getByRole("button", { name: "Use picture" }));
    expect(onUploaded.mock.calls).toMatchObject([[{ alt: "gift box 02" }]]);
  });

  test("gets a hint when it is useless, but can be used", async () => {
    const { user, onUploaded } = await upload("IMG_1234.JPG");
    const dialog = within(await findDialog());
    expect(dialog.getByText(/looks like a name a camera or phone gave/)).toBeInTheDocument();
    await user.keyboard("{Enter}");
    expect(onUploaded.mock.calls).toMatchObject([[{ alt: "IMG 1234" }]]);
  });

  test("is asked for beside the picture and its size in pixels", async () => {
    await upload();
    const image = within(await findDialog()).getByRole("presentation");
    expect(image).toHaveAttribute("src", expect.stringMatching(/gift-box_02\.jpg$/));
    Object.defineProperties(image, {
      naturalWidth: { value: 1600 },
      naturalHeight: { value: 1200 },
    });
    fireEvent.load(image);
    expect(screen.getByText("1600 × 1200 px")).toBeInTheDocument();
  });
});
