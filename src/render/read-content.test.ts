import { expect, test } from "vitest";
import { DatabaseError } from "@/data/errors";
import { readContent } from "./read-content";

test("what is changed while the content is read counts as missing on the site", async () => {
  let changedAt = "before";
  const application = {
    readChangedAt: () => Promise.resolve(changedAt),
    readStoredContent: () => {
      changedAt = "after";
      return Promise.resolve({ posts: [], stories: [], siteImages: [], settings: [], favicon: "" });
    },
    parseRenderedSite: () => null,
    isBackendError: (error: unknown) => error instanceof DatabaseError,
  };
  const options = { before: null, hasDatabase: true, updatesItself: false, warn: () => undefined };
  const content = await readContent({ application, dist: "/no-such-folder", ...options });
  expect(content?.changedAt).toBe("before");
});
