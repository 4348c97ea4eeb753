import { eq } from "drizzle-orm";
import { bookings } from "#db/schema/booking.ts";
import { bookingFacts } from "#domain/booking/facts.ts";
import { localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import { bookingDeskContract } from "#features/booking/desk/contract.ts";
import { editBooking } from "#features/booking/desk/server/edit-booking.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { askingAs } from "../people/a-person.ts";

type BookingRow = typeof bookings.$inferSelect;

/** All facts of a booking as our team’s form sends them. */
export const factsOf = (row: BookingRow) => ({
  service_type: row.serviceType,
  offer: row.offer,
  pickup_location: row.pickupLocation,
  destination: row.destination,
  pickup_date: localDateOf(row.pickupAt),
  pickup_time: localTimeOf(row.pickupAt),
  return_date: row.returnAt && localDateOf(row.returnAt),
  return_time: row.returnAt && localTimeOf(row.returnAt),
  passengers: row.passengers,
  bags: row.bags,
  child_seats: row.childSeats,
  child_seat_sizes: row.childSeatSizes,
  extra_stops: row.extraStops,
  ...bookingFacts.toWire(row),
  vehicle_class: row.vehicleClass,
  hire_unit: row.hireUnit,
  hire_hours: row.hireHours,
  package_days: row.packageDays,
  first_name: row.firstName,
  last_name: row.lastName,
  email: row.email,
  phone: row.phone,
});

export const asTeam = (ctx: Context): Promise<Context> =>
  askingAs(ctx, { email: `team-${newId()}@example.com`, name: "Nomsa Dlamini", roles: ["admin"] });

/** Saves our team’s form with some facts changed. */
export async function editFacts(ctx: Context, id: string, changes: object) {
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.id, id));
  if (!row) throw new Error("We couldn’t find that booking.");
  const input = { ...factsOf(row), id, version: row.version, ...changes };
  return editBooking(await asTeam(ctx), bookingDeskContract.editBooking.input.parse(input));
}
