import { describe, expect, test } from "vitest";
import { lifecycle } from "#domain/lifecycle.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { type HistoryLine, recordMover } from "./move-record.ts";

type State = "draft" | "sent" | "accepted";
type Row = { id: string; state: State; version: number; note: string; updatedAt: Date };

/** Records of a made-up kind, kept here: what is tried is the order of things, not a table. */
function someRecords(options: { mayStay?: boolean } = {}) {
  const rows = new Map<string, Row>([["1", { id: "1", state: "draft", version: 4, note: "", updatedAt: new Date(0) }]]);
  const history: HistoryLine<State>[] = [];
  const mover = recordMover<State, Row, { note?: string }>({
    ...options,
    lifecycle: lifecycle<State>({ draft: ["sent"], sent: ["accepted"], accepted: [] }),
    lock: async (_, id) => rows.get(id),
    versionOf: ({ version }) => version,
    columnsOf: (moved) => moved,
    update: async (_, id, changes) => void rows.set(id, { ...(rows.get(id) as Row), ...changes }),
    insertMove: async (_, line) => void history.push(line),
    freshOf: ({ state, version }) => ({ state, version }),
  });
  return { ...mover, rows, history };
}

test("a move changes the state, the version and what goes with it, and leaves one line in the history", () =>
  inTransaction(async (ctx) => {
    const { move, rows, history } = someRecords();
    const moved = await move(ctx, { id: "1", version: 4, to: "sent", reason: "", changes: { note: "by email" } });
    const after = { id: "1", state: "sent", version: 5, note: "by email", updatedAt: testNow };
    expect(moved).toMatchObject({ ok: true, value: { before: { state: "draft", version: 4 }, after } });
    expect(rows.get("1")).toEqual(after);
    expect(history).toEqual([
      {
        id: moved.ok && moved.value.moveId,
        recordId: "1",
        from: "draft",
        to: "sent",
        actor: "visitor",
        reason: null,
        createdAt: testNow,
      },
    ]);
  }));

test("the line names who decided, where that is not who makes the call", () =>
  inTransaction(async (ctx) => {
    const { move, history } = someRecords();
    await move(ctx, { id: "1", to: "sent", by: "system", reason: "paid" });
    expect(history).toMatchObject([{ actor: "system", reason: "paid" }]);
  }));

describe("nothing moves", () => {
  test.each([
    ["that is not there", { id: "2", to: "sent" }, { reason: "not_found" }],
    [
      "that has changed meanwhile, and the answer says what it is now",
      { id: "1", version: 3, to: "sent" },
      { reason: "changed_meanwhile", details: { state: "draft", version: 4 } },
    ],
    [
      "past its table",
      { id: "1", to: "accepted" },
      { reason: "not_possible", details: { state: "draft", allowed: ["sent"] } },
    ],
    ["to where it is already", { id: "1", to: "draft" }, { reason: "not_possible" }],
  ] as const)("%s", (_, request, refusal) =>
    inTransaction(async (ctx) => {
      const { move, rows, history } = someRecords();
      expect(await move(ctx, request)).toMatchObject({ ok: false, ...refusal });
      expect([rows.get("1")?.version, history]).toEqual([4, []]);
    }),
  );
});

test("a kind that may stay changes its columns offline in the history", () =>
  inTransaction(async (ctx) => {
    const { move, rows, history } = someRecords({ mayStay: true });
    expect(await move(ctx, { id: "1", to: "draft", changes: { note: "new" } })).toMatchObject({ ok: true });
    expect(rows.get("1")).toMatchObject({ state: "draft", version: 5, note: "new" });
    expect(history).toEqual([]);
  }));
