// A Playwright reporter that is silent on success. It names failures at once, and keeps the server's log for
// them.
import fs from "node:fs";
import path from "node:path";
import { failureMark } from "./live-failures.mjs";

// biome-ignore lint/style/noDefaultExport: Playwright takes the default export of a reporter's file.
export default class QuietJourneys {
  #logged = [];
  #printed = {};

  printsToStdio() {
    return true;
  }

  onStdOut(text, test) {
    if (!test) this.#logged.push({ at: Date.now(), text: String(text) });
  }

  onStdErr(text, test) {
    this.onStdOut(text, test);
  }

  onTestEnd(test, { startTime, status, retry }) {
    if (status === test.expectedStatus || retry < test.retries) return;
    const name = `tests/${path.basename(test.location.file)}:${test.location.line} › ${namesOf(test).join(" › ")}`;
    process.stdout.write(`${failureMark}${name}\n`);
    const since = this.#logged.filter(({ at }) => at >= startTime.getTime());
    if (since.length > 0) this.#printed[name] = since.map(({ text }) => text).join("");
  }

  onEnd() {
    fs.writeFileSync(process.env.UNSAID_FILE, JSON.stringify({ printed: this.#printed }));
  }
}

/** Without the root, the project and the file. */
const namesOf = (test) => test.titlePath().slice(3);
