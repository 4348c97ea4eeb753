import { nameOfActor } from "#domain/account/roles.ts";
import { lostItemAnswerHours, mayHaveLost } from "#domain/incident/lost-item-lifecycle.ts";
import { accept, refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { lostItemsContract } from "../contract.ts";
import { lostItemMover } from "./move-lost-item.ts";
import { insertLostItem } from "./store.ts";
import { countItemsOf, findRiddenTrips } from "./views.ts";

type Input = ParsedOf<typeof lostItemsContract.reportLostItem>;

const itemsAtMost = 10;

/** The customer, or our team for a caller, reports a lost item. The event asks the driver. */
export async function reportLostItem(ctx: Context, input: Input) {
  const opened = await ctx.bookings.open(ctx, input);
  if (!opened.ok) return opened;
  const bookingId = opened.value.id;
  const trip = (await findRiddenTrips(ctx.db, bookingId)).find(({ id }) => id === input.trip_id);
  if (!trip || !mayHaveLost(trip, ctx.now)) return refuse("not_possible");
  if ((await countItemsOf(ctx.db, bookingId)) >= itemsAtMost) return refuse("too_many");

  const id = ctx.newId();
  await insertLostItem(ctx.db, {
    id,
    state: "reported",
    bookingId,
    tripId: trip.id,
    driverId: trip.driverId,
    vehicleId: trip.vehicleId,
    what: input.what,
    leftWhere: input.left_where,
    contact: input.contact,
    reportedBy: nameOfActor(ctx.actor),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await lostItemMover.record(ctx, { id, from: null, to: "reported" });

  await ctx.emit({ type: "lost_item.reported", lostItemId: id });
  await ctx.emit({
    type: "task.wanted",
    kind: "find_lost_item",
    subjectKind: "lost_item",
    subjectId: id,
    title: "A passenger has lost an item. Follow up until it’s found and returned.",
    dueAt: addHours(ctx.now, lostItemAnswerHours).toISOString(),
  });
  return accept({ id });
}
