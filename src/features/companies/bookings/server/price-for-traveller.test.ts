import { expect, test } from "vitest";
import { aBookingCompany } from "#testing/builders/companies/a-company-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { priceForTraveller } from "./price-for-traveller.ts";

test("a company’s fixed price applies to the trip, and the policy says whether it needs approval", () =>
  inTransaction(async (ctx) => {
    const account = { fixedCents: { airport_transfer: 12_300 }, hoursFrom: "12:00", hoursUntil: "18:00" };
    const { booker, wish } = await aBookingCompany(ctx, account);
    expect(await priceForTraveller(booker, wish())).toMatchObject({
      value: { offer: { total_cents: 12_300, light: "green" }, breaches: ["hours"], standing: "open", alike: [] },
    });
    expect(await priceForTraveller(booker, wish({ pickup_date: "2026-01-01" }))).toMatchObject({
      reason: "pickup_in_past",
    });
  }));

test("a similar ride within half an hour is shown before booking, never another company’s", () =>
  inTransaction(async (ctx) => {
    const { book, booker, wish } = await aBookingCompany(ctx);
    const booked = await book();
    if (!booked.ok) throw new Error(booked.reason);
    const alikeTo = async (changes: Parameters<typeof wish>[0], asking: typeof booker = booker) => {
      const priced = await priceForTraveller(asking, wish(changes));
      return priced.ok ? priced.value.alike.map(({ reference }) => reference) : priced.reason;
    };
    expect(await alikeTo({ pickup_time: "10:20" })).toEqual([booked.value.reference]);
    expect(await alikeTo({ pickup_time: "10:31" })).toEqual([]);
    expect(await alikeTo({ pickup_time: "10:20", destination: "Stellenbosch" })).toEqual([]);
    const { booker: other } = await aBookingCompany(ctx);
    expect(await alikeTo({ pickup_time: "10:20" }, other)).toEqual([]);
  }));
