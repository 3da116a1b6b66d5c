import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { UserError } from "../site/user-error.mjs";

/**
 * Gives a measurement a folder for the backend's data and takes it away afterwards.
 * @param {(dataFolder: string) => Promise<void>} measure
 */
export async function run(measure) {
  const dataFolder = await mkdtemp(path.join(tmpdir(), "bench-"));
  try {
    await measure(dataFolder);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}
