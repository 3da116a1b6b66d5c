import { expect, test } from "vitest";
import { oneAtATime } from "../../supabase/local/one-at-a-time.ts";

test("a request starts when the one before has its answer, and no failure stops the line", async () => {
  const events: string[] = [];
  const answer = oneAtATime(async ({ url }) => {
    events.push(`begin ${url}`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`end ${url}`);
    if (url.endsWith("/1")) throw new Error("broken");
    return new Response();
  });

  const requests = [1, 2, 3].map((number) => answer(new Request(`http://site/${number}`)));
  const results = await Promise.allSettled(requests);

  expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(events).toEqual(
    [1, 2, 3].flatMap((number) => [`begin http://site/${number}`, `end http://site/${number}`]),
  );
});
