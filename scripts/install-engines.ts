import { ensureEngines } from "./engines.ts";

// The browsers in which tests/engines run: found, or installed where that can be done.
ensureEngines();
