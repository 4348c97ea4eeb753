import { vehicles } from "#db/schema/fleet.ts";
import type { Context } from "#platform/context.ts";
import { aVehicle } from "../booking/a-trip.ts";
import { askingAs } from "../people/a-person.ts";

/** A team member who manages the fleet, and one vehicle. */
export async function aFleetTeam(transaction: Context, changes: Partial<typeof vehicles.$inferInsert> = {}) {
  const ctx = await askingAs(transaction, { name: "Naledi", email: "naledi@example.com", roles: ["admin"] });
  const vehicle = aVehicle({ plate: "CA 482-117", odometerKm: 60_000, ...changes });
  await ctx.db.insert(vehicles).values(vehicle);
  return { ctx, vehicle };
}

/** The facts of a vehicle as its form sends them. */
export const aVehicleForm = (changes: object = {}) => ({
  plate: "CA 900-100",
  vehicle_class: "shuttle" as const,
  make: "Toyota",
  model: "Quantum",
  year: 2025,
  seats: 13,
  bags: 10,
  vin: "",
  colour: "White",
  fuel: "diesel" as const,
  has_trailer_hook: true,
  owner_id: null,
  note: "",
  ...changes,
});
