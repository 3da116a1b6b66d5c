import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { QueryProvider } from "@/ui/query-provider";
import { UPLOADS_PER_STEP } from "@/config/admin-limits";
import { imageUpload } from "@/content/admin/image-upload";
import { showMore } from "@/content/admin/show-more";
import { uploadedPictures as copy } from "@/content/admin/uploaded-pictures";
import { keepText } from "@/data/browser/kept-texts";
import { queryClient } from "@/data/query-client";
import { unlockForTest } from "../../../tests/support/admin";
import { backend } from "../../../tests/support/handlers/backend";
import { serveBucket } from "../../../tests/support/handlers/storage";
import { UploadedPictures } from "./uploaded-pictures";

type Stored = { name: string; alt: string | null; uses: { place: string; title: string }[] };

const post = { place: "post", title: "Audits" };
const file = (name: string, ...uses: Stored["uses"]): Stored => ({
  name: `blog_1700000000000_1600x1200-431k_${name}`,
  alt: null,
  uses,
});

beforeEach(() => {
  unlockForTest();
  queryClient.clear();
});

/** Serves the files; those that are deleted are listed no more, unless the storage keeps them. */
async function openLibrary(files: Stored[], { isKept = false, isWithoutAltText = false } = {}) {
  const bucket = serveBucket();
  bucket.objects.push(...files);
  const served = () =>
    (isKept ? files : files.filter((one) => bucket.objects.includes(one))).map((one) => ({
      ...one,
      bytes: 430_123,
      created_at: "2026-01-01T08:00:00+00:00",
    }));
  backend.use(
    ...bucket.handlers,
    http.post("*/rest/v1/rpc/list_uploads", () => HttpResponse.json(served())),
  );
  const onChoose = vi.fn();
  render(
    <QueryProvider>
      <UploadedPictures isWithoutAltText={isWithoutAltText} onChoose={onChoose} />
    </QueryProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: copy.open }));
  const dialog = within(await screen.findByRole("dialog", { name: copy.open }));
  await dialog.findByText(copy.found(files.length));
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  return { user, dialog, press, onChoose };
}

test("a picture is found by its name, with its places, and chosen with the alt text that it has", async () => {
  const { user, dialog, press, onChoose } = await openLibrary([
    file("Gift_box.jpg", post, { place: "image", title: "logoNavbar" }),
    { ...file("mug.jpg", post), alt: "A blue mug" },
  ]);
  expect(dialog.getByText(copy.usedIn({ place: "image", title: "logoNavbar" }))).toBeVisible();
  expect(dialog.getAllByText(/1600 × 1200 px · 431 KB/)).toHaveLength(2);
  expect(dialog.queryByRole("button", { name: /^Delete/ })).not.toBeInTheDocument();
  await user.keyboard("MUG");
  expect(dialog.queryByRole("button", { name: copy.use("Gift_box.jpg") })).toBeNull();
  await press(copy.use("mug.jpg"));
  const alt = await screen.findByLabelText(imageUpload.altText.label);
  expect(alt).toHaveValue("A blue mug");
  await user.keyboard("{Enter}");
  const url: unknown = expect.stringMatching(/public_assets\/blog_\d{13}_1600x1200-431k_mug\.jpg$/);
  expect(onChoose.mock.calls).toEqual([[{ url, alt: "A blue mug" }]]);
});

test.each([
  { isWithoutAltText: false, alt: "Gift box" },
  { isWithoutAltText: true, alt: "" },
])("a picture without an alt text is chosen: %o", async ({ isWithoutAltText, alt }) => {
  const { user, press, onChoose } = await openLibrary([file("Gift_box.jpg")], { isWithoutAltText });
  await press(copy.use("Gift_box.jpg"));
  if (!isWithoutAltText) {
    expect(await screen.findByLabelText(imageUpload.altText.label)).toHaveValue(alt);
    await user.keyboard("{Enter}");
  }
  expect(onChoose.mock.calls).toMatchObject([[{ alt }]]);
});

test("many are shown in steps", async () => {
  const files = Array.from({ length: UPLOADS_PER_STEP + 5 }, (_, i) => file(`${i}.png`, post));
  const { dialog, press } = await openLibrary(files);
  const use = () => dialog.getAllByRole("button", { name: /^Use / });
  expect(use()).toHaveLength(UPLOADS_PER_STEP);
  await press(showMore.button(5, 5));
  expect(use()).toHaveLength(files.length);
  expect(use()[UPLOADS_PER_STEP]).toHaveFocus();
});

test("what nothing uses, or only earlier versions, is deleted for good after a question", async () => {
  const [mine, one, two] = [file("mine.png"), file("one.png"), file("two.png")];
  const old = file("old.png", { place: "version", title: "Audits" });
  const values = { content: `<img src="/${mine.name}">` };
  keepText("posts", { id: "1", values, version: null, keptAt: "2026-01-01T08:00:00Z" });
  const { dialog, press } = await openLibrary([file("used.png", post), old, mine, one, two]);
  expect(dialog.getByText(copy.usedIn({ place: "unsaved", title: "" }))).toBeVisible();
  await press(copy.removeAll(2));
  await press(copy.question(2, false).confirmLabel);
  expect(await dialog.findByText(copy.deleted(2, 0))).toBeVisible();
  await press(copy.removeName("old.png"));
  expect(screen.getByText(copy.question(1, true).description)).toBeVisible();
  await press(copy.question(1, true).confirmLabel);
  expect(await dialog.findByText(copy.deleted(1, 0))).toBeVisible();
  expect(dialog.getAllByRole("button", { name: /^Use / })).toHaveLength(2);
  expect(dialog.queryByRole("button", { name: /^Delete/ })).not.toBeInTheDocument();
  expect(dialog.getByLabelText(copy.search)).toHaveFocus();
});

test("what is in use by now is not deleted, and says so", async () => {
  const one = file("one.png");
  const { dialog, press } = await openLibrary([one]);
  one.uses.push(post);
  await press(copy.removeName("one.png"));
  await press(copy.question(1, false).confirmLabel);
  expect(await dialog.findByText(copy.deleted(0, 1))).toBeVisible();
  expect(dialog.getByText(copy.usedIn(post))).toBeVisible();
});

test("a deletion that the database did not carry out never looks done", async () => {
  const { dialog, press } = await openLibrary([file("one.png")], { isKept: true });
  await press(copy.removeName("one.png"));
  await press(copy.question(1, false).confirmLabel);
  expect(await dialog.findByText((text) => text.startsWith(copy.deleteFailed))).toBeVisible();
  expect(dialog.getByRole("button", { name: copy.use("one.png") })).toBeVisible();
});

test("a database without the newest migration says so", async () => {
  render(
    <QueryProvider>
      <UploadedPictures onChoose={vi.fn()} />
    </QueryProvider>,
  );
  backend.use(
    http.post("*/rest/v1/rpc/list_uploads", () =>
      HttpResponse.json({ code: "PGRST202", message: "no function" }, { status: 404 }),
    ),
  );
  await userEvent.click(screen.getByRole("button", { name: copy.open }));
  expect(await screen.findByText(copy.migrationMissing)).toBeVisible();
});
