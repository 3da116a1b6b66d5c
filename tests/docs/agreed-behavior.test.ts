import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { agreedBehavior, type KeptBy } from "../support/agreed-behavior.ts";

const BROWSER_TEST = "tests/e2e/agreed-behavior.spec.ts";

const GROUPS: Readonly<Record<string, Readonly<Record<string, KeptBy>>>> = agreedBehavior;
const SENTENCES = Object.values(GROUPS).flatMap((group) => Object.entries(group));

/** Whether a call in the file has the title as its first argument, as tests and steps have. */
function hasTitle(file: string, title: string): boolean {
  const code = readFileSync(file, "utf8").replaceAll(/\(\s+/g, "(");
  return ['"', "`"].some((quote) => code.includes(`(${quote}${title}${quote},`));
}

test.for(SENTENCES)("%s", ([sentence, keptBy]) => {
  const [file, title] = typeof keptBy === "string" ? [BROWSER_TEST, sentence] : keptBy;
  expect(hasTitle(file, title), `${file} has “${title}”`).toBe(true);
});
