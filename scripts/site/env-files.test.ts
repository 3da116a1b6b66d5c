import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { resolveConfig } from "vite";
import { LOCAL_ANON_KEY, LOCAL_PASSWORD_HASH } from "../../supabase/local/constants.ts";
import { embeddedSupabase } from "../../supabase/local/plugin.ts";

const SETTINGS = ["VITE_SUPABASE_URL", "VITE_SUPABASE_ANON_KEY", "VITE_ADMIN_PASSWORD_HASH"];
const HOSTED = "https://from-a-file.supabase.co";

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "env-files-"));
  for (const name of [".env", ".env.local", ".env.production", ".env.test"]) {
    const lines = SETTINGS.map((setting) => `${setting}=${HOSTED}\n`);
    await writeFile(path.join(root, name), lines.join(""));
  }
});
afterAll(() => rm(root, { recursive: true }));
afterEach(() => {
  vi.unstubAllEnvs();
});

type Run = { mode: string; env?: Record<string, string | undefined> };

/** The settings that the site gets, in the order above. */
async function readSettings({ mode, env = {} }: Run) {
  const names = [...SETTINGS, "EMBEDDED_SUPABASE", "NODE_ENV", "VITEST"];
  const usual: Record<string, string> = { VITEST: "true", NODE_ENV: mode };
  for (const name of names) vi.stubEnv(name, name in env ? env[name] : usual[name]);
  const options = { root, mode, configFile: false, logLevel: "silent" } as const;
  const config = await resolveConfig({ ...options, plugins: [embeddedSupabase()] }, "serve");
  return SETTINGS.map((name) => String(config.env[name] ?? ""));
}

describe("the project of an agency", () => {
  test("is unknown to tests, from a file and from the shell", async () => {
    const exported = Object.fromEntries(SETTINGS.map((name) => [name, "https://exported"]));
    expect(await readSettings({ mode: "test", env: exported })).toEqual(["", "", ""]);
  });

  test("is unknown to what a test builds, which gets the project that the test names", async () => {
    const env = { VITE_SUPABASE_URL: "https://named" };
    expect(await readSettings({ mode: "production", env })).toEqual(["https://named", "", ""]);
  });

  test("is unknown to the site that browser tests use", async () => {
    const env = { VITEST: undefined, EMBEDDED_SUPABASE: "1", VITE_SUPABASE_URL: "embedded" };
    const local = ["embedded", LOCAL_ANON_KEY, LOCAL_PASSWORD_HASH];
    expect(await readSettings({ mode: "production", env })).toEqual(local);
  });

  test("is the one that `npm start` and `npm run build` use", async () => {
    for (const EMBEDDED_SUPABASE of ["1", undefined]) {
      const env = { VITEST: undefined, EMBEDDED_SUPABASE };
      expect(await readSettings({ mode: "production", env })).toEqual([HOSTED, HOSTED, HOSTED]);
    }
  });
});
