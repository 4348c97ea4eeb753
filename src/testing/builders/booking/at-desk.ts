import { eq } from "drizzle-orm";
import { bookings } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import type { Role } from "#domain/account/roles.ts";
import { bookingDeskContract } from "#features/booking/desk/contract.ts";
import { createDeskBooking } from "#features/booking/desk/server/create-desk-booking.ts";
import type { Context } from "#platform/context.ts";
import { inTransaction, type World } from "#testing/in-transaction.ts";
import { askingAs } from "../people/a-person.ts";
import { aBooking } from "./a-booking.ts";
import { aVehicle } from "./a-trip.ts";

export const atDesk = (run: (ctx: Context, world: World) => Promise<void>, role: Role = "admin") =>
  inTransaction(async (ctx, world) => {
    const me = await askingAs(ctx, { email: "office@example.com", name: "Nomsa Dlamini", roles: [role] });
    for (const [at, vehicleClass] of (["sedan", "sedan", "shuttle"] as const).entries())
      await ctx.db.insert(vehicles).values(
        aVehicle({
          plate: `CA ${at}`,
          vehicleClass,
          seats: vehicleClass === "sedan" ? 3 : 13,
          bags: 12,
          createdAt: ctx.now,
        }),
      );
    await run(me, world);
  });

export const facts = {
  service_type: "airport_transfer",
  pickup_location: "Cape Town International Airport",
  destination: "Camps Bay",
  pickup_date: "2026-11-28",
  pickup_time: "09:00",
  passengers: 2,
  first_name: "Amira",
  last_name: "Khan",
  email: "amira@example.com",
  phone: "+44 20 7946 0000",
};

export const create = (ctx: Context, changes: object = {}) =>
  createDeskBooking(ctx, bookingDeskContract.createDeskBooking.input.parse({ ...facts, ...changes }));

export async function created(ctx: Context, changes: object = {}) {
  const answer = await create(ctx, changes);
  if (!answer.ok) throw new Error(answer.reason);
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.reference, answer.value.reference));
  if (!row) throw new Error("not written");
  return row;
}

export const rowOf = async (ctx: Context, id: string) =>
  (await ctx.db.select().from(bookings).where(eq(bookings.id, id)))[0];

export const written = async (ctx: Context, changes: Parameters<typeof aBooking>[0] = {}) => {
  const row = aBooking(changes);
  await ctx.db.insert(bookings).values(row);
  return { id: row.id, version: 1, reference: row.reference };
};

export const rowByReference = async (ctx: Context, reference: string) => {
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.reference, reference));
  if (!row) throw new Error("not written");
  return row;
};
