import { expect, test } from "vitest";
import { propose } from "#testing/builders/booking/a-proposed-change.ts";
import { journey, readSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { withdrawChange } from "./withdraw-change.ts";

test("another day: withdrawn, nothing is left to answer", () =>
  inTransaction(async (ctx) => {
    const { id, opening, changeId } = await propose(ctx);
    expect(await withdrawChange(ctx, { ...opening, change_id: changeId })).toMatchObject({ ok: true });
    const { booking, changes } = await readSold(ctx, id);
    expect(booking).toMatchObject({ amendment: "none", pickupAt: journey.pickupAt, calendarSequence: 0 });
    expect(changes).toMatchObject([{ state: "withdrawn" }]);
  }));
