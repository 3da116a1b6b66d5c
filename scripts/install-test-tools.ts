import { ensureChromium } from "./chromium.ts";
import { ensureFallbackFonts } from "./fallback-fonts.ts";
import { ensurePostgres } from "./postgres.ts";

// What the tests need beside the packages: found, or installed where that can be done.
ensureChromium();
ensureFallbackFonts();
ensurePostgres();
