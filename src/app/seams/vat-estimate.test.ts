import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { sampleTariff, sampleTours as tours } from "#db/seed/catalogue/sample-tours.ts";
import { findSettings } from "#db/settings-views.ts";
import { bookingFacts } from "#domain/booking/facts.ts";
import { cents } from "#domain/money/money.ts";
import { taxOn } from "#domain/money/vat.ts";
import { type Journey, priceJourney } from "#domain/pricing/journey-price.ts";
import { sumOption } from "#domain/quote/quote-sum.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { overridePrice } from "#features/booking/money/server/override-price.ts";
import { agreedPrice } from "#features/booking/requests/server/translate-quote.ts";
import { writeBooking } from "#features/booking/server/write-booking.ts";
import { billBooking } from "#features/invoices/billing/server/bill-booking.ts";
import type { Context } from "#platform/context.ts";
import { journey as transfer } from "#testing/builders/booking/a-sold-transfer.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { givenSettings } from "#testing/company/given-settings.ts";
import { inTransaction } from "#testing/in-transaction.ts";

const tour: Journey = { ...transfer, service: "day_tour", offer: tours[0]?.slug ?? null };
const back: Journey = { ...transfer, returnAt: new Date("2026-12-02T08:00:00Z") };

const rates = [
  { from: "2018-04-01", rate: 0.15 },
  { from: "2026-11-01", rate: 0.155 },
];
const standings = [true, false].flatMap((isVendor) =>
  [true, false].flatMap((splitsTours) => [
    { isVendor, splitsTours },
    { isVendor, splitsTours, rates },
  ]),
);
const journeys = { tour, transfer, "transfer with a way back": back };
const cases = Object.entries(journeys).flatMap(([name, journey]) =>
  standings.map((tax) => [name, JSON.stringify(tax), journey, tax] as const),
);

const mixed = {
  title: "Our offer",
  lines: [
    { text: "Driving", quantity: 1, unit_cents: 180_033, vat_code: "EX12G", amount_cents: 180_033 },
    { text: "Guide", quantity: 2, unit_cents: 57_507, vat_code: "STD15", amount_cents: 115_014 },
    { text: "Entry tickets", quantity: 1, unit_cents: 9_999, vat_code: "OOS", amount_cents: 9_999 },
  ] as const,
};
const discount = 12_345;
const promoCents = 33_333;
const mixedTotal = mixed.lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0) - discount - promoCents;

type Sold = { readonly journey: Journey; readonly isQuoted?: boolean };

/** A confirmed booking on account, priced by the tariff or by a quote with extras, a discount and a promo code. */
async function sell(ctx: Context, { journey, isQuoted }: Sold) {
  const priced = priceJourney(journey, sampleTariff, ctx.now);
  const quote = { option: { ...mixed, lines: [...mixed.lines], totalCents: mixedTotal, promo: null, promoCents } };
  const { id } = await writeBooking(ctx, {
    booker: {
      firstName: "Thandi",
      lastName: "Mokoena",
      email: "thandi@example.com",
      phone: "+27 82 555 0199",
      ...bookingFacts.empty,
    },
    origin: {
      source: "website",
      organisationId: null,
      affiliateId: null,
      claimedRate: 0,
      partnerId: null,
      appliedRate: 0,
      bookerId: null,
    },
    priced: isQuoted ? agreedPrice(priced, quote) : priced,
    settings: await findSettings(ctx.db),
    state: "confirmed",
    confirmation: "green",
    isTest: false,
    responseDueAt: null,
    paymentMethod: "account",
  });
  return id;
}

async function estimateAndInvoice(ctx: Context, id: string) {
  const read = async () => (await ctx.db.select().from(bookings).where(eq(bookings.id, id)))[0];
  const booking = await read();
  await billBooking(ctx, booking?.reference ?? "");
  const [invoice] = await ctx.db.select().from(invoices).where(eq(invoices.bookingId, id));
  expect(invoice?.totalCents).toBe(booking?.totalCents);
  return { estimate: booking?.vatCents, billed: invoice?.vatCents };
}

const setTax = (ctx: Context, tax: object) => givenSettings(ctx, { tax });

describe.each(cases)("the VAT estimate of a %s under %s is that of its invoice", (_name, _standing, journey, tax) => {
  test("as the tariff prices it", () =>
    inTransaction(async (ctx) => {
      await setTax(ctx, tax);
      const { estimate, billed } = await estimateAndInvoice(ctx, await sell(ctx, { journey }));
      expect(estimate).toBe(billed);
      expect((billed ?? 0) > 0).toBe(tax.isVendor && journey.service === "day_tour");
    }));

  test("at a price our team set", () =>
    inTransaction(async (ctx) => {
      await setTax(ctx, tax);
      const id = await sell(ctx, { journey });
      const team = await askingAs(ctx, { email: "office@example.com", name: "Nomsa Dlamini", roles: ["admin"] });
      const input = { id, version: 1, total_cents: 77_777, reason: "A friend", is_confirmed: true };
      expect(await overridePrice(team, input)).toMatchObject({ ok: true });
      const { estimate, billed } = await estimateAndInvoice(ctx, id);
      expect(estimate).toBe(billed);
    }));

  test("as a quote with extras, a discount and a promo code, which said so too", () =>
    inTransaction(async (ctx) => {
      await setTax(ctx, tax);
      const { estimate, billed } = await estimateAndInvoice(ctx, await sell(ctx, { journey, isQuoted: true }));
      const quoted = sumOption({
        lines: mixed.lines.map(({ quantity, unit_cents, vat_code }) => ({
          quantity,
          unit: cents(unit_cents),
          vat: vat_code,
        })),
        discount: cents(discount),
        promo: cents(promoCents),
        cost: cents(0),
        tax: taxOn((await findSettings(ctx.db)).tax, localDateOf(ctx.now)),
        isTour: journey.service === "day_tour",
      });
      expect([estimate, quoted.vat, quoted.total]).toEqual([billed, billed, mixedTotal]);
    }));
});
