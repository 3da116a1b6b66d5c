import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, test, vi } from "vitest";
import { backend } from "../../tests/support/handlers/backend";
import { ADMIN_FLAG_KEY, ADMIN_TOKEN_KEY, lockAdmin, unlockAdmin } from "./browser/admin-access";
import { getClient } from "./admin-client";

/** Sends a request and returns its admin key; null if there is none. */
async function sendRequest(): Promise<string | null> {
  const client = await getClient();
  let key: string | null = null;
  backend.use(
    http.get("http://backend.test/rest/v1/blog_posts", ({ request }) => {
      key = request.headers.get("x-admin-key");
      return HttpResponse.json([]);
    }),
  );
  await client.from("blog_posts").select("id");
  return key;
}

afterEach(lockAdmin);

describe("a request to the backend", () => {
  test.each([true, false])("carries the admin token until the logout; kept: %s", async (isKept) => {
    if (!isKept) {
      vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
      });
    }
    expect(await sendRequest()).toBeNull();
    expect(unlockAdmin("the-token")).toBe(isKept);
    expect(await sendRequest()).toBe("the-token");
    lockAdmin();
    expect(await sendRequest()).toBeNull();
  });

  test("carries the key that another tab has just changed, and none without the flag", async () => {
    unlockAdmin("the-token");
    localStorage.setItem(ADMIN_TOKEN_KEY, "the-new-token");
    expect(await sendRequest()).toBe("the-new-token");
    localStorage.setItem(ADMIN_FLAG_KEY, "TRUE");
    expect(await sendRequest()).toBeNull();
  });
});
