import { cents } from "#domain/money/money.ts";
import { netOf } from "#domain/pay/trip-pay.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findTripCosts } from "./views.ts";

/** The costs and margin of a booking’s driven trips. */
export async function tripCosts(ctx: Context, { reference }: { reference: string }) {
  const result = await findTripCosts(ctx.db, reference);
  return accept({
    trips: result.map(
      ({
        tripId,
        driver,
        provider,
        lines,
        payCents,
        vehicleCents,
        outlayCents,
        commissionCents,
        priceCents,
        ...taxed
      }) => ({
        trip_id: tripId,
        driver,
        provider,
        lines: lines.map(({ text, amountCents }) => ({ text, amount_cents: amountCents })),
        pay_cents: payCents,
        vehicle_cents: vehicleCents,
        outlay_cents: outlayCents,
        commission_cents: commissionCents,
        margin_cents:
          priceCents === null
            ? null
            : netOf(cents(priceCents), taxed) - payCents - (vehicleCents ?? 0) - outlayCents - commissionCents,
      }),
    ),
  });
}
