// Reads the reports of the test runners. A runner with a bad exit code counts at least one failure, whatever
// its report.
import path from "node:path";
import { readReport } from "./read-report.mjs";

export function countVitest(file, unsaid, exitCode) {
  return count(file, exitCode, (report) => {
    // A file that could not be loaded, or broke after its tests, has no failed test to count, but has failed
    // all the same.
    const broken = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === "failed" && !assertionResults.some((result) => result.status === "failed"),
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + (report.numTodoTests ?? 0),
      again: readReport(unsaid, ({ again }) => again) ?? [],
    };
  });
}

/**
 * A run that lost files with a process, and a second one of those files, in one result. That a process ended is no
 * failure of a test: the second run decides, and the files are named.
 */
export function withSecondRun(first, lost, report, second) {
  const isLost = new Set(lost.map(({ file }) => file));
  const begun =
    readReport(report, ({ testResults }) =>
      testResults.filter(({ name }) => isLost.has(name)).flatMap(({ assertionResults }) => assertionResults),
    ) ?? [];
  const inIt = (status) => begun.filter((test) => test.status === status).length;
  return {
    ...first,
    passed: first.passed - inIt("passed") + second.passed,
    // Without a named failure it is the exit code alone that counted as one.
    failed: (first.failures.length > 0 ? first.failed - inIt("failed") : 0) + second.failed,
    skipped: first.skipped - inIt("pending") + second.skipped,
    again: [...first.again, ...lost.map(({ file, why }) => `${file}: its process ended ${why}`), ...second.again],
    failures: [
      ...first.failures,
      ...(second.failed > 0 && second.failures.length === 0 ? lost.map(lostAgain) : second.failures),
    ],
  };
}

export function countPlaywright(file, exitCode) {
  return count(file, exitCode, ({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    again: suites.flatMap((suite) => flakyOf(suite)),
  }));
}

const lostAgain = ({ file, why }) => ({ name: file, error: `Its process ended twice, first ${why}.` });

/** The names of tests that passed only on a retry. */
const flakyOf = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ file, line, title }) => `tests/${file}:${line} › ${title}`),
  ...suites.flatMap((suite) => flakyOf(suite)),
];

/** The duration of each test file from a runner's report: [{ file, seconds }]. */
export const vitestTimes = (report, root) =>
  readReport(report, ({ testResults }) =>
    testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  ) ?? [];

export const playwrightTimes = (report) =>
  readReport(report, ({ suites }) =>
    suites.map((suite) => ({ file: `tests/${suite.file}`, seconds: durationOf(suite) / 1000 })),
  ) ?? [];

const durationOf = ({ specs = [], suites = [] }) =>
  specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + durationOf(suite), 0);

function count(file, exitCode, read) {
  const result = readReport(file, read) ?? { passed: 0, failed: 1, skipped: 0, again: [] };
  return exitCode !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}
