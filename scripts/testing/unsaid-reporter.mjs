// A reporter for vitest, for what its JSON report leaves unsaid: the errors of no test, which fail a run as well, and the
// tests that passed only at the second attempt.
import fs from "node:fs";

// biome-ignore lint/style/noDefaultExport: vitest takes the default export of a reporter's file.
export default class UnsaidReporter {
  onTestRunEnd(files, errors) {
    const stray = errors.map((error) => error.stack ?? `${error.name}: ${error.message}`);
    const tests = files.flatMap((file) => [...file.children.allTests()]);
    const again = tests
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => `${test.module.relativeModuleId} › ${test.fullName}`);
    fs.writeFileSync(process.env.UNSAID_FILE, JSON.stringify({ stray, again }));
  }
}
