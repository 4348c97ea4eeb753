import { countedText } from "#domain/pricing/line-text.ts";
import { priceTrip } from "#domain/pricing/price-trip.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { bookingMoneyContract } from "../contract.ts";
import { findPriced, findTariffs } from "./price-views.ts";

/** Prices a booking as it was, and as it would be today. */
export async function replayPrice(ctx: Context, { id }: ParsedOf<typeof bookingMoneyContract.replayPrice>) {
  const booking = await findPriced(ctx.db, id);
  if (!booking) return refuse("not_found");
  const { priceRequest, price, tariffVersion } = booking;
  if (!priceRequest || !price || tariffVersion === null) return refuse("not_priced");

  const tariffs = await findTariffs(ctx.db, tariffVersion, localDateOf(booking.pickupAt));
  const then = priceTrip(priceRequest, tariffs.agreed);
  const now = priceTrip({ ...priceRequest, bookedAt: ctx.now.toISOString() }, tariffs.now);
  return accept({
    then_cents: then.total,
    is_same: then.total === price.total,
    now_cents: now.total,
    now_tariff: now.tariffVersion,
    now_trace: now.trace.map((one) => ({
      text: countedText({ ...one, amount: one.delta }),
      rule: one.rule,
      delta_cents: one.delta,
    })),
  });
}
