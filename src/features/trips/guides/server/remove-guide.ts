import { accept, refuse } from "#domain/result.ts";
import { isOver } from "#domain/trip/trip-on-road.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { editTrip, lockTripSeen } from "../../server/move-trip.ts";
import type { guidesContract } from "../contract.ts";
import { deleteGuide } from "./store.ts";

/** Takes a guide off a trip that is still ahead. */
export async function removeGuide(ctx: Context, input: ParsedOf<typeof guidesContract.removeGuide>) {
  const seen = await lockTripSeen(ctx, { id: input.trip_id, version: input.version });
  if (!seen.ok) return seen;
  if (isOver(seen.value)) return refuse("not_possible");
  if (!(await deleteGuide(ctx.db, input.trip_id, input.driver_id))) return refuse("not_possible");

  const { version } = await editTrip(ctx, seen.value, {});
  await recordAudit(ctx, {
    action: "trip.guide_removed",
    subject: { kind: "trip", id: input.trip_id },
    details: { driver: input.driver_id },
  });
  return accept({ version });
}
