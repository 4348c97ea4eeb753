import { expect, test } from "vitest";
import { aBookingCompany } from "#testing/builders/companies/a-company-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { priceForTraveller } from "./price-for-traveller.ts";

test("a fixed price of the company is what a trip costs, and the policy says whether to ask", () =>
  inTransaction(async (ctx) => {
    const account = { fixedCents: { airport_transfer: 12_300 }, hoursFrom: "12:00", hoursUntil: "18:00" };
    const { booker, wish } = await aBookingCompany(ctx, account);
    expect(await priceForTraveller(booker, wish())).toMatchObject({
      value: { offer: { total_cents: 12_300, light: "green" }, breaches: ["hours"], standing: "open" },
    });
    expect(await priceForTraveller(booker, wish({ pickup_date: "2026-01-01" }))).toMatchObject({
      reason: "pickup_in_past",
    });
  }));
