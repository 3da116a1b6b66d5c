import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isRecord } from "@/lib/json";
import { dist } from "./dist.ts";

/** Licenses that require nothing but a copy of their notice. */
const PERMISSIVE = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "(MPL-2.0 OR Apache-2.0)",
];

const read = (entry: unknown, key: string) => (isRecord(entry) ? entry[key] : undefined);
const entriesOf = (value: unknown) => Object.entries(isRecord(value) ? value : {});

const lock: unknown = JSON.parse(readFileSync("package-lock.json", "utf8"));
const packages = new Map(entriesOf(read(lock, "packages")));
const shipped = entriesOf(read(packages.get(""), "dependencies")).map(([name]) => name);
const licenseOf = (place: string) => String(read(packages.get(place), "license"));

test("every package that ships has a permissive license, and so have its dependencies", () => {
  const used = [...packages]
    .filter(([place, entry]) => place !== "" && !read(entry, "dev") && !read(entry, "optional"))
    .map(([place]) => place);
  expect(used.length).toBeGreaterThan(shipped.length);
  expect(used.filter((place) => !PERMISSIVE.includes(licenseOf(place)))).toEqual([]);
});

test("the license notices of the bundled packages are part of the site", () => {
  const notices = readFileSync(new URL("licenses.md", dist), "utf8");
  for (const name of ["react-dom", "react-router", "@supabase/supabase-js", "dompurify"]) {
    expect(notices).toContain(name);
  }
});
