import { expect, test } from "vitest";
import { graphOf } from "./import-graph.mjs";

const files = [
  "src/domain/money/money.ts",
  "src/domain/roles.ts",
  "src/db/migrations.ts",
  "src/db/migrations/0001-first.sql",
  "src/db/migrations/0002-second.sql",
  "src/shells/pages/home.tsx",
];
const takes = (file, text) => [...graphOf([...files, file], { [file]: text }).get(file)];

test.each([
  ["an import by name", 'import { cents } from "#domain/money/money.ts";', ["src/domain/money/money.ts"]],
  [
    "an import over several lines",
    'import {\n  cents,\n} from "#domain/money/money.ts";',
    ["src/domain/money/money.ts"],
  ],
  ["an import beside it", 'import "../domain/roles.ts";', ["src/domain/roles.ts"]],
  ["a late import", 'await import("../domain/roles.ts")', ["src/domain/roles.ts"]],
  ["a re-export", 'export { roles } from "../domain/roles.ts";', ["src/domain/roles.ts"]],
  ["a mock", 'vi.mock("#domain/roles.ts", () => ({}))', ["src/domain/roles.ts"]],
  ["a file with a query", 'import sql from "./migrations/0001-first.sql?raw";', ["src/db/migrations/0001-first.sql"]],
  ["a file that is read", 'readFileSync("src/domain/roles.ts")', ["src/domain/roles.ts"]],
  ["a pattern", 'import.meta.glob("./migrations/*.sql")', files.slice(3, 5)],
  ["a pattern over folders", 'fs.globSync("src/**/*.tsx")', ["src/shells/pages/home.tsx"]],
  ["a folder that is read", 'readdirSync("src/db/migrations")', files.slice(3, 5)],
  ["a folder that is only named", 'const place = "src/db/migrations";', []],
  ["a package", 'import pg from "pg";', []],
  [
    "types alone",
    'import type { Role } from "../domain/roles.ts";\nimport "./migrations.ts";',
    ["src/db/migrations.ts"],
  ],
  ["types over several lines", 'import type {\n  Role,\n} from "../domain/roles.ts";', []],
  ["types handed on", 'export type { Role } from "../domain/roles.ts";', []],
])("%s", (_what, text, expected) => {
  expect(takes("src/db/a.ts", text)).toEqual(expected);
});

test("the table of all calls depends on their contracts and use cases", () => {
  const texts = {
    "src/api.ts": 'import { boundCalls } from "virtual:bound-calls";',
    "src/features/fees/contract.ts": "export const feesContract = contract({\n  waiveFee: call({\n  }),\n});\n",
    "src/features/fees/server/waive-fee.ts": "",
    "src/features/fees/server/store.ts": "",
  };
  expect([...graphOf(Object.keys(texts), texts).get("src/api.ts")]).toEqual([
    "src/features/fees/contract.ts",
    "src/features/fees/server/waive-fee.ts",
  ]);
});
