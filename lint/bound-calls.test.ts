// @vitest-environment node
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { repository, runTool, type Trial, writeTrial } from "./trial.ts";

const contract = `import * as z from "zod/mini";
import { call, contract } from "../../platform/contract.ts";

const note = { summary: "", access: "anyone", effect: "reads", input: z.object({ id: z.string() }) } as const;
const output = z.object({ text: z.string() });

export const notesContract = contract({
${["readNote", "findNote", "keepNote", "askNote", "sendNote", "dropNote"]
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

/** What each use case does, and what the compiler must say of it; nothing of the first. */
const cases = {
  "read-note": useCase("readNote", 'return id ? said.accept({ text: id }) : said.refuse("not_found");'),
  "find-note": useCase("findNote", "return said.accept({ text: id.length });"),
  "keep-note": useCase("keepNote", 'return id ? said.accept({ text: id }) : said.refuse("too_long");'),
  "ask-note": useCase("askNote", "return said.accept({ text: String(id) });", "{ id }: { id: number }"),
  "send-note": useCase("sendANote", "return said.accept({ text: id });"),
};

/** The real types of a call; a context is whatever it is. */
const real = [
  "src/platform/bind.ts",
  "src/platform/contract.ts",
  "src/domain/result.ts",
  "src/domain/account/roles.ts",
  "lint/bound-calls.mjs",
  "lint/write-bound-calls.mjs",
  "tsconfig.json",
  "package.json",
];

describe("what src/api.ts binds by name, the compiler checks", () => {
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
    spawnSync(process.execPath, [join(trial.folder, "lint/write-bound-calls.mjs")]);
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
    ["a function of another name", "sendNote", /server\/send-note"' has no exported member 'sendNote'/],
    ["no file", "drop-note", /Cannot find module '\.\.\/src\/features\/notes\/server\/drop-note\.ts'/],
  ])("%s is refused, by the name of the call", (_what, name, why) => {
    const told = said.split(/\n(?=\S)/).filter((one) => one.includes(name));
    expect(told.join("\n")).toMatch(why);
  });

  test("what fits the contract is not spoken of", () => {
    expect(said).not.toMatch(/read-note|readNote/);
    expect(said.split(/\n(?=\S)/).filter((one) => !one.startsWith(".cache/bound-calls.ts"))).toEqual([]);
  });
});

test("the compiler reads what is written for it", () => {
  expect(JSON.parse(readFileSync(join(repository, "tsconfig.json"), "utf8")).include).toContain(
    ".cache/bound-calls.ts",
  );
});
