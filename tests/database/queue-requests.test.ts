import { expect, test } from "vitest";
import { queueRequests } from "../../supabase/local/queue-requests.ts";

test("a request starts when the one before has its response, and no error stops the queue", async () => {
  const events: string[] = [];
  const handle = queueRequests(async ({ url }) => {
    events.push(`begin ${url}`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`end ${url}`);
    if (url.endsWith("/1")) throw new Error("broken");
    return new Response();
  });

  const requests = [1, 2, 3].map((number) => handle(new Request(`http://site/${number}`)));
  const results = await Promise.allSettled(requests);

  expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(events).toEqual(
    [1, 2, 3].flatMap((number) => [`begin http://site/${number}`, `end http://site/${number}`]),
  );
});
