import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { linkOf } from "../../server/link-token.ts";
import { findDrive } from "../../server/views.ts";
import type { followContract } from "../contract.ts";
import { isWaitedFor } from "./describe-vehicle.ts";
import { insertLateness } from "./store.ts";

/** Passengers report that they will be late: the driver and our team are notified at once. */
export async function reportLate(ctx: Context, { token, minutes }: ParsedOf<typeof followContract.reportLate>) {
  const link = await linkOf(ctx, token);
  if (!link || link.kind === "family") return refuse("not_found");
  const parts = await findDrive(ctx.db, link.tripId);
  const waiting = parts.filter((part) => isWaitedFor(part, ctx.now));
  const [first] = waiting;
  if (!first) return refuse("not_now");

  const noticeId = ctx.newId();
  await insertLateness(ctx.db, { id: noticeId, tripId: link.tripId, minutes, createdAt: ctx.now });
  await ctx.emit({
    type: "passenger.late",
    noticeId,
    bookingId: link.bookingId,
    tripIds: waiting.map(({ tripId }) => tripId),
    minutes,
  });

  await ctx.emit({
    type: "task.wanted",
    kind: "passenger_late",
    subjectKind: "trip",
    subjectId: first.tripId,
    title: `${first.reference}: the passenger says they’ll be about ${minutes} minutes late. Check the driver’s next trip.`,
    dueAt: ctx.now.toISOString(),
  });

  return accept({ reported_at: ctx.now.toISOString() });
}
