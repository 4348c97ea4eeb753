import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { findPersonData } from "./find-person-data.ts";

const asOurTeam = (ctx: Context) =>
  askingAs(ctx, { email: "boss@capetownshuttle.example", name: "Themba", roles: ["super_user"] });
const past = {
  state: "completed",
  pickupAt: new Date("2026-10-01T07:00:00Z"),
  totalCents: 100,
  paidCents: 100,
} as const;

test.each([
  ["email", "Thandi@Example.com"],
  ["phone, written another way", "082 555 0199"],
  ["reference", "cts-aaaaaa"],
])("a guest without an account is found by %s", (_by, search) =>
  inTransaction(async (ctx) => {
    await ctx.db
      .insert(bookings)
      .values([
        aBooking({ ...past, reference: "CTS-AAAAAA" }),
        aBooking({ ...past, email: "pieter@example.com", phone: "+27 83 555 0111" }),
      ]);
    const personData = await findPersonData(await asOurTeam(ctx), { search });
    expect(personData).toMatchObject({
      value: { people: [{ email: "thandi@example.com", name: "Thandi Mokoena", has_account: false }] },
    });
    expect(personData.value.people).toHaveLength(1);
  }),
);

test("no one is found by what no record carries", () =>
  inTransaction(async (ctx) => {
    await ctx.db.insert(bookings).values(aBooking(past));
    expect(await findPersonData(await asOurTeam(ctx), { search: "unknown@example.com" })).toEqual(
      accept({ people: [] }),
    );
  }));
