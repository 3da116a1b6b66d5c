import fc from "fast-check";

/**
 * Limits the search for counterexamples on a slow computer. When the time is over, a property
 * passes if at least one value was tried and all passed. A counterexample found until then fails
 * the test, even if fast-check has not finished shrinking it.
 */
const SEARCH_LIMIT_MS = 20_000;

fc.configureGlobal({ numRuns: 100 });
fc.installGlobalPlugin(fc.interruptAfterTimeLimit(SEARCH_LIMIT_MS));
