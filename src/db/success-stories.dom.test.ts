import { expectConsole } from "../../tests/support/console";
import { afterEach, describe, expect, test } from "vitest";
import { makeSuccessStory } from "../../tests/support/factories";
import { serveTable, backend, failReads, requestsTo } from "../../tests/support/handlers/backend";
import { DatabaseError } from "./errors";
import { queryClient } from "./query-client";
import { successStoryQueries } from "./success-stories";

const list = () => queryClient.query(successStoryQueries.list());

afterEach(() => {
  queryClient.clear();
});

describe("the success stories", () => {
  test("are read with all columns, newest first", async () => {
    const [newest, older] = [makeSuccessStory(1), makeSuccessStory(2)];
    backend.use(serveTable("success_stories", [older, newest]));
    expect(await list()).toEqual([newest, older]);
    const [request] = requestsTo("success_stories");
    expect(Object.fromEntries(request?.searchParams ?? [])).toEqual({
      select: "*",
      order: "created_at.desc,id.asc",
    });
  });

  test("that cannot be read are an error, not an empty list", async () => {
    const logged = expectConsole("error");
    backend.use(failReads("success_stories", { status: 400 }));
    await expect(list()).rejects.toBeInstanceOf(DatabaseError);
    expect(logged.takeMessages()).toContain("The success stories could not be read.");
  });
});
