import { type Change, isSmallChange } from "#domain/booking/booking-change.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { applyChange } from "../../server/apply-change.ts";
import { changeRow } from "../../server/lock-current.ts";
import type { BookingRow } from "../../server/move-store.ts";
import { type PricedChange, priceChange } from "../../server/price-change.ts";
import { recordChange } from "../../server/record-change.ts";
import { takeExtras } from "../../server/take-extras.ts";
import { answerDue, offerChange } from "./offer-change.ts";
import { describeMyBooking } from "./read-my-booking.ts";

type RequestedChange = {
  readonly change: Change;
  /** The price the customer was shown. */
  readonly expectedDifferenceCents: number;
  readonly note: string;
};

/** Applies a customer’s change to a locked booking, or records it as a proposal for our team. */
export async function requestChange(ctx: Context, booking: BookingRow, requestedChange: RequestedChange) {
  const { change, note } = requestedChange;
  const priced = await priceChange(ctx, booking, change, "takeDrivers");
  const offer = await offerChange(ctx, booking, change, priced);
  if (offer.difference_cents !== null && offer.difference_cents !== requestedChange.expectedDifferenceCents)
    return refuse("price_changed", { offer });

  // Said before our team is asked: no one can promise what isn’t there.
  const short = change.extras && (await takeExtras(ctx, priced.priced, booking.id));
  if (short) return refuse("extra_unavailable", short);
  const changeId = ctx.newId();
  const isApplied = priced.outcome === "applies_at_once";
  const { differenceCents } = priced;
  const decidedBy = isApplied ? "rules" : "proposed";
  await recordChange(ctx, booking, { changeId, change, differenceCents, note, decidedBy });
  if (!isApplied) {
    await propose(ctx, booking, changeId);
    return accept({ outcome: "proposed", change_id: changeId } as const);
  }
  const applied = await applyChange(ctx, booking, { ...appliedAtOnce(change, priced), changeId });
  if (applied.ok) return accept({ outcome: "applied", change_id: changeId } as const);
  // Someone took the vehicle between the check and the booking.
  if (applied.reason === "no_vehicle_free") return changedMeanwhile(ctx, booking);
  return applied.reason === "under_way" ? refuse("under_way") : refuse("extra_unavailable", applied.details);
}

const appliedAtOnce = (change: Change, { priced, settings, totalCents }: PricedChange) => ({
  change,
  priced,
  settings,
  ...(!isSmallChange(change) && { totalCents }),
});

export const changedMeanwhile = async (ctx: Context, booking: BookingRow) =>
  refuse("changed_meanwhile", { booking: await describeMyBooking(ctx, booking) });

async function propose(ctx: Context, booking: BookingRow, changeId: string): Promise<void> {
  await changeRow(ctx, booking, { amendment: "proposed_by_customer" });
  await ctx.emit({ type: "booking.change_proposed", reference: booking.reference, changeId });
  await ctx.emit({
    type: "task.wanted",
    kind: "answer_change",
    subjectKind: "booking_change",
    subjectId: changeId,
    title: `${booking.reference}: answer the customer’s change`,
    dueAt: answerDue(ctx.now).toISOString(),
  });
}
