import { nameOfActor } from "#domain/account/roles.ts";
import { type Change, isSmallChange } from "#domain/booking/booking-change.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { applyChange } from "../../server/apply-change.ts";
import { insertChange } from "../../server/change-store.ts";
import { beforeOf, keptChange, unpriced } from "../../server/describe-change.ts";
import { type BookingRow, lockBooking, updateBooking } from "../../server/move-store.ts";
import { type PricedChange, priceChange } from "../../server/price-change.ts";
import type { selfServiceContract } from "../contract.ts";
import { answerDue, offerChange } from "./offer-change.ts";
import { openBooking } from "./open-booking.ts";
import { readChange } from "./read-change.ts";
import { describeMyBooking } from "./read-my-booking.ts";

/** Changes a booking: at once where nobody needs to be asked, else as a proposal that leaves it as it is. */
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
  await insertChange(ctx.db, rowOf(ctx, booking, { changeId, change: change.value, priced, note: asked.note }));
  if (!isApplied) {
    await propose(ctx, booking, changeId);
    return accept({ outcome: "proposed", change_id: changeId } as const);
  }
  const amendment = booking.amendment === "rejected" ? "none" : booking.amendment;
  const applied = await applyChange(ctx, booking, { change: change.value, pricing: priced, changeId, amendment });
  // Somebody took the vehicle between the look and the grasp.
  if (!applied.ok) return changedMeanwhile(ctx, booking);
  return accept({ outcome: "applied", change_id: changeId } as const);
}

const changedMeanwhile = async (ctx: Context, booking: BookingRow) =>
  refuse("changed_meanwhile", { booking: await describeMyBooking(ctx, booking) });

type NewChange = {
  readonly changeId: string;
  readonly change: Change;
  readonly priced: PricedChange;
  readonly note: string;
};

function rowOf(ctx: Context, booking: BookingRow, { changeId, change, priced, note }: NewChange) {
  const isApplied = priced.outcome === "applies_at_once";
  const isPriced = isSmallChange(change) || priced.differenceCents !== null;
  return {
    id: changeId,
    bookingId: booking.id,
    state: isApplied ? ("applied" as const) : ("proposed" as const),
    proposedBy: nameOfActor(ctx.actor),
    before: beforeOf(booking, change),
    after: { ...keptChange(change), ...(!isPriced && unpriced) },
    differenceCents: isSmallChange(change) ? 0 : (priced.differenceCents ?? 0),
    note,
    createdAt: ctx.now,
    ...(isApplied && { decidedBy: "system", decidedAt: ctx.now }),
  };
}

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
    title: `${booking.reference}: answer the customer's change`,
    dueAt: answerDue(ctx.now).toISOString(),
  });
}
