// Copies the build for a site that renders its pages again, so that the other sites keep theirs.
import { cpSync, rmSync } from "node:fs";

const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error("Usage: node --import tsx tests/e2e/support/copy-build.ts FOLDER");
rmSync(folder, { recursive: true, force: true });
cpSync("dist", folder, { recursive: true });
