import { bookings } from "#db/schema/booking.ts";
import { people } from "#db/schema/people.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "../booking/a-booking.ts";
import { askingAs } from "./a-person.ts";

/** One customer on two records, with a booking each, and a team member as the actor. */
export async function aKnownPair(transaction: Context) {
  const ctx = await askingAs(transaction, { email: "naledi@example.com", roles: ["admin"] });
  await ctx.db
    .insert(bookings)
    .values([
      aBooking({ reference: "CTS-AAAAA1" }),
      aBooking({ reference: "CTS-AAAAA2", email: "thandi@work.example" }),
    ]);
  const [kept, gone] = await ctx.db.select({ id: people.id }).from(people).orderBy(people.email);
  return { ctx, kept: kept?.id ?? "", gone: gone?.id ?? "" };
}
