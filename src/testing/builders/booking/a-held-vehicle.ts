import { eq } from "drizzle-orm";
import { bookings } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { heldVehicles } from "#features/booking/holds/server/held-vehicles.ts";
import { createBooking } from "#features/selling/sale/server/create-booking.ts";
import type { Context } from "#platform/context.ts";
import { askingAs } from "../people/a-person.ts";
import { aBookingRequest } from "./a-booking-request.ts";
import { aVehicle } from "./a-trip.ts";

export const team = (ctx: Context) => askingAs(ctx, { name: "Naledi", roles: ["admin"] });

export const hold = async (ctx: Context, changes = {}) => {
  await ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 }));
  const created = await createBooking(ctx, aBookingRequest(changes));
  if (!created.ok) throw new Error(created.reason);
  const reference = created.value.booking_reference;
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.reference, reference));
  if (!row) throw new Error("not written");
  return { ...row, code: created.value.access_code };
};

export const listed = async (ctx: Context) => {
  const result = await heldVehicles(ctx);
  return result.ok ? result.value.holds : [];
};
