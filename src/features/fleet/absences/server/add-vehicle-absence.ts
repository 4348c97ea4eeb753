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

/** Takes a vehicle out of sale and service. Existing bookings stay, and our team sees how many there are. */
export async function addVehicleAbsence(
  ctx: Context,
  input: ParsedOf<typeof vehicleAbsencesContract.addVehicleAbsence>,
) {
  const from = new Date(input.from);
  const until = new Date(input.until);
  if (until <= from) return refuse("ends_before_start");
  if (until <= ctx.now) return refuse("is_over");
  if (hoursBetween(from, until) > mostHours) return refuse("too_long");
  const vehicle = await lockVehicle(ctx.db, input.vehicle_id);
  if (!vehicle) return refuse("not_found");

  const id = ctx.newId();
  const { kind, reason } = input;
  const createdBy = nameOfActor(ctx.actor);
  await insertAbsence(ctx.db, { id, vehicleId: vehicle.id, kind, from, until, reason, createdBy, createdAt: ctx.now });
  await recordAudit(ctx, {
    action: "vehicle.absence_added",
    subject: { kind: "vehicle", id: vehicle.id },
    reason,
    details: { plate: vehicle.plate, kind, from: input.from, until: input.until },
  });
  const trips = await countTripsOn(ctx.db, { vehicleId: vehicle.id, from, until, now: ctx.now });
  return accept({ id, trips });
}
