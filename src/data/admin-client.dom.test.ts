import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, test, vi } from "vitest";
import { backend } from "../../tests/support/handlers/backend";
import {
  ADMIN_FLAG_KEY,
  ADMIN_TOKEN_KEY,
  getAdminKey,
  isAdminUnlocked,
  isUnlockedInThisTabOnly,
  lockAdmin,
  unlockAdmin,
} from "./browser/admin-access";
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
  test("carries the admin token from login to logout", async () => {
    expect(await sendRequest()).toBeNull();
    unlockAdmin("the-token");
    expect(await sendRequest()).toBe("the-token");
    lockAdmin();
    expect(await sendRequest()).toBeNull();
  });

  test("carries the key that another tab has just changed", async () => {
    unlockAdmin("the-token");
    localStorage.setItem(ADMIN_TOKEN_KEY, "the-new-token");
    expect(await sendRequest()).toBe("the-new-token");
    localStorage.removeItem(ADMIN_FLAG_KEY);
    expect(await sendRequest()).toBeNull();
  });
});

describe("the login of this browser", () => {
  test("is the flag 'true' and the token, and neither after the logout", () => {
    expect(unlockAdmin("the-token")).toBe(true);
    expect(localStorage.getItem(ADMIN_FLAG_KEY)).toBe("true");
    expect(localStorage.getItem(ADMIN_TOKEN_KEY)).toBe("the-token");
    expect(isUnlockedInThisTabOnly()).toBe(false);
    lockAdmin();
    expect(localStorage).toHaveLength(0);
    expect(isAdminUnlocked()).toBe(false);
  });

  test("is no other flag than 'true'", () => {
    localStorage.setItem(ADMIN_FLAG_KEY, "TRUE");
    expect(isAdminUnlocked()).toBe(false);
  });

  test("lasts as long as the tab if local storage is unavailable", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(unlockAdmin("the-token")).toBe(false);
    expect([isUnlockedInThisTabOnly(), getAdminKey()]).toEqual([true, "the-token"]);
    lockAdmin();
    expect([isAdminUnlocked(), getAdminKey()]).toEqual([false, null]);
  });
});
