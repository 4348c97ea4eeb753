import { expect, test } from "vitest";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { checkList } from "./check-list.ts";
import { readLamp } from "./read-lamp.ts";
import { keepResult } from "./store.ts";

test("the lamp names failures and warnings, and is green only if every check is OK", () =>
  inTransaction(async (ctx) => {
    const keep = (id: string, status: "ok" | "warning" | "failing" | "not_set_up", at = testNow) =>
      keepResult(ctx.db, { id, status, measured: "…", at, tookMs: 1 });
    const lamp = async () => (await readLamp(ctx, {})).value;
    for (const { id } of checkList) await keep(id, "ok");
    await keep("text-messages", "not_set_up");
    expect(await lamp()).toEqual({ status: "ok", failing: [], warning: [], is_maintained: false });
    await keep("backup-age", "warning");
    expect(await lamp()).toMatchObject({ status: "warning", failing: [], warning: ["Backups"] });
    await keep("card-payments", "failing");
    expect(await lamp()).toMatchObject({ status: "failing", failing: ["Card payments"], warning: ["Backups"] });
  }));
