import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { UserError } from "../site/user-error.ts";

/**
 * Runs a script with a temporary folder for the backend's data. An expected error is printed as a
 * message and makes the process fail.
 * @param {(dataFolder: string) => Promise<void>} script
 */
export async function runWithDataFolder(script) {
  const dataFolder = await mkdtemp(path.join(tmpdir(), "bench-"));
  try {
    await script(dataFolder);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}
