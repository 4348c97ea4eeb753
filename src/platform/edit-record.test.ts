import { expect, test } from "vitest";
import type { Context } from "./context.ts";
import { recordEditor } from "./edit-record.ts";

type Note = { readonly id: string; readonly version: number; readonly text: string; readonly updatedAt: Date };

const now = new Date("2026-11-20T08:00:00Z");
const ctx = { now } as Context;
const first: Note = { id: "n1", version: 4, text: "Call back", updatedAt: new Date(0) };

function aDesk(row: Note | undefined = first, isUndated = false) {
  const written: Partial<Note>[] = [];
  const editor = recordEditor<Note>({
    lock: async () => row,
    update: async (_db, _id, changes) => void written.push(changes),
    freshOf: ({ text }) => ({ text }),
    isUndated,
  });
  return { written, ...editor };
}

test.each([
  ["as it was seen", first, 4, { ok: true, value: first }],
  ["by someone who decides by nothing they saw", first, undefined, { ok: true, value: first }],
  ["changed meanwhile", first, 3, { ok: false, reason: "changed_meanwhile", details: { text: "Call back" } }],
])("a record is locked %s", async (_when, row, version, answer) => {
  expect(await aDesk(row).lock(ctx, { id: "n1", version })).toMatchObject(answer);
});

test("one that is gone is not found", async () => {
  const { lock } = recordEditor<Note>({ lock: async () => undefined, update: async () => {} });
  expect(await lock(ctx, { id: "n1", version: 4 })).toMatchObject({ ok: false, reason: "not_found" });
});

test("an edit writes the changes with the next version and the time, and answers with the record as it is now", async () => {
  const { edit, written } = aDesk();
  expect(await edit(ctx, first, { text: "Called" })).toEqual({ id: "n1", version: 5, text: "Called", updatedAt: now });
  expect(written).toEqual([{ text: "Called", version: 5, updatedAt: now }]);
});

test("a table without a time of change gets none", async () => {
  const { edit, written } = aDesk(first, true);
  await edit(ctx, first, { text: "Called" });
  expect(written).toEqual([{ text: "Called", version: 5 }]);
});
