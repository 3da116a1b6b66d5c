// Finds or installs what the tests need beside the packages; with "engines", what tests/engines needs.
import { ensureChromium, ensureEngines, ensureFallbackFonts, ensurePostgres } from "./programs.ts";

if (process.argv[2] === "engines") {
  ensureEngines();
} else {
  ensureChromium();
  ensureFallbackFonts();
  ensurePostgres();
}
