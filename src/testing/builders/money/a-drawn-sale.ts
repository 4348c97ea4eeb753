import fc from "fast-check";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { type InvoiceKind, invoiceLifecycle } from "#domain/invoice/invoice-lifecycle.ts";
import { commissionStates } from "#domain/partner/commission-lifecycle.ts";
import { drivenStates } from "#domain/revenue/what-counts.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";

/** Few different amounts, so that equal sums come up often: an invoice equal to a charge, trips of one price. */
const amount = fc.oneof(fc.constantFrom(0, 1, 1000, 1500, 33_333), fc.integer({ min: 0, max: 2_000_000 }));
/** Minutes around the day of the test, across midnight and month ends. */
const minute = fc.integer({ min: -90_000, max: 30_000 });

const trip = fc.record({
  // Most of the time a state that counts.
  state: fc.oneof(fc.constantFrom(...drivenStates, "cancelled"), fc.constantFrom(...tripStates)),
  startsIn: minute,
  /** In seconds, up to several days. */
  lasts: fc.oneof(fc.constantFrom(1770, 3600, 5430), fc.integer({ min: 60, max: 300_000 })),
  cancelledIn: fc.option(minute),
  priceCents: fc.option(amount),
  feeCents: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, amount),
  isRelief: fc.boolean(),
  crew: fc.option(fc.constantFrom("ours", "a provider’s driver", "asked of a provider", "replaced on the way"), {
    freq: 4,
  }),
  pay: fc.option(fc.record({ amountCents: amount, vehicleCents: fc.option(amount) })),
  /** Seconds from the planned start to the arrival, and whether the first driver to arrive was released again. */
  arrival: fc.option(fc.record({ after: fc.constantFrom(-600, 0, 1, 90, 1200), wasReleased: fc.boolean() })),
});

const kinds: readonly InvoiceKind[] = ["invoice", "tax_invoice", "abridged", "pro_forma"];

const document = fc.record({
  kind: fc.constantFrom(...kinds),
  state: fc.constantFrom(...invoiceLifecycle.states),
  issuedIn: minute,
  totalCents: amount,
  vatCents: amount,
  credit: fc.option(fc.record({ totalCents: amount, vatCents: amount })),
  isSupplement: fc.boolean(),
  isByTeam: fc.boolean(),
  /** Of the booking, of no booking, or on a company’s monthly invoice with lines for the booking. */
  belongs: fc.constantFrom("booking", "booking", "nowhere", "month"),
  /** The service dates of its lines, in days from today. */
  served: fc.array(fc.option(fc.integer({ min: -60, max: 30 })), { maxLength: 3 }),
});

/** A booking in any status, with trips, crews, pay, commission and documents. */
export const drawnSale = fc.record({
  state: fc.constantFrom(...bookingStates),
  wasConfirmed: fc.boolean(),
  isTest: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
  createdIn: minute,
  pickupIn: minute,
  cancelledIn: fc.option(minute),
  totalCents: fc.option(amount, { freq: 8 }),
  vatPercent: fc.integer({ min: 0, max: 15 }),
  feeCents: amount,
  items: fc.array(fc.record({ amountCents: amount, vatCode: fc.constantFrom("STD15", "OOS") }), { maxLength: 3 }),
  commissions: fc.array(
    fc.record({ state: fc.constantFrom(...commissionStates), amountCents: fc.integer({ min: -500, max: 90_000 }) }),
    { maxLength: 3 },
  ),
  trips: fc.array(trip, { maxLength: 4 }),
  documents: fc.array(document, { maxLength: 3 }),
});

export type DrawnSale = typeof drawnSale extends fc.Arbitrary<infer Sale> ? Sale : never;
export type DrawnTrip = DrawnSale["trips"][number];
export type DrawnDocument = DrawnSale["documents"][number];
