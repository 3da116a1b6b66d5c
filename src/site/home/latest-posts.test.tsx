import { render, screen, waitFor } from "@testing-library/react";
import type { FunctionComponent } from "react";
import { expect, test, vi } from "vitest";
import { latestPosts } from "@/content/home";
import { expectConsole } from "../../../tests/support/console";
import { RetriableGrid } from "./latest-posts";

type Attempt = { succeed: (grid: FunctionComponent) => void; fail: (error: Error) => void };

const LOST = new TypeError("Failed to fetch");

test("the posts whose code fails are tried again at once, and when the browser is online again", async () => {
  const logged = expectConsole("error");
  const attempts: Attempt[] = [];
  const load = vi.fn(
    () =>
      new Promise<FunctionComponent>((succeed, fail) => {
        attempts.push({ succeed, fail });
      }),
  );
  const expectAttempts = (count: number) =>
    waitFor(() => {
      expect(load).toHaveBeenCalledTimes(count);
    });
  render(<RetriableGrid load={load} />);
  await expectAttempts(1);
  attempts[0]?.fail(LOST);
  await expectAttempts(2);
  attempts[1]?.fail(LOST);
  expect(await screen.findByText(latestPosts.empty)).toBeVisible();
  window.dispatchEvent(new Event("online"));
  await expectAttempts(3);
  attempts[2]?.succeed(() => <p>The posts</p>);
  expect(await screen.findByText("The posts")).toBeVisible();
  expect(logged.takeMessages()).toContain("did not arrive");
});
