import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { referencesOf } from "#testing/builders/booking/a-list-of-references.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { organisationBookings } from "./organisation-bookings.ts";

describe("an organisation's bookings", () => {
  const withOrganisation = async (ctx: Context, changes: Partial<typeof organisations.$inferInsert>) => {
    const me = await askingAs(ctx, { email: "hotel@example.com" });
    const id = newId();
    await ctx.db
      .insert(organisations)
      .values({ id, kind: "hotel", name: "Harbour House", createdAt: testNow, ...changes });
    await ctx.db.insert(organisationMembers).values({ organisationId: id, userId: me.userId });
    await ctx.db.insert(bookings).values([aBooking({ organisationId: id }), aBooking()]);
    return referencesOf(organisationBookings(me, { when: "upcoming" }));
  };

  test.each([
    ["a hotel's are seen by its members", {}, 1],
    ["an agency's too", { kind: "travel_agency" }, 1],
    ["a company's too", { kind: "corporate" }, 1],
    ["a driver provider has none", { kind: "driver_provider" }, 0],
    ["a suspended partner sees none", { status: "suspended" }, 0],
  ] as const)("%s", (_what, changes, count) =>
    inTransaction(async (ctx) => {
      expect(await withOrganisation(ctx, changes)).toHaveLength(count);
    }),
  );
});
