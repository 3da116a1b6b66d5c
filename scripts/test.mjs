// The whole of `npm test`: cheap checks first, the browser last. Stops at the first failure.
import { spawnSync } from "node:child_process";
import { ensureChromium } from "./chromium.mjs";

const STEPS = [
  ["Types, lint, format", "npm run check"],
  ["Unit and component tests", "npm run test:unit"],
  ["Database tests", "npm run test:database"],
  ["Production build", "npm run build"],
  ["Size budgets", "npm run test:build"],
  ["End-to-end tests", "npm run test:e2e"],
];

try {
  process.env.CHROMIUM_PATH = ensureChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

for (const [title, command] of STEPS) {
  console.log(`\n${title}: ${command}\n`);
  const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
  if (status !== 0) {
    console.error(`\n${title} failed. \`${command}\` runs this step alone.`);
    process.exit(status ?? 1);
  }
}
