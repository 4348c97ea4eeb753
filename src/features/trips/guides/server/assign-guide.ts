import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import { isOver } from "#domain/trip/trip-on-road.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { editTrip, lockTripSeen } from "../../server/move-trip.ts";
import type { guidesContract } from "../contract.ts";
import { judgeGuides } from "./judge-guides.ts";
import { insertGuide } from "./store.ts";

/** Names a guide for a trip, if they are free and registered until it ends. */
export async function assignGuide(ctx: Context, input: ParsedOf<typeof guidesContract.assignGuide>) {
  const seen = await lockTripSeen(ctx, { id: input.trip_id, version: input.version });
  if (!seen.ok) return seen;
  const trip = seen.value;
  if (isOver(trip)) return refuse("not_possible");

  const guides = await judgeGuides(ctx, { id: trip.id, from: trip.pickupAt, to: trip.plannedEnd });
  const guide = guides.find(({ driver_id }) => driver_id === input.driver_id);
  if (!guide) return refuse("no_such_guide");
  if (guide.reasons.length > 0) return refuse("blocked", { reasons: guide.reasons });

  await insertGuide(ctx.db, {
    tripId: trip.id,
    driverId: input.driver_id,
    assignedBy: nameOfActor(ctx.actor),
    createdAt: ctx.now,
  });
  const { version } = await editTrip(ctx, trip, {});
  await recordAudit(ctx, {
    action: "trip.guide_assigned",
    subject: { kind: "trip", id: trip.id },
    details: { driver: input.driver_id },
  });
  return accept({ version });
}
