import { bookings } from "#db/schema/booking.ts";
import { trips } from "#db/schema/trips.ts";
import { standardPolicy } from "#domain/booking/cancellation.ts";
import { localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { askingAs } from "../people/a-person.ts";
import { aBooking } from "./a-booking.ts";

export const day = localDate("2026-11-25");

const at = (time: string, on = "2026-11-25") => momentOf(localDate(on), localTime(time));

export const sea = { day, reach: "weather_tours", offers: [], reason: "Gale warning.", tells_guests: true } as const;

/** A paid trip of R1 000 at 14:00 on the day. */
export async function writeBooked(
  ctx: Context,
  offer: string | null,
  more: Partial<typeof bookings.$inferInsert> = {},
) {
  const row = aBooking({
    state: "confirmed",
    offer,
    pickupAt: at("14:00"),
    returnAt: null,
    policy: standardPolicy,
    totalCents: 100_000,
    paidCents: 100_000,
    ...more,
  });
  await ctx.db.insert(bookings).values(row);
  await ctx.db.insert(trips).values({
    id: newId(),
    bookingId: row.id,
    leg: 1,
    state: "unassigned",
    createdAt: ctx.now,
    priceCents: 100_000,
    pickupLocation: row.pickupLocation,
    destination: row.destination,
    passengers: 2,
    vehicleClass: "sedan",
    pickupAt: row.pickupAt,
    plannedEnd: at("20:00"),
  });
  return { reference: row.reference, code: ctx.accessCodeFor(row.reference) };
}

export const adminOf = (ctx: Context) => askingAs(ctx, { email: "liesl@example.com", name: "Liesl", roles: ["admin"] });

export const weather = { legs: null, reason: "WEATHER", document: null } as const;

export const late = { now: at("10:00") };
