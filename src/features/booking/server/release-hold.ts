import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { bookingHoldsContract } from "../holds-contract.ts";
import { markConfirmed } from "./confirm-contact.ts";
import { releaseHolds } from "./hold-store.ts";
import { findBeingPaid } from "./money-views.ts";
import { moveBooking } from "./move-booking.ts";
import { changeRow, doneWith, type Looked, lockLooked, recordAction } from "./office-look.ts";

/** Frees the vehicles of a booking that nobody has paid for. Taken up again, it is paid by card before one is reserved. */
export async function releaseHold(ctx: Context, asked: ParsedOf<typeof bookingHoldsContract.releaseHold>) {
  const found = await lockLooked(ctx, asked);
  if (!found.ok) return found;
  const { id, reference, state } = found.value;
  if (state !== "awaiting_payment") return refuse("not_held");
  if ((await findBeingPaid(ctx.db, [id], ctx.now)).length > 0) return refuse("being_paid");

  const changes = { isCardOnly: true, holdUntil: ctx.now };
  const moved = await moveBooking(ctx, { id, to: "expired", reason: `hold released: ${asked.reason}`, changes });
  if (!moved.ok) return refuse("not_held");
  await releaseHolds(ctx.db, id);
  await recordAction(ctx, moved.value, { action: "hold_released", reason: asked.reason });

  await ctx.emit({ type: "booking.expired", reference });
  return accept(doneWith(moved.value));
}

/** Our team has spoken to the customer. */
export async function confirmHoldContact(ctx: Context, asked: Looked) {
  const found = await lockLooked(ctx, asked);
  if (!found.ok) return found;
  const { state, contactConfirmedAt } = found.value;
  if (state !== "awaiting_payment") return refuse("not_held");
  if (contactConfirmedAt) return accept(doneWith(found.value));

  const confirmed = await markConfirmed(ctx, found.value);
  const changed = await changeRow(ctx, confirmed, {});
  await recordAction(ctx, changed, { action: "contact_confirmed" });
  return accept(doneWith(changed));
}
