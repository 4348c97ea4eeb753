import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { topicCycles, topicGraph } from "./topic-cycles.ts";

const features = join(import.meta.dirname, "../src/features");

const sources = () =>
  readdirSync(features, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
    .map((name) => ({ path: `src/features/${name}`, text: readFileSync(join(features, name), "utf8") }));

test("no topic depends on itself through others, contracts included", () => {
  expect(topicCycles(topicGraph(sources()))).toEqual([]);
});

const importing = (path: string, from: string) => ({ path, text: `import { a } from "${from}";` });

test.each([
  [
    "by their contracts",
    [
      ["money/contract.ts", "../desk/contract.ts"],
      ["desk/ui/card.tsx", "../../money/contract.ts"],
    ],
    2,
  ],
  [
    "by way of a third",
    [
      ["a/a.ts", "../b/b.ts"],
      ["b/b.ts", "../c/c.ts"],
      ["c/c.ts", "../a/a.ts"],
    ],
    3,
  ],
  [
    "and not in one direction",
    [
      ["a/a.ts", "../b/b.ts"],
      ["b/b.ts", "../c/c.ts"],
    ],
    0,
  ],
  [
    "nor by the shared part",
    [
      ["a/a.ts", "../server/views.ts"],
      ["server/views.ts", "../contract.ts"],
    ],
    0,
  ],
] as const)("topics that depend on each other are found: %s", (_, imports, cycles) => {
  const files = imports.map(([path, from]) => importing(`src/features/booking/${path}`, from));
  expect(topicCycles(topicGraph(files))).toHaveLength(cycles);
});
