import { createServer, type Server, type ServerResponse } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { DatabaseError } from "@/data/errors";
import { makeSnapshot } from "../../tests/support/factories";
import { listen } from "../../tests/support/listen";
import { checkDatabase, readContent } from "./read-content";

const CONTENT = makeSnapshot();
const OPTIONS = {
  dist: "/no-such-folder",
  isBuild: true,
  hasDatabase: true,
  updatesItself: false,
  warn: () => undefined,
};

const APPLICATION = {
  readChangedAt: (): Promise<string | null> => Promise.resolve("now"),
  readSnapshot: () => Promise.resolve(CONTENT),
  parseRenderedSite: () => null,
  isBackendError: (error: unknown) => error instanceof DatabaseError,
};

test("what is changed while the content is read counts as missing on the site", async () => {
  let changedAt = "before";
  const application = {
    ...APPLICATION,
    readChangedAt: () => Promise.resolve(changedAt),
    readSnapshot: () => {
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

type Answer = (response: ServerResponse) => void;

const noRows: Answer = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-range": "*/0" }).end("[]");
};
const refuse =
  (status: number, message: string): Answer =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ message }));
  };
const page: Answer = (response) => {
  response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><h1>Log in</h1>");
};
const hangUp: Answer = (response) => {
  response.destroy();
};

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A project that answers the requests for one table so, the last answer from then on. */
async function serveProject(table: string, ...answers: Answer[]): Promise<string> {
  server = createServer(({ url = "" }, response) => {
    const isAsked = url.startsWith(`/rest/v1/${table}?`);
    const answer = (answers.length > 1 && isAsked ? answers.shift() : answers[0]) ?? noRows;
    (isAsked ? answer : noRows)(response);
  });
  return `http://127.0.0.1:${await listen(server)}`;
}

const check = (url: string, key = "a-key") => checkDatabase({ url, key }, [0, 0]);

describe("a build with a hosted project", () => {
  test.each<[string, string, Answer, RegExp]>([
    ["refuses the key for the posts", "blog_posts", refuse(401, "Invalid API key"), /Invalid API/],
    ["has no table of settings", "site_settings", refuse(404, "No such table"), /No such table/],
    ["answers with a page", "site_images", page, /something else than the database answered/],
    ["hangs up", "blog_posts", hangUp, /did not answer/],
  ])("stops before it replaces anything if the project %s", async (_, table, answer, reason) => {
    const url = await serveProject(table, answer);
    await expect(check(url)).rejects.toThrow(reason);
    await expect(check(url)).rejects.toThrow("the last build stays as it is");
  });

  test("goes on if a fault of the project passes", async () => {
    const down = refuse(503, "Starting");
    await check(await serveProject("blog_posts", down, hangUp, noRows));
  });

  test.each([
    ["abcdefgh.supabase.co", "a-key", "an address with https://"],
    ["https://abcdefgh.supabase.co", "", "VITE_SUPABASE_ANON_KEY is empty"],
  ])("stops if its settings are incomplete: %s with the key %j", async (url, key, reason) => {
    await expect(check(url, key)).rejects.toThrow(reason);
  });
});

test("a build without a project needs no database", async () => {
  await check("", "");
  await check("embedded");
});
