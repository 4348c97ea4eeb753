import { render } from "@react-email/render";
import { desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { quoteOptions, quotes } from "#db/schema/quotes.ts";
import { erasedFacts, linesForDriver, notesForDriver, plainFacts } from "#domain/booking/facts.ts";
import type { FactLine } from "#domain/record-facts.ts";
import { addHours, localDateOf } from "#domain/time/local-time.ts";
import { describePerson } from "#features/accounts/privacy/server/describe-person.ts";
import { sendBookingReceived } from "#features/booking/booking-emails/server/send-booking-received.ts";
import { readBooking } from "#features/booking/desk/server/read-booking.ts";
import { bookQuote } from "#features/booking/requests/server/book-quote.ts";
import { readRequest } from "#features/booking/requests/server/read-request.ts";
import { changeBooking } from "#features/booking/self-service/server/change-booking.ts";
import { readMyBooking } from "#features/booking/self-service/server/read-my-booking.ts";
import { sendBookingChanged } from "#features/booking/self-service/server/send-booking-changed.ts";
import { anonymiseBookings } from "#features/booking/server/erasure-store.ts";
import { dispatchDay } from "#features/dispatch/board/server/dispatch-day.ts";
import { createKey } from "#features/partners/keys/server/create-key.ts";
import { apiBook } from "#features/portal/api/server/api-book.ts";
import { guestTrip } from "#features/portal/guest-contract.ts";
import { bookForGuest } from "#features/portal/guests/server/book-for-guest.ts";
import { findQuoteOrigin } from "#features/quotes/builder/server/find-quote-origin.ts";
import { bookingFacts as factsAtAGlance } from "#features/reporting/server/booking-facts.ts";
import { sendDriverAssigned } from "#features/trips/assign/server/send-driver-assigned.ts";
import { sendTripChanged } from "#features/trips/assign/server/send-trip-changed.ts";
import { answerOffer } from "#features/trips/offers/server/answer-offer.ts";
import { readOffer } from "#features/trips/offers/server/read-offer.ts";
import { myTrips } from "#features/trips/own/server/my-trips.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { plainText } from "#platform/mail/mailer.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { book, created as bookingCreated } from "#testing/builders/booking/a-new-booking.ts";
import { readSold, writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { aDriver, aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { editFacts } from "#testing/builders/booking/an-edit.ts";
import { atDesk, created } from "#testing/builders/booking/at-desk.ts";
import { sampleFacts, sampleOnWire } from "#testing/builders/booking/sample-facts.ts";
import { aBookingCompany } from "#testing/builders/companies/a-company-booking.ts";
import { readAssignments } from "#testing/builders/dispatch/a-crew.ts";
import { writeOffers } from "#testing/builders/dispatch/an-offer.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { asVisitor } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow, type World } from "#testing/in-transaction.ts";

const lines = plainFacts.lines(sampleFacts);
const forDriver = linesForDriver(sampleFacts);
const kept = lines.filter(([label]) => !forDriver.some(([known]) => known === label));
const wire = plainFacts.ofWire(sampleOnWire);

type Answer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string };
const accepted = <A extends Answer>(answer: A): Extract<A, { ok: true }>["value"] => {
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
};
const emailText = async ({ emails }: World) => plainText(await render(emails.at(-1)?.content));
const lastBooking = async (ctx: Context) =>
  (await ctx.db.select().from(bookings).orderBy(desc(bookings.createdAt), desc(bookings.id)).limit(1))[0];
const aFreeSedan = (ctx: Context) =>
  ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 }));

/** Each fact in a line that has its label and its value. */
function expectLines(text: string, lines: readonly FactLine[]) {
  const flat = text.replace(/\s+/g, " ");
  for (const [label, value] of lines) expect(flat, label).toContain(`${label}: ${value}`);
}

describe("every fact is written with the booking", () => {
  test("on the site: sale/server/sell-journey.ts", () =>
    inTransaction(async (ctx) => {
      accepted(await book(ctx, sampleOnWire));
      expect(await lastBooking(ctx)).toMatchObject(sampleFacts);
    }));

  test("by our team: desk/server/create-desk-booking.ts", () =>
    atDesk(async (ctx) => {
      expect(await created(ctx, sampleOnWire)).toMatchObject(sampleFacts);
    }));

  const guest = guestTrip.parse({
    service_type: "airport_transfer",
    pickup_location: "Cape Town International Airport",
    destination: "V&A Waterfront",
    pickup_date: "2026-11-28",
    first_name: "Janelle",
    last_name: "Kim",
    phone: "+1 415 555 0132",
    ...sampleOnWire,
  });

  test("by a partner, at its desk and by its own program", () =>
    inTransaction(async (ctx) => {
      await aFreeSedan(ctx);
      await aFreeSedan(ctx);
      const hotel = await asHotel(ctx);
      const { key } = accepted(await createKey(hotel, { name: "Concierge app" }));
      accepted(await bookForGuest(hotel, guest));
      accepted(await apiBook(ctx, { ...guest, same_trip: "book", key }));
      const rows = await ctx.db.select().from(bookings);
      expect(rows).toMatchObject([sampleFacts, sampleFacts]);
    }));

  test("by a company for its traveller: companies/bookings/server/book-for-traveller.ts", () =>
    inTransaction(async (ctx) => {
      const { book: bookForTraveller } = await aBookingCompany(ctx);
      accepted(await bookForTraveller(sampleOnWire));
      expect(await lastBooking(ctx)).toMatchObject(sampleFacts);
    }));

  test("from a quote, and a request keeps what its quote does not say: requests/server/book-quote.ts", () =>
    inTransaction(async (ctx) => {
      const bookingReference = "CTS-7K3M9Q";
      const journey = { service_type: "custom", pickup_date: "2026-11-28", ...sampleOnWire };
      const id = await anAcceptedQuote(ctx, { bookingReference, journey });
      await bookQuote(ctx, { type: "quote.accepted", quoteId: id });
      expect(await lastBooking(ctx)).toMatchObject(sampleFacts);
      const request = aBooking({ ...sampleFacts, state: "quoted", reference: "CTS-7K3M9R" });
      await ctx.db.insert(bookings).values(request);
      const silent = { service_type: "custom", pickup_date: "2026-11-28" };
      const other = await anAcceptedQuote(ctx, { bookingReference: request.reference, journey: silent });
      await bookQuote(ctx, { type: "quote.accepted", quoteId: other });
      const [row] = await ctx.db.select().from(bookings).where(eq(bookings.id, request.id));
      expect(row).toMatchObject({ ...sampleFacts, state: "awaiting_payment" });
    }));
});

async function anAcceptedQuote(ctx: Context, changes: Partial<typeof quotes.$inferInsert>): Promise<string> {
  const id = newId();
  await ctx.db.insert(quotes).values({
    id,
    number: `Q-${id}`,
    state: "accepted",
    bookingReference: "",
    customerName: "Thandi Mokoena",
    customerEmail: "thandi@example.com",
    journey: {},
    validUntil: testNow,
    acceptedOption: "A",
    createdAt: testNow,
    updatedAt: testNow,
    ...changes,
  });
  const line = { text: "Drive", quantity: 1, unit_cents: 220_000, amount_cents: 220_000, vat_code: "EX12G" } as const;
  const option = { id: newId(), quoteId: id, letter: "A", title: "A", lines: [line], totalCents: 220_000 } as const;
  await ctx.db.insert(quoteOptions).values(option);
  return id;
}

describe("every fact is shown", () => {
  test("in the customer’s confirmation: booking/server/emails/trip-facts.tsx", () =>
    inTransaction(async (ctx, world) => {
      accepted(await book(ctx, sampleOnWire));
      await sendBookingReceived(ctx, bookingCreated);
      expectLines(await emailText(world), lines);
    }));

  test("to the customer, our team, in search and when it is quoted", () =>
    atDesk(async (ctx) => {
      const row = aBooking({ ...sampleFacts, state: "requested" });
      await ctx.db.insert(bookings).values(row);
      const { id, reference } = row;
      expect(accepted(await readMyBooking(ctx, { reference }))).toMatchObject(sampleOnWire);
      expect(accepted(await readBooking(ctx, { reference }))).toMatchObject(sampleOnWire);
      expect(accepted(await readRequest(ctx, { id }))).toMatchObject(wire);
      expect(accepted(await factsAtAGlance(ctx, { reference }))).toMatchObject(wire);
      expect(accepted(await findQuoteOrigin(ctx, { booking_id: id })).journey).toMatchObject(sampleOnWire);
    }));
});

describe("every fact is changed at once", () => {
  test("by the customer, whose email says what it was and what it is: self-service/server/read-change.ts", () =>
    inTransaction(async (ctx, world) => {
      const { id, opening } = await writeSold(ctx);
      await ctx.db.update(bookings).set(plainFacts.empty).where(eq(bookings.id, id));
      const input = { ...opening, expected_difference_cents: null, note: "", version: 1, change: wire };
      const { change_id: changeId } = accepted(await changeBooking(ctx, input));
      expect((await readSold(ctx, id)).booking).toMatchObject(plainFacts.of(sampleFacts));
      await sendBookingChanged(ctx, { type: "booking.changed", reference: opening.reference, changeId });
      expectLines(
        await emailText(world),
        lines.map(([label, value]) => [label, `none → ${value}`]),
      );
    }));

  test("by our team, and taken away again: desk/server/read-edit.ts", () =>
    inTransaction(async (ctx) => {
      const { id } = await writeSold(ctx);
      accepted(await editFacts(ctx, id, wire));
      expect((await readSold(ctx, id)).booking).toMatchObject(plainFacts.of(sampleFacts));
      accepted(await editFacts(ctx, id, plainFacts.emptyOnWire));
      expect((await readSold(ctx, id)).booking).toMatchObject(plainFacts.empty);
    }));
});

async function aDriversTrip(ctx: Context, start: Date) {
  const me = await askingAs(ctx, { email: "sipho@example.com", roles: ["driver"] });
  const [driver, vehicle] = [aDriver({ userId: me.userId }), aVehicle()];
  await ctx.db.insert(drivers).values(driver);
  await ctx.db.insert(vehicles).values(vehicle);
  const crew = { driverId: driver.id, vehicleId: vehicle.id };
  const written = await writeTrip(ctx, start, { booking: sampleFacts, crew });
  const [assignment] = await readAssignments(ctx, written.tripId);
  return { me, ...written, assignmentId: assignment?.id ?? "" };
}

describe("a driver sees the facts that are for drivers, and no others", () => {
  const near = addHours(testNow, 3);

  test("in the emails of a trip that is theirs, and that has changed: trips/assign/server/send-driver-assigned.ts", () =>
    inTransaction(async (ctx, world) => {
      const { reference, ...trip } = await aDriversTrip(ctx, near);
      await sendDriverAssigned(ctx, { type: "driver.assigned", ...trip });
      expectLines(await emailText(world), forDriver);
      await sendTripChanged(ctx, { type: "booking.changed", reference, changeId: "c1" });
      const text = await emailText(world);
      expectLines(text, forDriver);
      for (const [label] of kept) expect(text).not.toContain(label);
    }));

  test("on the phone, on the board and its sheets: dispatch/server/describe-trip.ts", () =>
    inTransaction(async (ctx) => {
      const { me } = await aDriversTrip(ctx, near);
      const notes = notesForDriver(sampleFacts);
      expect((await myTrips(me, { when: "ahead" })).value.trips).toMatchObject([{ notes }]);
      expect((await dispatchDay(ctx, { date: localDateOf(near) })).value.trips).toMatchObject([{ notes }]);
      for (const [label, value] of kept) expect(notes).not.toContain(`${label}: ${value}`);
    }));

  test("with an offer once it is accepted, and nothing of them before: trips/offers/server/describe-offer.ts", () =>
    inTransaction(async (ctx) => {
      const { tokens } = await writeOffers(ctx, { trip: { booking: sampleFacts } });
      const [token = ""] = tokens;
      expect(accepted(await readOffer(asVisitor(ctx), { token })).details).toBeNull();
      accepted(await answerOffer(asVisitor(ctx), { token, answer: "accept", reason: "" }));
      const { details } = accepted(await readOffer(asVisitor(ctx), { token }));
      expect(details).toMatchObject({ notes: notesForDriver(sampleFacts) });
    }));

  test("nowhere while the pickup is far: only the trip itself is theirs to know", () =>
    inTransaction(async (ctx, world) => {
      const { me, ...trip } = await aDriversTrip(ctx, addHours(testNow, 24 * 10));
      expect((await myTrips(me, { when: "ahead" })).value.trips).toMatchObject([{ notes: null }]);
      await sendDriverAssigned(ctx, { type: "driver.assigned", ...trip });
      const text = await emailText(world);
      for (const [label, value] of forDriver) expect(text).not.toContain(`${label}: ${value}`);
    }));
});

test("a person gets every fact in the download, and erasing writes over those that are erased", () =>
  inTransaction(async (ctx) => {
    const row = aBooking(sampleFacts);
    await ctx.db.insert(bookings).values(row);
    const document = JSON.stringify(await describePerson(ctx, { userId: null, email: row.email }));
    for (const [column, value] of Object.entries(sampleOnWire))
      expect(document).toContain(`${JSON.stringify(column)}:${JSON.stringify(value)}`);
    await anonymiseBookings(ctx.db, [row.id], ctx.now);
    expect(await lastBooking(ctx)).toMatchObject({ ...sampleFacts, ...erasedFacts });
  }));
