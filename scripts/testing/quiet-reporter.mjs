// A vitest reporter that is silent on success and names failures at once. It also keeps what vitest's JSON
// report leaves out: errors outside any test, tests that needed a retry, and a failed test's output.
import fs from "node:fs";
import { failureMark } from "./live-failures.mjs";

// biome-ignore lint/style/noDefaultExport: vitest takes the default export of a reporter's file.
export default class QuietReporter {
  #printed = new Map();

  onUserConsoleLog({ taskId, content }) {
    if (taskId) this.#printed.set(taskId, (this.#printed.get(taskId) ?? "") + content);
  }

  onTestCaseResult(test) {
    if (test.result().state === "failed") process.stdout.write(`${failureMark}${nameOf(test)}\n`);
    else this.#printed.delete(test.id);
  }

  onTestRunEnd(files, errors) {
    const lost = errors.flatMap((error) => lostFile(error) ?? []);
    const stray = errors.filter((error) => !lostFile(error)).map(withCause);
    const tests = files.flatMap((file) => [...file.children.allTests()]);
    const again = tests.filter((test) => test.diagnostic()?.flaky).map(nameOf);
    const printed = Object.fromEntries(
      tests.filter(({ id }) => this.#printed.has(id)).map((test) => [nameOf(test), this.#printed.get(test.id)]),
    );
    fs.writeFileSync(process.env.UNSAID_FILE, JSON.stringify({ stray, lost, again, printed }));
  }
}

/** The file whose process ended under it, killed by the system or by a fault of the runtime: { file, why }. */
export function lostFile({ cause }) {
  const [, why, file] =
    /^Worker exited unexpectedly (.*) while running test file (.+)$/.exec(cause?.message ?? "") ?? [];
  return file && { file, why };
}

/** “A worker emitted an error” says nothing; how it ended and in which file is in what caused it. */
export function withCause({ name, message, stack, cause }) {
  const own = stack ?? `${name}: ${message}`;
  return cause ? `${own}\nCaused by: ${withCause(cause)}` : own;
}

/** The name in the JSON report. */
function nameOf(test) {
  const titles = [];
  for (let part = test; part.type !== "module"; part = part.parent) titles.unshift(part.name);
  return `${test.module.relativeModuleId} › ${titles.join(" ")}`;
}
