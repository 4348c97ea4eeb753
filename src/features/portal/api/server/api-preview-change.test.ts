import { expect, test } from "vitest";
import { localTime } from "#domain/time/local-time.ts";
import { aKeyedBooking } from "#testing/builders/partners/a-keyed-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { apiPreviewChange } from "./api-preview-change.ts";

const change = { pickup_time: localTime("14:30") };

test("a program sees the cost of changing its own partner’s booking, and no other’s", () =>
  inTransaction(async (ctx) => {
    const { reference, key, anotherKey } = await aKeyedBooking(ctx);
    expect(await apiPreviewChange(ctx, { key, reference: reference.toLowerCase(), change })).toMatchObject({
      value: { outcome: "applies_at_once", difference_cents: 0, version: 1 },
    });
    expect(await apiPreviewChange(ctx, { key: anotherKey, reference, change })).toMatchObject({ reason: "not_found" });
    expect(await apiPreviewChange(ctx, { key: "ctsp_no-one", reference, change })).toMatchObject({ reason: "bad_key" });
  }));
