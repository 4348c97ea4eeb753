import { accept } from "#domain/result.ts";
import { addDays, type LocalDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findCashOnTrips } from "./views.ts";

const midnight = localTime("00:00");

/** Cash that drivers collect on a day, for the day sheet. */
export async function cashOnDay(ctx: Context, { date }: { date: LocalDate }) {
  const day = { from: momentOf(date, midnight), until: momentOf(addDays(date, 1), midnight) };
  const cashOnTrips = await findCashOnTrips(ctx.db, day);
  return accept({
    trips: cashOnTrips.flatMap(({ tripId, amountCents }) =>
      amountCents === null ? [] : [{ trip_id: tripId, amount_cents: amountCents }],
    ),
  });
}
