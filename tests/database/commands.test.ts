import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { loadEnv } from "vite";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { checkAdminPassword, parsePasswordHash } from "@/lib/admin-token";
import { keepEnquiriesMonths, referencePrefix } from "@/config/site";
import { LOCAL_ADMIN_PASSWORD } from "../../supabase/local/constants.ts";
import type { TestDatabase } from "../support/database.ts";
import { runAs } from "../support/database.ts";
import { PG_CRON } from "../support/pg-cron.ts";
import { postgresEngines } from "../support/postgres-engines.ts";

const PASSWORD = "umbrella lantern copper dune";
const VARIABLE = "VITE_ADMIN_PASSWORD_HASH";

/** With a quotation mark, which ends a string in SQL. */
const URL_OF_HOOK = "https://builds.example/hooks/6470?branch=o'main";

/** Runs a script of the repository with these lines as its standard input. */
async function runScript(command: string[], lines: string[]) {
  const script = spawn(process.execPath, ["--import", "tsx", ...command]);
  const exit = new Promise<number | null>((resolve) => script.on("exit", resolve));
  script.stdin.end(lines.map((line) => `${line}\n`).join(""));
  const [output, errors, code] = await Promise.all([
    text(script.stdout),
    text(script.stderr),
    exit,
  ]);
  return { output, errors, code };
}

/** Runs `npm run admin:password`, which asks for a password twice. */
const choosePassword = (...lines: string[]) => runScript(["scripts/admin-password.ts"], lines);

/** Runs `npm run site:build-hook`, which asks for an address. */
const storeHook = (...lines: string[]) => runScript(["scripts/database-hooks.ts", "build"], lines);

/** Runs `npm run site:enquiry-hook`, which asks for an address. */
const storeEnquiryHook = (...lines: string[]) =>
  runScript(["scripts/database-hooks.ts", "enquiry"], lines);

async function readOutput(result: ReturnType<typeof runScript>): Promise<string> {
  const { output, ...outcome } = await result;
  expect(outcome).toEqual({ errors: "", code: 0 });
  return output;
}

const findLine = (output: string, pattern: RegExp) =>
  output.split("\n").find((line) => pattern.test(line)) ?? "";

async function getToken(value: string | undefined): Promise<string | null> {
  const hash = parsePasswordHash(value ?? "");
  return hash && checkAdminPassword(PASSWORD, hash);
}

let passwordOutput: string;
let hookOutput: string;
let enquiryHookOutput: string;
let silentOutput: string;

beforeAll(async () => {
  [passwordOutput, hookOutput, enquiryHookOutput, silentOutput] = await Promise.all([
    readOutput(choosePassword(PASSWORD, PASSWORD)),
    readOutput(storeHook(`  ${URL_OF_HOOK}\t`)),
    readOutput(storeEnquiryHook(` ${URL_OF_HOOK} `)),
    readOutput(storeEnquiryHook("")),
  ]);
});

describe("a good password, given twice", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test("unlocks the admin of a site whose .env has the printed line, without the password", async () => {
    vi.stubEnv(VARIABLE, undefined);
    const folder = await mkdtemp(join(tmpdir(), "admin-password-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const line = findLine(passwordOutput, /^VITE_ADMIN_PASSWORD_HASH=/);
    await writeFile(join(folder, ".env"), `${line}\n`);
    expect(await getToken(loadEnv("production", folder)[VARIABLE])).not.toBeNull();
    expect(passwordOutput).not.toContain(PASSWORD);
  });

  test("unlocks it where the host's settings have the printed value", async () => {
    vi.stubEnv(VARIABLE, findLine(passwordOutput, /^pbkdf2/));
    expect(await getToken(loadEnv("production", tmpdir())[VARIABLE])).not.toBeNull();
  });
});

describe.each(postgresEngines)("the printed SQL on $name", ({ create }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await create();
  });
  afterAll(() => database.close());
  beforeEach(() => database.exec(PG_CRON));
  afterEach(() => database.exec("truncate private.admin_access; drop schema cron cascade"));

  /** The statements before and after each "To end ...", without the extensions. */
  const readStatements = (output: string) =>
    output
      .slice(output.indexOf("create extension"))
      .replaceAll(/^create extension .*$/gm, "")
      .split(/^To end .*:$/m);

  test("gives the password access, also in place of another", async () => {
    const token = await getToken(findLine(passwordOutput, /^pbkdf2/));
    const request = { role: "anon", headers: JSON.stringify({ "x-admin-key": token }) } as const;
    const isAdmin = () => runAs(database, request, "select where private.is_site_admin()");
    const insert = findLine(passwordOutput, /^insert into private\.admin_access/);
    expect(await isAdmin()).toEqual({ rows: 0 });
    await database.exec(insert);
    expect(await isAdmin()).toEqual({ rows: 1 });
    await database.exec(`delete from private.admin_access; ${insert}`);
    expect(await isAdmin()).toEqual({ rows: 1 });
  });

  test("starts builds at the address, also in place of another, and ends them again", async () => {
    const [start = "", end = ""] = readStatements(hookOutput);
    const read = async () => {
      const builds = await database.query(
        "select hook_url, requested_at, request_id from private.site_builds",
      );
      const jobs = await database.query("select jobname, command from cron.job order by jobid");
      for (const { command } of jobs.rows) await database.exec(String(command));
      return [...builds.rows, ...jobs.rows.map(({ jobname }) => jobname)];
    };
    const stored = { hook_url: URL_OF_HOOK, requested_at: null, request_id: null };

    await database.exec(start);
    expect(await read()).toEqual([stored, "site-builds", "site-builds-log"]);
    await database.exec(`update private.site_builds
      set hook_url = 'https://old.example', requested_at = now(), request_id = 1`);
    await database.exec(start);
    expect(await read()).toEqual([stored, "site-builds", "site-builds-log"]);
    await database.exec(end);
    expect(await read()).toEqual([{ ...stored, hook_url: null }]);
  });

  test("tells of enquiries, deletes old ones every day from now on, and ends each of the two", async () => {
    const [start = "", endMessages = "", endDeletion = ""] = readStatements(enquiryHookOutput);
    const [startSilently = ""] = readStatements(silentOutput);
    const read = async () => {
      const settings = await database.query(
        `select hook_url, keep_months, prefix, cleaned_at is not null as "isCleaned"
         from private.enquiry_settings`,
      );
      const jobs = await database.query("select jobname, schedule, command from cron.job");
      for (const { command } of jobs.rows) await database.exec(String(command));
      return [...settings.rows, ...jobs.rows.map(({ jobname, schedule }) => [jobname, schedule])];
    };
    const stored = { keep_months: keepEnquiriesMonths, prefix: referencePrefix, isCleaned: true };
    const job = ["enquiries-cleanup", "30 3 * * *"];

    await database.exec(`update private.enquiry_settings set keep_months = 1; ${start}`);
    expect(await read()).toEqual([{ ...stored, hook_url: URL_OF_HOOK }, job]);
    await database.exec(`update private.enquiry_settings set keep_months = 1; ${startSilently}`);
    expect(await read()).toEqual([{ ...stored, hook_url: URL_OF_HOOK }, job]);
    await database.exec(endMessages);
    expect(await read()).toEqual([{ ...stored, hook_url: null }, job]);
    await database.exec(endDeletion);
    expect(await read()).toEqual([{ ...stored, hook_url: null }]);
  });
});

test("the SQL without an address for messages about enquiries needs no pg_net", () => {
  expect(enquiryHookOutput).toContain("pg_net");
  expect(silentOutput).toContain("pg_cron");
  expect(silentOutput).not.toContain("pg_net");
});

test.each([
  ["the local demo password", choosePassword, [LOCAL_ADMIN_PASSWORD], "can be guessed"],
  ["two different passwords", choosePassword, [PASSWORD, `${PASSWORD}!`], "are not the same."],
  ["no password", choosePassword, [], "No password was given."],
  ["no address", storeHook, ["  "], "No address was given."],
  ["an address without encryption", storeHook, ["http://a.example/"], "must begin with https://."],
  ["an address with a blank", storeHook, ["https://a.example/a b"], "must not contain blanks."],
  ["a scheme alone", storeHook, ["https://"], "This is not a complete address."],
  ["neither an address nor an empty line", storeEnquiryHook, [], ""],
  ["a chat without encryption", storeEnquiryHook, ["http://a.example/"], "begin with https://."],
])("for %s nothing is printed and the command fails", async (_, run, lines, reason) => {
  const { output, errors, code } = await run(...lines);
  expect(errors).toContain(reason);
  expect({ output, code }).toEqual({ output: "", code: 1 });
});
