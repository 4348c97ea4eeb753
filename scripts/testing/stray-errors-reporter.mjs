// A reporter for vitest: its JSON report leaves out the errors of no test, and these fail a run as well.
import fs from "node:fs";

// biome-ignore lint/style/noDefaultExport: vitest takes the default export of a reporter's file.
export default class StrayErrorsReporter {
  onTestRunEnd(_modules, errors) {
    const texts = errors.map((error) => error.stack ?? `${error.name}: ${error.message}`);
    fs.writeFileSync(process.env.STRAY_ERRORS_FILE, JSON.stringify(texts));
  }
}
