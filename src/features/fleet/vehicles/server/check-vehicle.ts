import { classOf } from "#domain/catalogue/vehicle-class.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { lockPlate, type VehicleFacts } from "../../server/store.ts";
import type { VehicleForm } from "../contract.ts";
import { findVehicleClasses, isProvider } from "./views.ts";

type Refusal = "no_such_class" | "plate_taken" | "no_such_owner" | "year_ahead";

/** The form’s values as columns, if they are allowed in this fleet. `id` is the vehicle being edited. */
export async function checkVehicle(
  ctx: Context,
  form: VehicleForm,
  id?: string,
): Promise<Result<Required<Pick<VehicleFacts, Entered>>, Refusal>> {
  if (form.year > Number(localDateOf(ctx.now).slice(0, 4)) + 1) return refuse("year_ahead");
  if (form.owner_id !== null && !(await isProvider(ctx.db, form.owner_id))) return refuse("no_such_owner");
  if (!classOf(await findVehicleClasses(ctx.db), form.vehicle_class)) return refuse("no_such_class");
  const taken = await lockPlate(ctx.db, form.plate);
  if (taken && taken.id !== id) return refuse("plate_taken");
  const { plate, vehicle_class: vehicleClass, make, model, year, seats, bags, vin, colour, fuel, note } = form;
  return accept({
    plate,
    vehicleClass,
    make,
    model,
    year,
    seats,
    bags,
    vin,
    colour,
    fuel,
    note,
    hasTrailerHook: form.has_trailer_hook,
    ownerId: form.owner_id,
  });
}

type Entered =
  | ("plate" | "vehicleClass" | "make" | "model" | "year" | "seats" | "bags" | "vin" | "colour" | "fuel" | "note")
  | ("hasTrailerHook" | "ownerId");
