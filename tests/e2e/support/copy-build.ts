// Copies the build for a site that renders its pages again, so that the other sites keep theirs.
import { cpSync, rmSync } from "node:fs";

const [folder] = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
cpSync("dist", folder, { recursive: true });
