// @vitest-environment node
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callTable, declaredCalls, unboundCalls } from "./bound-calls.mjs";
import { repository, runTool, type Trial, writeTrial } from "./trial.ts";

const contract = `import * as z from "zod/mini";
import { call, contract } from "../../platform/contract.ts";

const note = { summary: "", access: "anyone", effect: "reads", input: z.object({ id: z.string() }) } as const;
const output = z.object({ text: z.string() });

export const notesContract = contract({
${["readNote", "findNote", "keepNote", "askNote"]
  .map((key) => `  ${key}: call({\n    ...note,\n    output,\n    refusals: { not_found: "" },\n  }),\n`)
  .join("")}});
`;
const useCase = (
  key: string,
  body: string,
  asks = "{ id }: { id: string }",
) => `import * as said from "../../../domain/result.ts";
import type { Context } from "../../../platform/context.ts";

export async function ${key}(_ctx: Context, ${asks}) {
  ${body}
}
`;

/** Each use case's source, and the compiler's findings; none for the first. */
const cases = {
  "read-note": useCase("readNote", 'return id ? said.accept({ text: id }) : said.refuse("not_found");'),
  "find-note": useCase("findNote", "return said.accept({ text: id.length });"),
  "keep-note": useCase("keepNote", 'return id ? said.accept({ text: id }) : said.refuse("too_long");'),
  "ask-note": useCase("askNote", "return said.accept({ text: String(id) });", "{ id }: { id: number }"),
};

/** The real types of a call, with any context. */
const real = [
  "src/platform/bind.ts",
  "src/platform/contract.ts",
  "src/domain/result.ts",
  "src/domain/account/roles.ts",
  "lint/bound-calls.mjs",
  "lint/find-calls.mjs",
  "lint/write-call-types.mjs",
  "tsconfig.json",
  "package.json",
];

const fees = {
  path: "src/features/fees/contract.ts",
  text: "export const feesContract = contract({\n  waiveFee: call({\n  }),\n});\n",
};
const waiving = { path: "src/features/fees/server/waive-fee.ts", text: "export async function waiveFee() {}\n" };

describe("a call is bound to the function of its name, in the file of its name beside the contract", () => {
  test("as src/api.ts imports it", () => {
    expect(unboundCalls([fees, waiving])).toEqual([]);
    expect(callTable(declaredCalls([fees, waiving]))).toBe(
      [
        'import { feesContract as contract0 } from "/src/features/fees/contract.ts";',
        'import { waiveFee } from "/src/features/fees/server/waive-fee.ts";',
        "export const boundCalls = [",
        "  { call: contract0.waiveFee, run: waiveFee },",
        "];",
      ].join("\n"),
    );
  });

  test.each([
    [
      "there is no such file",
      [fees, { ...waiving, path: "src/features/desk/server/waive-fee.ts" }],
      `${fees.path}: the call waiveFee needs ${waiving.path}; there is no waive-fee.ts in src/features/fees/server/`,
    ],
    [
      "the file exports something else",
      [fees, { ...waiving, text: "export const letGo = 1;" }],
      `${fees.path}: the call waiveFee needs a function waiveFee in ${waiving.path}, which exports none`,
    ],
    [
      "two contracts declare it",
      [fees, waiving, { ...fees, path: "src/features/fees/desk-contract.ts" }],
      `src/features/fees/desk-contract.ts: the call waiveFee is declared in ${fees.path} too`,
    ],
    [
      "it is written as no other is",
      [{ ...fees, text: fees.text.replace("  waiveFee", "  ['waiveFee']") }],
      `${fees.path}: 1 calls are written and 0 are read as \`  key: call({\``,
    ],
  ])("and not where %s", (_why, files, sentence) => {
    expect(unboundCalls(files)).toEqual([sentence]);
  });
});

describe("the compiler checks what src/api.ts binds by name", () => {
  let trial: Trial;
  let said: string;
  beforeAll(async () => {
    const homes = Object.entries(cases).map(([name, text]) => [`src/features/notes/server/${name}.ts`, text]);
    trial = writeTrial(
      {
        "src/features/notes/contract.ts": contract,
        "src/platform/context.ts": "export type Context = { readonly now: Date };\n",
        ...Object.fromEntries(homes),
      },
      real,
    );
    spawnSync(process.execPath, [join(trial.folder, "lint/write-call-types.mjs")]);
    said = await runTool(trial, "typescript-7/bin/tsc", ["-p", ".", "--checkers", "1"]);
  }, 60_000);
  afterAll(() => trial.remove());

  test.each([
    ["another answer", "find-note", /Type 'number' is not assignable to type 'string'/],
    [
      "a refusal that the contract does not declare",
      "keep-note",
      /'"too_long"' is not assignable to type '"not_found"'/,
    ],
    ["another input", "ask-note", /Type 'string' is not assignable to type 'number'/],
  ])("%s is refused, with the call's name", (_what, name, why) => {
    const messages = said.split(/\n(?=\S)/).filter((one) => one.includes(name));
    expect(messages.join("\n")).toMatch(why);
  });

  test("what matches the contract is not reported", () => {
    expect(said).not.toMatch(/read-note|readNote/);
    expect(said.split(/\n(?=\S)/).filter((one) => !one.startsWith(".cache/bound-calls.ts"))).toEqual([]);
  });
});

test("the compiler reads the generated file", () => {
  expect(JSON.parse(readFileSync(join(repository, "tsconfig.json"), "utf8")).include).toContain(
    ".cache/bound-calls.ts",
  );
});
