import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { organisations } from "#db/schema/partners.ts";
import { people } from "#db/schema/people.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { anAccount } from "#testing/builders/people/an-account.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { listIntroducers } from "./list-introducers.ts";
import { listRelationships } from "./list-relationships.ts";

test("bookings say which concierge brought which guest, with the revenue", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const partnerId = newId();
    await ctx.db.insert(organisations).values({ id: partnerId, kind: "hotel", name: "Bay View", createdAt: testNow });
    const bookerId = await anAccount(ctx, ["hotel"], { name: "Palesa Khumalo" });
    const brought = { partnerId, bookerId, source: "hotel", createdAt: testNow };
    await ctx.db
      .insert(bookings)
      .values([
        aBooking({ ...brought, reference: "CTS-AAAAA1", state: "completed", totalCents: 90_000 }),
        aBooking({ ...brought, reference: "CTS-AAAAA2", state: "confirmed", totalCents: 60_000 }),
        aBooking({ ...brought, reference: "CTS-AAAAA3", state: "cancelled", totalCents: 70_000 }),
        aBooking({ reference: "CTS-AAAAA4", state: "completed", totalCents: 10_000, createdAt: testNow }),
      ]);
    const [person] = await ctx.db.select().from(people);
    expect(await listRelationships(admin, { customer_id: person?.id ?? "" })).toMatchObject({
      value: {
        added: [],
        booked_by: [
          { organisation: { label: "Bay View" }, booker: "Palesa Khumalo", bookings: 2, revenue_cents: 150_000 },
        ],
      },
    });
    expect((await listIntroducers(admin)).value.introducers).toMatchObject([
      {
        organisation: { label: "Bay View" },
        booker: "Palesa Khumalo",
        guests: 1,
        bookings: 2,
        revenue_cents: 150_000,
        best: [{ id: person?.id, revenue_cents: 150_000 }],
      },
    ]);
  }));
