import { expect, test } from "vitest";
import { localTime } from "#domain/time/local-time.ts";
import { at, readSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { aKeyedBooking } from "#testing/builders/partners/a-keyed-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { apiChange } from "./api-change.ts";

const input = { version: 1, change: { pickup_time: localTime("14:30") }, expected_difference_cents: null, note: "" };

test("a program changes its own partner’s booking by the usual rules", () =>
  inTransaction(async (ctx) => {
    const { id, reference, key } = await aKeyedBooking(ctx);
    expect(await apiChange(ctx, { ...input, key, reference })).toMatchObject({ value: { outcome: "applied" } });
    expect((await readSold(ctx, id)).booking.pickupAt).toEqual(at("2026-11-28", "14:30"));
    expect(await apiChange(ctx, { ...input, key, reference })).toMatchObject({ reason: "changed_meanwhile" });
  }));

test("another partner’s key, or an unknown one, changes nothing", () =>
  inTransaction(async (ctx) => {
    const { id, reference, anotherKey } = await aKeyedBooking(ctx);
    expect(await apiChange(ctx, { ...input, key: anotherKey, reference })).toMatchObject({ reason: "not_found" });
    expect(await apiChange(ctx, { ...input, key: "ctsp_no-one", reference })).toMatchObject({ reason: "bad_key" });
    expect((await readSold(ctx, id)).booking.version).toBe(1);
  }));
