import { type Change, isSmallChange } from "#domain/booking/booking-change.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { applyChange } from "../../server/apply-change.ts";
import { type BookingRow, lockBooking, updateBooking } from "../../server/move-store.ts";
import { type PricedChange, priceChange } from "../../server/price-change.ts";
import { recordChange } from "../../server/record-change.ts";
import type { selfServiceContract } from "../contract.ts";
import { answerDue, offerChange } from "./offer-change.ts";
import { openBooking } from "./open-booking.ts";
import { readChange } from "./read-change.ts";
import { describeMyBooking } from "./read-my-booking.ts";

/** Changes a booking: at once where no one needs to be asked, else as a proposal that leaves it as it is. */
export async function changeBooking(ctx: Context, asked: ParsedOf<typeof selfServiceContract.changeBooking>) {
  const opened = await openBooking(ctx, { reference: asked.reference, code: asked.code ?? null });
  if (!opened.ok) return opened;
  const booking = await lockBooking(ctx.db, opened.value.id);
  if (!booking) return refuse("not_found");
  if (booking.version !== asked.version) return changedMeanwhile(ctx, booking);

  const change = readChange(ctx, booking, asked.change);
  if (!change.ok) return change;
  const priced = await priceChange(ctx, booking, change.value);
  const offer = await offerChange(ctx, booking, change.value, priced);
  if (offer.difference_cents !== null && offer.difference_cents !== (asked.expected_difference_cents ?? 0))
    return refuse("price_changed", { offer });

  const changeId = ctx.newId();
  const isApplied = priced.outcome === "applies_at_once";
  const { differenceCents } = priced;
  const decidedBy = isApplied ? "rules" : "proposed";
  const record = { changeId, change: change.value, differenceCents, note: asked.note, decidedBy } as const;
  await recordChange(ctx, booking, record);
  if (!isApplied) {
    await propose(ctx, booking, changeId);
    return accept({ outcome: "proposed", change_id: changeId } as const);
  }
  const applied = await applyChange(ctx, booking, { ...appliedAtOnce(change.value, priced), changeId });
  if (applied.ok) return accept({ outcome: "applied", change_id: changeId } as const);
  // Someone took the vehicle between the look and the grasp.
  return applied.reason === "under_way" ? refuse("under_way") : changedMeanwhile(ctx, booking);
}

const appliedAtOnce = (change: Change, { priced, settings, totalCents }: PricedChange) => ({
  change,
  priced,
  settings,
  ...(!isSmallChange(change) && { totalCents }),
});

const changedMeanwhile = async (ctx: Context, booking: BookingRow) =>
  refuse("changed_meanwhile", { booking: await describeMyBooking(ctx, booking) });

async function propose(ctx: Context, booking: BookingRow, changeId: string): Promise<void> {
  await updateBooking(ctx.db, booking.id, {
    amendment: "proposed_by_customer",
    version: booking.version + 1,
    updatedAt: ctx.now,
  });
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
