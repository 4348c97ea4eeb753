import { expect, test } from "vitest";
import { addMinutes } from "#domain/time/local-time.ts";
import { aRiddenTrip } from "#testing/builders/dispatch/a-ridden-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { disputeCharge } from "./dispute-charge.ts";
import { listDisputes } from "./list-disputes.ts";

test("open disputes, by booking or driver, in pages from the latest", () =>
  inTransaction(async (ctx) => {
    const ids: string[] = [];
    const references: string[] = [];
    for (const at of [0, 1]) {
      const { opening, tripId, reference } = await aRiddenTrip(ctx, { trip: { state: "no_show" } });
      const input = { ...opening, trip_id: tripId, kind: "no_show" as const, text: "I was there" };
      const opened = await disputeCharge({ ...ctx, now: addMinutes(ctx.now, at) }, input);
      ids.push(opened.ok ? opened.value.id : "");
      references.push(reference);
    }
    const all = { view: "open" as const, search: "", dispute_id: null, size: 25, after: null };
    const resultsOf = async (changes: object) =>
      (await listDisputes(ctx, { ...all, ...changes })).value.disputes.map(({ id }) => id);
    expect(await resultsOf({})).toEqual(ids.toReversed());
    expect(await resultsOf({ search: references[0] })).toEqual([ids[0]]);
    expect(await resultsOf({ view: "answered" })).toEqual([]);
    const page = (await listDisputes(ctx, { ...all, size: 1 })).value;
    expect(await resultsOf({ size: 1, after: page.next })).toEqual([ids[0]]);
  }));
