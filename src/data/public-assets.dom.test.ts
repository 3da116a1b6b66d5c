import { http, HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import { unlockForTest } from "../../tests/support/admin";
import {
  BACKEND_FAILURES,
  callDuringFailure,
  isRefusal,
} from "../../tests/support/backend-failures";
import { backend } from "../../tests/support/handlers/backend";
import { POLICY_REFUSAL, rejectUploads, serveBucket } from "../../tests/support/handlers/storage";
import { getClient } from "./admin-client";
import { AccessRefusedError, DatabaseError } from "./errors";
import { uploadPublicAsset } from "./public-assets";

const NAME = "blog_1748937600000_gift.png";
const URL_OF_NAME = `http://backend.test/storage/v1/object/public/public_assets/${NAME}`;
const file = new File(["pixels"], "gift.png", { type: "image/png" });
const upload = () => uploadPublicAsset(NAME, file);

/** Records what the storage service receives of an upload. */
async function recordUpload() {
  const received: { headers: Headers; form: string }[] = [];
  backend.use(
    http.post("http://backend.test/storage/v1/object/*", async ({ request }) => {
      received.push({ headers: request.headers, form: await request.text() });
      return HttpResponse.json({ Id: "1", Key: NAME });
    }),
  );
  await upload();
  return received[0];
}

describe("an uploaded file", () => {
  test("is stored under its name and has a public address", async () => {
    const bucket = serveBucket();
    backend.use(...bucket.handlers);
    expect(await upload()).toBe(URL_OF_NAME);
    expect(bucket.objects.map(({ name }) => name)).toEqual([NAME]);
  });

  test("is sent with the admin token and a cache time of 3600 s, and never overwrites", async () => {
    unlockForTest();
    const received = await recordUpload();
    expect(received?.headers.get("x-admin-key")).toBe("test-token");
    expect(received?.headers.get("x-upsert")).toBe("false");
    expect(received?.form).toMatch(/name="cacheControl"\s+3600\s/);
    expect(received?.form).toMatch(/name="".*\s+Content-Type: image\/png\s/);
  });

  test("is removed again when there is no public address for it", async () => {
    const bucket = serveBucket();
    backend.use(...bucket.handlers);
    const { storage } = await getClient();
    vi.spyOn(Object.getPrototypeOf(storage.from("")), "getPublicUrl").mockReturnValue({
      data: { publicUrl: "" },
    });
    expect(await upload()).toBeNull();
    expect(bucket.objects).toEqual([]);
  });
});

test("an upload fails on every kind of error and works afterwards", async () => {
  for (const failure of BACKEND_FAILURES) {
    const error = await callDuringFailure(failure, upload, { limitMs: 120_000 });
    const kind = isRefusal(failure) ? AccessRefusedError : DatabaseError;
    expect(error, failure.name).toBeInstanceOf(kind);
    expect(error, failure.name).toHaveProperty("message", expect.not.stringMatching(/<|object/));

    backend.resetHandlers(...serveBucket().handlers);
    expect(await upload(), `after ${failure.name}`).toBe(URL_OF_NAME);
  }
});

test("an upload fails by a policy, which the storage reports as 400", async () => {
  backend.use(rejectUploads(POLICY_REFUSAL));
  await expect(upload()).rejects.toBeInstanceOf(AccessRefusedError);
});
