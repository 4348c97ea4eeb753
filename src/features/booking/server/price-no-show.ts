import { standardPolicy } from "#domain/booking/cancellation.ts";
import { type NoShow, type NoShowRefusal, noShowOf } from "#domain/booking/no-show.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { freeWaitMinutes } from "#domain/road/wait-terms.ts";
import type { Context } from "#platform/context.ts";
import { findLegs, findReturned } from "./cancel-views.ts";
import type { BookingRow } from "./move-store.ts";

export async function priceNoShow(ctx: Context, row: BookingRow): Promise<Result<NoShow, NoShowRefusal>> {
  const legs = await findLegs(ctx.db, row.id);
  const result = noShowOf(
    {
      state: row.state,
      totalCents: row.totalCents,
      paidCents: row.paidCents,
      returnedCents: await findReturned(ctx.db, row.id),
      bookedAt: row.createdAt,
      policy: row.policy ?? standardPolicy,
      legs: legs.map(({ pickupAt, pickupLocation, ...leg }) => ({
        ...leg,
        pickupAt,
        freeWaitMinutes: freeWaitMinutes(pickupLocation),
      })),
    },
    ctx.now,
  );
  return typeof result === "string" ? refuse(result) : accept(result);
}
