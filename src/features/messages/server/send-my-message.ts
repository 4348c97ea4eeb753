import { personAsking } from "#domain/account/person-asking.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import { happenedAt } from "#domain/road/event-clock.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { messagesContract } from "../contract.ts";
import { insertMessage } from "./store.ts";
import { findOwnDriver, findTripOnRoad } from "./views.ts";

/** A driver writes, online or offline. What is sent from the road is about the trip they are on. */
export async function sendMyMessage(ctx: Context, input: ParsedOf<typeof messagesContract.sendMyMessage>) {
  const driver = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  if (!driver) return refuse("not_found");
  const trip = await findTripOnRoad(ctx.db, driver.id);
  const sent = { occurredAt: new Date(input.written_at), sentAt: new Date(input.sent_at) };

  await insertMessage(ctx.db, {
    id: input.key,
    driverId: driver.id,
    tripId: trip?.id ?? null,
    bookingId: trip?.bookingId ?? null,
    direction: "from_driver",
    text: input.text,
    author: nameOfActor(ctx.actor),
    writtenAt: happenedAt(sent, ctx.now),
    receivedAt: ctx.now,
  });
  return accept({});
}
