import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import { undoableActions } from "#domain/undo/undo-window.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { messagesContract } from "../contract.ts";
import { insertMessage } from "./store.ts";
import { findDriver, findTrip } from "./views.ts";

/** Dispatch writes to a driver, about a trip or about anything. */
export async function sendMessageToDriver(
  ctx: Context,
  { driver_id, trip_id, text }: ParsedOf<typeof messagesContract.sendMessageToDriver>,
) {
  if (!(await findDriver(ctx.db, driver_id))) return refuse("not_found");
  const trip = trip_id ? await findTrip(ctx.db, trip_id) : undefined;
  if (trip_id && !trip) return refuse("trip_not_found");

  const heldUntil = await ctx.holdBack(async () => ({
    kind: "driver_message",
    permission: "assign_driver",
    title: undoableActions.driver_message,
    subjects: [`driver:${driver_id}`],
    soonest: trip?.pickupAt ?? null,
    draft: text,
  }));
  const id = ctx.newId();
  await insertMessage(ctx.db, {
    id,
    driverId: driver_id,
    tripId: trip?.id ?? null,
    bookingId: trip?.bookingId ?? null,
    direction: "to_driver",
    text,
    author: nameOfActor(ctx.actor),
    writtenAt: ctx.now,
    receivedAt: ctx.now,
    heldUntil,
  });
  await ctx.emit({ type: "driver.message_sent", messageId: id });
  return accept({ id });
}
