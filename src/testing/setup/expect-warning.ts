import { format } from "node:util";

/** A test’s console output, and the output that it announced. */
type Said = { readonly text: string; readonly place: string };
type Warnings = { said: Said[]; expected: RegExp[] };

/**
 * One per process: each file of screens loads its modules again, and late output of the previous test must
 * still be recorded.
 */
const kept = Symbol.for("said in a test");
const wide = globalThis as { [kept]?: Warnings };
wide[kept] ??= { said: [], expected: [] };
const warnings = wide[kept];

/** This test expects a warning or an error in the console, and fails if it does not come. */
export function expectWarning(words: RegExp): void {
  warnings.expected.push(words);
}

/** Records console output; `place` names the file and the test. */
export function hear(parts: readonly unknown[], place: string): void {
  warnings.said.push({ text: format(...parts), place });
}

/** Describes unexpected or missing output since the last check; undefined if there is none. */
export function complain(): string | undefined {
  const { said, expected } = warnings;
  Object.assign(warnings, { said: [], expected: [] });
  const unexpected = said.filter(({ text }) => !expected.some((words) => words.test(text)));
  const missing = expected.filter((words) => !said.some(({ text }) => words.test(text)));
  const lines = [
    ...unexpected.map(({ text, place }) => `Said in the console, and not expected (in ${place}):\n${text}`),
    ...missing.map((words) => `Expected in the console, and not said: ${words}`),
  ];
  return lines.length > 0 ? lines.join("\n") : undefined;
}
