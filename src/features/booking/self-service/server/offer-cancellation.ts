import type { Cancellation } from "#domain/booking/cancel-legs.ts";
import { resaleCredit } from "#domain/booking/resale.ts";
import type { Context } from "#platform/context.ts";
import { findWeatherOf } from "../../server/cancel-legs.ts";
import type { BookingRow } from "../../server/move-store.ts";
import { findSettings } from "../../server/selling-views.ts";
import type { CancelOffer, CustomerReason } from "../contract.ts";

const withDocument: readonly CustomerReason[] = ["MEDICAL_WAIVER", "DEATH_WAIVER"];

type CancelRequest = { readonly legs: readonly number[] | null; readonly reason: CustomerReason };

export const cancelInput = ({ legs, reason }: CancelRequest) => ({ legs, code: reason, isOurTeam: false });

export const offerCancellation = async (
  ctx: Context,
  booking: BookingRow,
  priced: Cancellation,
  reason: CustomerReason,
): Promise<CancelOffer> => ({
  legs: priced.legs.map(({ leg, pickupAt, price, fee, hoursBefore }) => ({
    leg,
    pickup_at: pickupAt.toISOString(),
    price_cents: price,
    fee_cents: fee,
    hours_before: hoursBefore,
  })),
  is_whole: priced.isWhole,
  fee_cents: priced.fee,
  paid_cents: booking.paidCents,
  refund_cents: priced.refund,
  claimed_cents: priced.claimed,
  resale_cents: priced.isWhole
    ? resaleCredit({
        feeCents: priced.fee,
        feeShare: (await findSettings(ctx.db)).resale.feeShare,
        soldCents: booking.totalCents ?? 0,
      })
    : 0,
  goes_to_team: priced.hasClaim,
  needs_document: priced.hasClaim && withDocument.includes(reason),
  weather: (await findWeatherOf(ctx, booking, { code: reason }))
    .filter(({ leg }) => priced.legs.some((cancelled) => cancelled.leg === leg))
    .map(({ day, reason: said }) => ({ day, reason: said })),
});
