import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { SubmitEvent } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ToastOutlet } from "@/ui/toast-outlet";
import { altTextHints, imageUpload, uploadToasts } from "@/content/admin/image-upload";
import { getClient } from "@/data/admin-client";
import { uploadPublicAsset } from "@/data/public-assets";
import { unlockForTest } from "../../../tests/support/admin";
import { recordToasts } from "../../../tests/support/contact-page";
import { makeGate } from "../../../tests/support/gate";
import { backend } from "../../../tests/support/handlers/backend";
import {
  serveBucketLater,
  POLICY_REFUSAL,
  rejectUploads,
  serveBucket,
} from "../../../tests/support/handlers/storage";
import { makeContent } from "../../../tests/support/pictures";
import { ImageUpload } from "./image-upload";
import { findPendingPictures } from "./pending-pictures";

const { altText, failed, refused } = imageUpload;

const picture = (name = "gift-box_02.jpg", content: BlobPart = makeContent("image/jpeg")) =>
  new File([content], name, { type: "image/jpeg" });

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
const findDialog = () => screen.findByRole("dialog", { name: altText.title });
const field = () => screen.getByLabelText<HTMLInputElement>(altText.label);
const findTryAgain = () => screen.findByRole("button", { name: failed.tryAgain });

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
  test("another kind of file is refused by its message, with the reason", async () => {
    const { objects } = acceptFiles();
    const { choose, toasts } = renderUpload();
    await choose(picture("a.jpg", makeContent("pdf")));
    expect(await screen.findByText(refused.otherKind("a.jpg", "pdf"))).toBeVisible();
    expect(toasts()).toMatchObject([uploadToasts.invalidType]);
    expect(objects).toEqual([]);
    expect(button()).toHaveAttribute("aria-busy", "false");
  });

  test("of several that are dropped, those that are not taken are named until the next choice", async () => {
    const { objects } = acceptFiles();
    const { user, choose } = renderUpload();
    fireEvent.change(input(), {
      target: { files: ["a.jpg", "b.jpg", "c.jpg"].map((name) => picture(name)) },
    });
    await findDialog();
    await user.keyboard("{Enter}");
    expect(objects).toHaveLength(1);
    const note = screen.getByText(imageUpload.notTaken(["b.jpg", "c.jpg"]));
    expect(note.parentElement).toHaveAttribute("aria-live", "polite");
    await choose(picture("b.jpg"));
    expect(note).not.toBeInTheDocument();
    await findDialog();
  });

  test("a picture that cannot be shown is uploaded, and its preview says that visitors may not see it", async () => {
    const { objects } = acceptFiles();
    const { choose, user, toasts, onUploaded } = renderUpload();
    await choose(picture("a.jpg", "damaged"));
    const dialog = within(await findDialog());
    fireEvent.error(dialog.getByRole("presentation"));
    const note = dialog.getByText(imageUpload.preview.broken);
    expect(note.closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
    expect(dialog.getByText(imageUpload.notDecoded)).toBeVisible();
    expect(toasts().at(-1)).toMatchObject(uploadToasts.notDecoded);
    await user.keyboard("{Enter}");
    expect(onUploaded).toHaveBeenCalledOnce();
    expect(objects).toHaveLength(1);
  });
});

describe("uploading", () => {
  test("is announced, shows its progress, and cannot be started twice", async () => {
    const slow = serveBucketLater();
    backend.use(slow.handler);
    const { choose, user, toasts, onUploaded } = renderUpload();
    await choose(picture());
    const progress = `${imageUpload.uploading} gift-box_02.jpg…`;
    expect(screen.getByText(progress)).toBeVisible();
    await waitFor(() => {
      expect(toasts()).toMatchObject([uploadToasts.uploading("gift-box_02.jpg")]);
    });
    expect(button()).toHaveAttribute("aria-busy", "true");
    const opened = vi.spyOn(HTMLInputElement.prototype, "click");
    await user.click(button());
    expect(opened).not.toHaveBeenCalled();
    await choose(picture("second.jpg"));
    expect(toasts().at(-1)).toMatchObject(uploadToasts.busy("gift-box_02.jpg", "second.jpg"));
    slow.release();
    await findDialog();
    expect(slow.objects).toHaveLength(1);
    expect(toasts().at(-1)).toMatchObject({ title: uploadToasts.uploaded.title });
    await user.keyboard("{Enter}");
    expect(button()).toHaveAttribute("aria-busy", "false");
    expect(JSON.stringify(onUploaded.mock.calls)).toMatch(
      /public_assets\/blog_\d{13}_gift-box_02\.jpg","alt":"gift box 02"\}\]\]$/,
    );
  });

  test("has begun while the picture is still being read: another one is asked to wait", async () => {
    const { opened, open } = makeGate();
    vi.stubGlobal("createImageBitmap", async () => {
      await opened;
      return { width: 1, height: 1, close: vi.fn() };
    });
    const { objects } = acceptFiles();
    const { choose, toasts } = renderUpload();
    await choose(picture("first.jpg"));
    expect(screen.getByText(`${imageUpload.uploading} first.jpg…`)).toBeVisible();
    await choose(picture("second.jpg"));
    expect(toasts()).toMatchObject([uploadToasts.busy("first.jpg", "second.jpg")]);
    open();
    await findDialog();
    expect(objects.map(({ name }) => name).join()).toMatch(/^blog_\d{13}_1x1-1k_first\.jpg$/);
  });

  test("reports nothing after the form was closed", async () => {
    const slow = serveBucketLater();
    backend.use(slow.handler);
    const { choose, toasts, unmount, onUploaded } = renderUpload();
    await choose(picture());
    await waitFor(() => {
      expect(toasts()).toHaveLength(1);
    });
    unmount();
    slow.release();
    await uploadPublicAsset("a-later-one.jpg", picture());
    expect(toasts()).toHaveLength(1);
    expect(onUploaded).not.toHaveBeenCalled();
  });
});

describe("an upload that fails", () => {
  test("because the storage refuses it says why and can be retried without choosing again", async () => {
    const { objects } = acceptFiles();
    backend.use(rejectUploads({ status: 400, statusCode: "413" }, { once: true }));
    const { choose, user, toasts } = renderUpload();
    await choose(picture());
    await findTryAgain();
    const reason = "the storage's own words";
    expect(toasts().at(-1)).toMatchObject({ title: failed.title, description: reason });
    expect(screen.getByText(`${failed.prefix} ${reason}`)).toBeInTheDocument();
    // A retry that is refused for the lack of access asks to log in again.
    backend.use(rejectUploads(POLICY_REFUSAL, { once: true }));
    await user.click(await findTryAgain());
    await user.click(await screen.findByRole("button", { name: failed.logIn }));
    expect(toasts().at(-1)).toMatchObject({ title: failed.title });
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
    await user.keyboard("{Escape}");
    await waitFor(() => {
      expect(button()).toHaveFocus();
    });
    // Stays shown when the picker is opened again and cancelled.
    fireEvent(input(), new Event("cancel", { bubbles: true }));
    await user.click(await findTryAgain());
    await findDialog();
    expect(objects).toHaveLength(1);
    await user.keyboard("{Enter}");
    expect(button()).toHaveFocus();
  });

  test("because there is no public address for it says so, and the file is removed again", async () => {
    const { objects } = acceptFiles();
    const { storage } = await getClient();
    vi.spyOn(Object.getPrototypeOf(storage.from("")), "getPublicUrl").mockReturnValue({
      data: { publicUrl: "" },
    });
    const { choose, toasts } = renderUpload();
    await choose(picture());
    await findTryAgain();
    expect(toasts().at(-1)).toMatchObject(uploadToasts.noAddress);
    expect(objects).toEqual([]);
  });
});

describe("a form with a picture that is not in it yet", () => {
  test.each([
    { why: "it failed", file: picture, isMissed: true },
    { why: "it is no picture", file: () => picture("a.jpg", "%PDF-1.7"), isMissed: false },
  ])("closes without it if it is left out because $why", async ({ file, isMissed }) => {
    backend.use(rejectUploads({ status: 500 }));
    const { choose, user, onUploaded } = renderUpload();
    await choose(file());
    const leaveOut = await screen.findByRole("button", { name: imageUpload.leaveOut });
    expect(findPendingPictures("blog") !== null).toBe(isMissed);
    expect(findPendingPictures("favicon")).toBeNull();
    await user.click(leaveOut);
    expect(findPendingPictures("blog")).toBeNull();
    expect(leaveOut).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    expect(onUploaded).not.toHaveBeenCalled();
  });
});

test("a picture whose page was left before it was in the form is named when the form opens again, once", async () => {
  acceptFiles();
  const first = renderUpload();
  await first.choose(picture());
  await findDialog();
  const kept = Object.entries(sessionStorage);
  first.unmount();
  expect(sessionStorage).toHaveLength(0);
  for (const [key, value] of kept) sessionStorage.setItem(key, String(value));
  const { user, unmount } = renderUpload();
  const note = screen.getByText(imageUpload.missing(["gift-box_02.jpg"]));
  expect(findPendingPictures("blog")).toBeNull();
  await user.click(screen.getByRole("button", { name: imageUpload.leaveOut }));
  expect(note).not.toBeInTheDocument();
  unmount();
  renderUpload();
  expect(screen.queryByText(imageUpload.missing(["gift-box_02.jpg"]))).not.toBeInTheDocument();
});

describe("the alt text", () => {
  async function upload(name?: string) {
    acceptFiles();
    const view = renderUpload();
    await view.choose(picture(name));
    await findDialog();
    return view;
  }

  test("is asked for beside the picture, with a selected suggestion from the file's name", async () => {
    const { user, onUploaded, onFormSubmit } = await upload();
    const image = within(await findDialog()).getByRole("presentation");
    expect(image).toHaveAttribute("src", expect.stringMatching(/gift-box_02\.jpg$/));
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

  test.each(["Something else{Escape}", "{Backspace}{Enter}"])(
    "stays the suggestion after %s, even a useless one, as the dialog says",
    async (keys) => {
      const { user, onUploaded } = await upload("IMG_1234.JPG");
      expect(screen.getByText(altText.emptyUsesDefault("IMG 1234"))).toBeInTheDocument();
      expect(within(await findDialog()).getByText(altTextHints.cameraName)).toBeInTheDocument();
      await user.keyboard(keys);
      expect(onUploaded.mock.calls).toMatchObject([[{ alt: "IMG 1234" }]]);
    },
  );
});
