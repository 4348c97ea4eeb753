import fc from "fast-check";

/**
 * Property tests use the same cases on every machine every day, so a failure can be repeated. CASES_SEED=7
 * CASES=20000 npm test -- --only=unit searches further, with other and more cases.
 */
const { CASES_SEED = "20261116", CASES } = process.env;

fc.configureGlobal({ seed: Number(CASES_SEED), ...(CASES && { numRuns: Number(CASES) }) });
