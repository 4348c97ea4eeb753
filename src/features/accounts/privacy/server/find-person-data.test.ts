import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { vouchers } from "#db/schema/payments.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { findPersonData } from "./find-person-data.ts";
import { holderPlaces } from "./holder-views.ts";

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
  ["a part of their name", "andi mokoe"],
])("a guest without an account is found by %s", (_by, search) =>
  inTransaction(async (ctx) => {
    await ctx.db
      .insert(bookings)
      .values([
        aBooking({ ...past, reference: "CTS-AAAAAA" }),
        aBooking({ ...past, firstName: "Pieter", email: "pieter@example.com", phone: "+27 83 555 0111" }),
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

test("someone is found in every place that erases an address", () =>
  inTransaction(async (ctx) => {
    const team = await asOurTeam(ctx);
    const places = holderPlaces(ctx.personalData).map(({ table, email }) => `${table}.${email}`);
    expect(places).toEqual(
      expect.arrayContaining(["vouchers.recipient_email", "guest_bookings.guest_email", "messages.recipient"]),
    );
    await ctx.db.insert(vouchers).values({
      id: ctx.newId(),
      number: "GV-7KQ2M4",
      amountCents: 100,
      buyerName: "Pieter",
      buyerEmail: "pieter@example.com",
      recipientName: "Zola Dube",
      recipientEmail: "zola@example.com",
      createdAt: ctx.now,
    });
    expect(await findPersonData(team, { search: "zola d" })).toMatchObject({
      value: { people: [{ email: "zola@example.com", name: "Zola Dube" }] },
    });
  }));
