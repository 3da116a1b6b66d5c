import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { postgresEngines } from "../support/postgres-engines.ts";
import { runScript } from "../support/run-script.ts";

/** With a quotation mark, which ends a string in SQL. */
const URL_OF_HOOK = "https://builds.example/hooks/6470?branch=o'main";

/** Runs `npm run site:build-hook`. */
const storeHook = (...lines: string[]) => runScript("scripts/site-build-hook.ts", lines);

describe("an address of a build hook", () => {
  let output: string;
  const lineThat = (pattern: RegExp) => output.split("\n").find((line) => pattern.test(line)) ?? "";

  beforeAll(async () => {
    const result = await storeHook(URL_OF_HOOK);
    expect(result).toMatchObject({ errors: "", code: 0 });
    output = result.output;
  });

  test.each(postgresEngines)(
    "is stored on $name by the printed SQL, also in place of one in use, and removed",
    async ({ create }) => {
      const database = await create();
      onTestFinished(async () => {
        await database.close();
      });
      async function readHooks() {
        const { rows } = await database.query(
          "select url, requested_at, request_id from private.site_build_hook",
        );
        return rows;
      }
      const insert = lineThat(/^insert into private\.site_build_hook/);
      const stored = [{ url: URL_OF_HOOK, requested_at: null, request_id: null }];

      await database.exec(insert);
      expect(await readHooks()).toEqual(stored);

      await database.exec(`update private.site_build_hook
        set url = 'https://old.example', requested_at = now(), request_id = 1`);
      await database.exec(insert);
      expect(await readHooks()).toEqual(stored);

      await database.exec(lineThat(/^delete from private\.site_build_hook/));
      expect(await readHooks()).toEqual([]);
    },
  );

  test("is printed with what it is for and where it must not be", () => {
    expect(output).toContain("Lets the admin ask the host for a new build");
    expect(output).toMatch(/The address is a secret:\s+whoever has it can start builds\./);
    expect(output).toContain("Keep it out of .env and of every file of the repository.");
  });

  test("may have blanks around it, as when it is pasted", async () => {
    const result = await storeHook(`  ${URL_OF_HOOK}\t`);
    expect(result).toEqual({ output, errors: "", code: 0 });
  });
});

describe("nothing is printed and the command fails", () => {
  test.each([
    ["nothing at all", [], "No address was given."],
    ["an empty line", [""], "No address was given."],
    ["blanks", ["  "], "No address was given."],
    ["an address without encryption", ["http://builds.example/"], "must begin with https://."],
    ["an address without its scheme", ["builds.example/hooks"], "must begin with https://."],
    ["a scheme in capitals", ["HTTPS://builds.example/"], "must begin with https://."],
    ["an address with a blank", ["https://builds.example/a b"], "must not contain blanks."],
    ["a command with the address", ["curl https://builds.example/"], "must not contain blanks."],
    ["a scheme alone", ["https://"], "This is not a complete address."],
  ])("for %s", async (_, lines, reason) => {
    const { output, errors, code } = await storeHook(...lines);
    expect(errors).toContain(reason);
    expect({ output, code }).toEqual({ output: "", code: 1 });
  });
});
