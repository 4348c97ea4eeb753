import { bookings } from "#db/schema/booking.ts";
import type { Context } from "#platform/context.ts";
import { testNow } from "#testing/in-transaction.ts";
import { anAccount, asPerson } from "../people/an-account.ts";
import { aBooking } from "./a-booking.ts";

export const team = async (ctx: Context, name = "Naledi Jacobs") =>
  asPerson(ctx, await anAccount(ctx, ["admin"], { name }), ["admin"]);

export const dueAt = new Date(testNow.getTime() + 20 * 60_000);

export const late = new Date(testNow.getTime() + 21 * 60_000);

export async function writeRequest(ctx: Context, changes: Parameters<typeof aBooking>[0] = {}) {
  const row = aBooking({ reference: "CTS-7K3M9Q", responseDueAt: dueAt, ...changes });
  await ctx.db.insert(bookings).values(row);
  return row.id;
}
