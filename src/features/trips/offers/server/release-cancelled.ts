import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { releaseDriver } from "./release-driver.ts";
import { findCrewOf } from "./release-views.ts";

/** A cancelled trip needs no driver: the driver is released and gets an email. */
export async function releaseCancelled(ctx: Context, event: EventOf<"booking.cancelled">): Promise<void> {
  const crew = await findCrewOf(ctx.db, event.reference);
  for (const member of crew.filter(({ leg }) => event.legs.includes(leg)))
    await releaseDriver(ctx, member, { reference: event.reference, why: "cancelled" });
}
