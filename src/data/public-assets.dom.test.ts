import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { unlockForTest } from "../../tests/support/admin";
import {
  BACKEND_FAILURES,
  callDuringFailure,
  isRefusal,
} from "../../tests/support/backend-failures";
import { backend } from "../../tests/support/handlers/backend";
import { serveBucket } from "../../tests/support/handlers/storage";
import { AccessRefusedError, DatabaseError } from "./errors";
import { uploadPublicAsset } from "./public-assets";

const NAME = "blog_1748937600000_gift.png";
const URL_OF_NAME = `http://backend.test/storage/v1/object/public/public_assets/${NAME}`;
const file = new File(["pixels"], "gift.png", { type: "image/png" });
const upload = () => uploadPublicAsset(NAME, file);

test("an upload is sent with the admin token and a cache time of 3600 s, and never overwrites", async () => {
  unlockForTest();
  const received: { headers: Headers; form: string }[] = [];
  backend.use(
    http.post("http://backend.test/storage/v1/object/*", async ({ request }) => {
      received.push({ headers: request.headers, form: await request.text() });
      return HttpResponse.json({ Id: "1", Key: NAME });
    }),
  );
  await upload();
  const [{ headers, form } = {}] = received;
  expect(headers?.get("x-admin-key")).toBe("test-token");
  expect(headers?.get("x-upsert")).toBe("false");
  expect(form).toMatch(/name="cacheControl"\s+3600\s/);
  expect(form).toMatch(/name="".*\s+Content-Type: image\/png\s/);
});

test.each([{}, { code: "x" }, "refused", { message: "<h1>Bad Gateway</h1>" }, { message: "" }])(
  "an error of the storage with %j has no message",
  async (body) => {
    const answer = http.post("http://backend.test/storage/v1/object/*", () =>
      HttpResponse.json(body, { status: 500 }),
    );
    backend.use(answer);
    const error: unknown = await upload().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error).toHaveProperty("message", "");
  },
);

test("an upload fails on every kind of error and works afterwards", async () => {
  for (const failure of BACKEND_FAILURES) {
    const error = await callDuringFailure(failure, upload, { limitMs: 120_000 });
    const kind = isRefusal(failure) ? AccessRefusedError : DatabaseError;
    expect(error, failure.name).toBeInstanceOf(kind);
    const isOfServer = failure.message.test(`The server's words for ${failure.name}`);
    const message = isOfServer ? failure.message : /^$|^The (file storage|upload) /;
    expect(error, failure.name).toHaveProperty("message", expect.stringMatching(message));

    backend.resetHandlers(...serveBucket().handlers);
    expect(await upload(), `after ${failure.name}`).toBe(URL_OF_NAME);
  }
});
