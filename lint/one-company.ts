/** How the demo company is named, reached and found. Another company’s site says none of it. */
const ofDemo = [
  { word: "the company’s name", pattern: /cape ?town ?shuttle|\bCT Shuttle\b|\bCTS Driver\b/i },
  { word: "the company’s phone number", pattern: /\+27 ?21 ?555 ?0123|\+27 ?82 ?555 ?0123/ },
  { word: "the company’s street", pattern: /12 Sample Street/ },
] as const;

/** Where they may be written. A test says what a demo visitor reads. */
const allowed: readonly { readonly path: RegExp; readonly reason: string }[] = [
  { path: /^src\/db\/seed\//, reason: "the demo company itself" },
  { path: /^src\/testing\//, reason: "tests in the demo company" },
  { path: /\.test\.tsx?$/, reason: "tests in the demo company" },
  { path: /^src\/domain\/company\/product\.ts$/, reason: "the product’s own name, before a company enters one" },
  { path: /^src\/domain\/chat\/examples\//, reason: "what visitors of the demo write" },
  { path: /^src\/db\/migrations\//, reason: "a migration that has run is never edited" },
];

/** Every line of a source file that only the demo company could have written. */
export function findDemoCompany(path: string, source: string): string[] {
  if (allowed.some((one) => one.path.test(path))) return [];
  return source.split("\n").flatMap((line, at) => {
    const found = ofDemo.find(({ pattern }) => pattern.test(line));
    return found ? [`${path}:${at + 1} writes ${found.word}: “${line.trim().slice(0, 120)}”`] : [];
  });
}
