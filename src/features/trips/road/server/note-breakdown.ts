import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { lockTrip } from "../../server/store.ts";
import { appendEvent, findEvent } from "./event-store.ts";

/**
 * Our team recorded a breakdown together with the vehicle they sent: it is in the trip’s record once it can’t be undone any
 * more, for a record that is sealed takes nothing back.
 */
export async function noteBreakdown(ctx: Context, event: EventOf<"trip.broken_off">): Promise<void> {
  const { entryId, tripId, reason, by } = event;
  if (!entryId || !(await lockTrip(ctx.db, tripId)) || (await findEvent(ctx.db, entryId))) return;
  const at = new Date(event.at);
  await appendEvent(ctx.db, {
    id: entryId,
    tripId,
    event: "break_off",
    occurredAt: at,
    receivedAt: at,
    happenedAt: at,
    clockBehindS: 0,
    actor: by,
    place: null,
    batteryPercent: null,
    outcome: "moved",
    note: reason,
  });
}
