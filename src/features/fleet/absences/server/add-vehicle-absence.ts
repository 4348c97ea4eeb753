import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import { hoursBetween } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { insertAbsence } from "../../server/absence-store.ts";
import { lockVehicle } from "../../server/store.ts";
import { countTripsOn } from "../../server/views.ts";
import type { vehicleAbsencesContract } from "../contract.ts";

const mostHours = 2 * 366 * 24;

/** Keeps a vehicle from being sold or sent. What it was taken for before stays, and our team is told how much that is. */
export async function addVehicleAbsence(
  ctx: Context,
  asked: ParsedOf<typeof vehicleAbsencesContract.addVehicleAbsence>,
) {
  const from = new Date(asked.from);
  const until = new Date(asked.until);
  if (until <= from) return refuse("ends_before_start");
  if (until <= ctx.now) return refuse("is_over");
  if (hoursBetween(from, until) > mostHours) return refuse("too_long");
  const vehicle = await lockVehicle(ctx.db, asked.vehicle_id);
  if (!vehicle) return refuse("not_found");

  const id = ctx.newId();
  const { kind, reason } = asked;
  const createdBy = nameOfActor(ctx.actor);
  await insertAbsence(ctx.db, { id, vehicleId: vehicle.id, kind, from, until, reason, createdBy, createdAt: ctx.now });
  await recordAudit(ctx, {
    action: "vehicle.absence_added",
    subject: { kind: "vehicle", id: vehicle.id },
    reason,
    details: { plate: vehicle.plate, kind, from: asked.from, until: asked.until },
  });
  const trips = await countTripsOn(ctx.db, { vehicleId: vehicle.id, from, until, now: ctx.now });
  return accept({ id, trips });
}
