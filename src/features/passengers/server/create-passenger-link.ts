import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { passengersContract } from "../contract.ts";
import { describeList } from "./describe-list.ts";
import { insertLink } from "./store.ts";

/** One link a booking: asked for again, it is the same one. It opens the list until the trip is over, and nothing else. */
export async function createPassengerLink(
  ctx: Context,
  input: ParsedOf<typeof passengersContract.createPassengerLink>,
) {
  const opened = await ctx.bookings.open(ctx, input);
  if (!opened.ok) return opened;
  const bookingId = opened.value.id;
  const before = await describeList(ctx, bookingId, { withLink: true });
  if (!before?.may_edit) return refuse("over");
  if (before.link) return accept(before);
  const createdBy = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  await insertLink(ctx.db, { id: ctx.newId(), bookingId, createdBy, createdAt: ctx.now });
  await recordAudit(ctx, { action: "booking.passenger_link_created", subject: { kind: "booking", id: bookingId } });
  const list = await describeList(ctx, bookingId, { withLink: true });
  return list ? accept(list) : refuse("not_found");
}
