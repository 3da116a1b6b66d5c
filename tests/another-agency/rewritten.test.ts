import { afterAll, beforeAll, expect, test } from "vitest";
import { copyProject, type ProjectCopy } from "./project-copy.ts";
import { rewriteCopy } from "./rewrite-copy.ts";

let copy: ProjectCopy;

beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

test("whoever rewrites every sentence of the copy has to change no test", async () => {
  expect(rewriteCopy(copy.root)).toBeGreaterThan(2000);
  await expect(copy.runUnitTests()).resolves.toContain("passed");
});
