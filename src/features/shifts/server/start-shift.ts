import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { checkItems, unchecked } from "#domain/shift/vehicle-check.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { shiftsContract } from "../contract.ts";
import { shiftMover } from "./move-shift.ts";
import { insertShift } from "./store.ts";
import { findOpenShift, findOwnDriver, findVehiclesNear } from "./views.ts";

type Input = ParsedOf<typeof shiftsContract.startShift>;

/** A driver takes out a vehicle they have checked. An unsafe vehicle goes off the road, and no shift starts. */
export async function startShift(ctx: Context, input: Input) {
  const driver = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  if (!driver) return refuse("not_found");
  const vehicle = (await findVehiclesNear(ctx.db, driver.id, ctx.now)).find(({ id }) => id === input.vehicle_id);
  if (!vehicle) return refuse("vehicle_not_yours");
  if (await findOpenShift(ctx.db, driver.id)) return refuse("already_open");
  if (unchecked(vehicle, input.checked).length > 0) return refuse("not_checked");
  const isDescribed = input.checked.every(({ item, is_ok }) => is_ok || input.wrong.some((one) => one.item === item));
  if (!isDescribed) return refuse("wrong_missing");

  const read = await ctx.fleet.recordReading(ctx, {
    vehicleId: vehicle.id,
    km: input.km,
    isConfirmed: input.is_confirmed,
  });
  if (!read.ok) return read.reason === "not_found" ? refuse("vehicle_not_yours") : read;
  if (await reportWrong(ctx, input)) return accept({ shift_id: null, is_off_road: true });
  const id = ctx.newId();
  const isNew = await insertShift(ctx.db, {
    id,
    driverId: driver.id,
    vehicleId: vehicle.id,
    state: "open",
    startedAt: ctx.now,
    updatedAt: ctx.now,
    startKm: input.km,
    checked: input.checked,
  });
  if (!isNew) return refuse("already_open");

  await shiftMover.record(ctx, { id, from: null, to: "open" });
  return accept({ shift_id: id, is_off_road: false });
}

/** True if a fault keeps the vehicle off the road. */
async function reportWrong(ctx: Context, { vehicle_id, checked, wrong }: Input): Promise<boolean> {
  let isOffRoad = false;
  for (const { item, severity, text } of wrong) {
    if (checked.find((one) => one.item === item)?.is_ok !== false) continue;
    const words = `${checkItems[item]}: ${text}`.slice(0, 1000);
    const reported = await ctx.fleet.reportDefect(ctx, { vehicleId: vehicle_id, severity, text: words });
    isOffRoad ||= reported.ok && reported.value.isOffRoad;
  }
  return isOffRoad;
}
