import fc from "fast-check";

/**
 * Ends a search for counterexamples on a slow machine, where it has found none so far. It fails all
 * the same where not a single value was tried, and the first one is tried however long it takes;
 * a counterexample that was found before, even while it is made smaller, fails the test as ever.
 */
const SEARCH_LIMIT_MS = 20_000;

fc.configureGlobal({ numRuns: 100 });
fc.installGlobalPlugin(fc.interruptAfterTimeLimit(SEARCH_LIMIT_MS));
