import { expect, test } from "vitest";
import { createTaskQueue } from "../../supabase/local/task-queue.ts";

test("a task starts when the one before has ended, and no error stops the queue", async () => {
  const events: string[] = [];
  const enqueue = createTaskQueue();

  const tasks = [1, 2, 3].map((number) =>
    enqueue(async () => {
      events.push(`begin ${number}`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`end ${number}`);
      if (number === 1) throw new Error("broken");
      return number;
    }),
  );

  expect(await Promise.allSettled(tasks)).toMatchObject([
    { status: "rejected" },
    { value: 2 },
    { value: 3 },
  ]);
  expect(events).toEqual([1, 2, 3].flatMap((number) => [`begin ${number}`, `end ${number}`]));
});
