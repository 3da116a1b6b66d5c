import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadEnv } from "vite";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { site } from "@/config/site";
import { checkAdminPassword, parsePasswordHash } from "@/lib/admin-token";
import { LOCAL_ADMIN_PASSWORD } from "../../supabase/local/constants.ts";
import { runAs } from "../support/database.ts";
import { postgresEngines } from "../support/postgres-engines.ts";
import { runScript } from "../support/run-script.ts";

const PASSWORD = "seven wet umbrellas";
const VARIABLE = "VITE_ADMIN_PASSWORD_HASH";

/** Runs `npm run admin:password`. */
const choosePassword = (...lines: string[]) => runScript("scripts/admin-password.ts", lines);

async function getToken(value: string | undefined): Promise<string | null> {
  const hash = parsePasswordHash(value ?? "");
  return hash && checkAdminPassword(PASSWORD, hash);
}

describe("a good password, given twice", () => {
  let output: string;
  const lineThat = (pattern: RegExp) => output.split("\n").find((line) => pattern.test(line)) ?? "";

  beforeAll(async () => {
    const result = await choosePassword(PASSWORD, PASSWORD);
    expect(result).toMatchObject({ errors: "", code: 0 });
    output = result.output;
  });

  test("unlocks the admin of a site whose .env has the printed line", async () => {
    vi.stubEnv(VARIABLE, undefined);
    const folder = await mkdtemp(join(tmpdir(), "admin-password-"));
    onTestFinished(async () => {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true });
    });
    await writeFile(join(folder, ".env"), `${lineThat(/^VITE_ADMIN_PASSWORD_HASH=/)}\n`);
    expect(await getToken(loadEnv("production", folder)[VARIABLE])).not.toBeNull();
  });

  test("unlocks it where the host's settings have the printed value, or the line of the .env", async () => {
    const lineValue = lineThat(/^VITE_ADMIN_PASSWORD_HASH=/).slice(VARIABLE.length + 1);
    for (const value of [lineThat(/^pbkdf2/), lineValue]) {
      vi.stubEnv(VARIABLE, value);
      onTestFinished(() => {
        vi.unstubAllEnvs();
      });
      expect(await getToken(loadEnv("production", tmpdir())[VARIABLE])).not.toBeNull();
    }
  });

  const projects = postgresEngines.flatMap((engine) => [
    { ...engine, project: "a fresh project", isFresh: true },
    { ...engine, project: "a project that has a password", isFresh: false },
  ]);

  test.each(projects)(
    "may write to $project on $name where the printed SQL was run",
    async ({ create, isFresh }) => {
      const database = await create();
      onTestFinished(async () => {
        await database.close();
      });
      if (isFresh) await database.exec("delete from private.admin_access");
      const token = await getToken(lineThat(/^pbkdf2/));
      const request = { role: "anon", headers: JSON.stringify({ "x-admin-key": token }) } as const;
      const isAdmin = () => runAs(database, request, "select where private.is_site_admin()");
      expect(await isAdmin()).toEqual({ rows: 0 });
      await database.exec(lineThat(/^insert into private\.admin_access/));
      expect(await isAdmin()).toEqual({ rows: 1 });
    },
  );

  test("is not in what is printed", () => {
    expect(output).not.toContain(PASSWORD);
  });
});

describe("nothing is printed and the command fails", () => {
  test.each([
    ["a weak password", ["short", "short"], "At least 12 characters are needed; this has 5."],
    [
      "the local demo password",
      [LOCAL_ADMIN_PASSWORD, LOCAL_ADMIN_PASSWORD],
      `"${LOCAL_ADMIN_PASSWORD}" is among`,
    ],
    ["the agency's name", [`${site.name} 1`, `${site.name} 1`], `"${site.name}" is among`],
    ["two different ones", [PASSWORD, `${PASSWORD}!`], "The two are not the same."],
    ["no second one", [PASSWORD], "The two are not the same."],
    ["nothing at all", [], "No password was given."],
  ])("for %s", async (_, lines, reason) => {
    const { output, errors, code } = await choosePassword(...lines);
    expect(errors).toContain(reason);
    expect({ output, code }).toEqual({ output: "", code: 1 });
  });
});
