// Collects the failures from the test runners' reports, so that they can be repeated at the very end.
import path from "node:path";
import { readReport } from "./read-report.mjs";

/**
 * Failures as { name, error, printed }: tests, files that broke before their tests, and errors outside any
 * test. `printed` is the test's output, and for a journey the server's log.
 */
export function vitestFailures(report, unsaid, root) {
  const files =
    readReport(report, ({ testResults }) => testResults.flatMap((file) => failuresOfFile(file, root))) ?? [];
  const stray = readReport(unsaid, (said) => said.stray.map((error) => ({ name: "outside any test", error }))) ?? [];
  return withPrinted([...files, ...stray], unsaid);
}

function failuresOfFile({ name, status, message, assertionResults }, root) {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (status === "failed" && failed.length === 0) return [{ name: file, error: message }];
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${file} › ${fullName.trim()}`,
    error: failureMessages.join("\n"),
  }));
}

export function playwrightFailures(report, unsaid) {
  const read = ({ suites, errors }) => [
    ...suites.flatMap((suite) => failuresOfSuite(suite, [])),
    ...errors.map(({ message, stack }) => ({ name: "outside any test", error: stack ?? message })),
  ];
  return withPrinted(readReport(report, read) ?? [], unsaid);
}

function withPrinted(failures, unsaid) {
  const printed = readReport(unsaid, (said) => said.printed) ?? {};
  return failures.map((failure) => (printed[failure.name] ? { ...failure, printed: printed[failure.name] } : failure));
}

/** The outermost suite is the file itself, which every spec names anyway. */
function failuresOfSuite({ specs = [], suites = [] }, titles) {
  const here = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      name: `tests/${file}:${line} › ${[...titles, title].join(" › ")}`,
      error: tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
        .map(({ message, value }) => message ?? value)
        .join("\n"),
    }));
  return [...here, ...suites.flatMap((suite) => failuresOfSuite(suite, [...titles, suite.title]))];
}
