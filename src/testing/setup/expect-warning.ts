import { format } from "node:util";

/** The console’s output while a test ran, and the output it announced. */
type Said = { readonly text: string; readonly place: string };
type Warnings = { said: Said[]; expected: RegExp[] };

/** One for the process: a file of screens gets its modules new, and what a test before it left behind is heard too. */
const kept = Symbol.for("said in a test");
const wide = globalThis as { [kept]?: Warnings };
wide[kept] ??= { said: [], expected: [] };
const warnings = wide[kept];

/** This test wants a warning or an error in the console, and fails when it does not come. */
export function expectWarning(words: RegExp): void {
  warnings.expected.push(words);
}

/** Keeps what would be printed; `place` names the file and test it came from. */
export function hear(parts: readonly unknown[], place: string): void {
  warnings.said.push({ text: format(...parts), place });
}

/** The problem with the output since the last time, in words; undefined when all of it was expected. */
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
