import { expect, test } from "vitest";
import { type ImportKind, judgeImport } from "./judge-import.ts";

type Field = "code" | "name";
type Tool = { readonly id: string; readonly version: number; readonly name: string; readonly isLost: boolean };
type Form = { readonly name: string };

/** Tools that are known by a code. */
const tools: ImportKind<Field, Tool, Form> = {
  fields: ["code", "name"],
  key: "code",
  compared: (code) => code.toLowerCase(),
  twice: "This code is in the file twice",
  known: new Map([
    ["a", { id: "1", version: 4, name: "Jack", isLost: false }],
    ["b", { id: "2", version: 1, name: "Pump", isLost: true }],
  ]),
  read: ({ name }, before) => {
    const known = name ?? before?.name;
    return known === undefined ? { problems: ["Enter the name"] } : { form: { name: known } };
  },
  shown: ({ name }) => ({ code: "", name }),
  isRevived: ({ isLost }) => isLost,
};

const known = { id: "1", version: 4 };
const none = { id: null, version: null };

test.each([
  ["a new one", [{ code: "c", name: "Rope" }], [{ ...none, kind: "new", changes: [], form: { name: "Rope" } }]],
  [
    "one that differs, field by field",
    [{ code: "A", name: "Big jack" }],
    [{ ...known, kind: "changed", changes: [{ field: "name", from: "Jack", to: "Big jack" }] }],
  ],
  ["one that says the same", [{ code: "a", name: "Jack" }], [{ ...known, kind: "unchanged", changes: [] }]],
  ["an empty cell leaves what is known", [{ code: "a" }], [{ ...known, kind: "unchanged", form: { name: "Jack" } }]],
  ["one that comes back", [{ code: "b" }], [{ id: "2", kind: "changed", changes: [] }]],
  ["a wrong one", [{ code: "c" }], [{ ...none, kind: "error", problems: ["Enter the name"], form: null }]],
  [
    "the same one twice, however it is written",
    [{ code: "c", name: "Rope" }, { code: "C" }],
    [{ kind: "new" }, { kind: "error", key: "C", problems: ["This code is in the file twice"], form: null }],
  ],
  [
    "two without a key are two mistakes",
    [{}, {}],
    [{ problems: ["Enter the name"] }, { problems: ["Enter the name"] }],
  ],
] as const)("%s", (_, rows, judged) => expect(judgeImport(rows, tools)).toMatchObject(judged));
