import { expect, test } from "vitest";
import { DatabaseError } from "@/data/errors";
import { makeStoredContent } from "../../tests/support/factories";
import { readContent } from "./read-content";

const CONTENT = makeStoredContent();
const OPTIONS = {
  dist: "/no-such-folder",
  isBuild: true,
  hasDatabase: true,
  updatesItself: false,
  warn: () => undefined,
};

const APPLICATION = {
  readChangedAt: (): Promise<string | null> => Promise.resolve("now"),
  readStoredContent: () => Promise.resolve(CONTENT),
  parseRenderedSite: () => null,
  isBackendError: (error: unknown) => error instanceof DatabaseError,
};

test("what is changed while the content is read counts as missing on the site", async () => {
  let changedAt = "before";
  const application = {
    ...APPLICATION,
    readChangedAt: () => Promise.resolve(changedAt),
    readStoredContent: () => {
      changedAt = "after";
      return Promise.resolve(CONTENT);
    },
  };
  const content = await readContent({ ...OPTIONS, application });
  expect(content).toMatchObject({ changedAt: "before" });
});

test("a database that gives no reason is reported with the cause", async () => {
  const cause = new Error("There was no reason, only the status 502.");
  const application = {
    ...APPLICATION,
    readChangedAt: () => Promise.reject(new DatabaseError("", "", 502, { cause })),
  };
  await expect(readContent({ ...OPTIONS, application })).rejects.toThrow(
    `The database could not be read: ${cause.message} The site has no pages yet.`,
  );
});

test.each([
  [true, /^The database could not be read: .* The site has no pages yet\.$/],
  [false, /^The database could not be read: .* The pages stay as they are\.$/],
])("without an answer of the database nothing is rendered", async (isBuild, message) => {
  const application = {
    ...APPLICATION,
    readChangedAt: () => Promise.reject(new DatabaseError("No answer.", "", 0)),
  };
  await expect(readContent({ ...OPTIONS, isBuild, application })).rejects.toThrow(message);
});
