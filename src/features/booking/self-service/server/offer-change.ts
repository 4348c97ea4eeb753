import { type Change, changeAnswerMinutes, isSmallChange } from "#domain/booking/booking-change.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ChangeOffer } from "../../change-contract.ts";
import { keptChange, valuesOf } from "../../server/describe-change.ts";
import { findReplaced } from "../../server/invoice-views.ts";
import type { BookingRow } from "../../server/move-store.ts";
import type { PricedChange } from "../../server/price-change.ts";
import { readBefore } from "../../server/record-change.ts";
import { findVehicleClasses } from "../../server/selling-views.ts";

export const offerChange = async (
  ctx: Context,
  booking: BookingRow,
  change: Change,
  priced: PricedChange,
): Promise<ChangeOffer> => ({
  outcome: priced.outcome,
  values: valuesOf(
    booking,
    { before: await readBefore(ctx, booking, change), after: keptChange(change) },
    await findVehicleClasses(ctx.db),
  ),
  difference_cents: booking.totalCents === null || isSmallChange(change) ? 0 : priced.differenceCents,
  new_total_cents: isSmallChange(change) ? booking.totalCents : priced.totalCents,
  answer_due_at: priced.outcome === "needs_team" ? answerDue(ctx.now).toISOString() : null,
  replaced_invoice: isSmallChange(change) ? null : await findReplaced(ctx.db, booking, priced.totalCents),
  version: booking.version,
});

export const answerDue = (now: Date): Date => addMinutes(now, changeAnswerMinutes);
