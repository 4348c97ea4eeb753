import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { bookingItems, bookings } from "#db/schema/booking.ts";
import { quoteMoves, quoteOptions, quotes } from "#db/schema/quotes.ts";
import { bookingFacts } from "#domain/booking/facts.ts";
import { serviceOptionIds, serviceOptionName } from "#domain/company/catalogue.ts";
import { unitsOf } from "#domain/pricing/line-text.ts";
import { quoteNumber } from "#domain/quote/quote-lifecycle.ts";
import { addHours, addMinutes, localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import { sampleTours } from "../catalogue/sample-tours.ts";
import { type Random, random } from "../random.ts";

type BookingRow = typeof bookings.$inferSelect;
type ItemRow = typeof bookingItems.$inferSelect;

/** A request that was answered has its quote, still open: its customer can accept it. Gives back how many there are. */
export async function seedBookingQuotes(db: Database, now: Date, series: { month: string; last: number }) {
  const quoted = await db.select().from(bookings).where(eq(bookings.state, "quoted")).orderBy(asc(bookings.createdAt));
  if (quoted.length === 0) return 0;
  const ids = quoted.map(({ id }) => id);
  const items = await db
    .select()
    .from(bookingItems)
    .where(inArray(bookingItems.bookingId, ids))
    .orderBy(asc(bookingItems.position));
  const luck = random("quotes of bookings");
  const written = quoted.map((booking, at) =>
    rowsOf(booking, {
      lines: items.filter(({ bookingId }) => bookingId === booking.id),
      number: quoteNumber(series.month, series.last + at + 1),
      now,
      luck,
    }),
  );
  await db.insert(quotes).values(written.map(({ quote }) => quote));
  await db.insert(quoteOptions).values(written.map(({ option }) => option));
  await db.insert(quoteMoves).values(written.flatMap(({ moves }) => moves));
  return quoted.length;
}

type Writing = { lines: readonly ItemRow[]; number: string; now: Date; luck: Random };

function rowsOf(booking: BookingRow, { lines, number, now, luck }: Writing) {
  const sentAt = booking.answeredAt ?? booking.updatedAt;
  const createdAt = addMinutes(sentAt, -4);
  const id = luck.id(createdAt);
  const title = titleOf(booking);
  const quote: typeof quotes.$inferInsert = {
    id,
    number,
    state: "sent",
    bookingId: booking.id,
    bookingReference: booking.reference,
    customerName: `${booking.firstName} ${booking.lastName}`,
    customerEmail: booking.email,
    customerPhone: booking.phone,
    journey: journeyOf(booking),
    title,
    message: `Thank you for your enquiry, ${booking.firstName}. This is the price for your trip.`,
    inclusions: "Private vehicle with a professional driver\nFuel and passenger insurance\nChild seats on request",
    exclusions: "Entrance fees and meals, unless they are listed\nTips",
    paymentTerms: "The full amount confirms your booking. Pay by card, instant EFT or bank transfer.",
    validUntil: earlier(addHours(now, 48), addHours(booking.pickupAt, -2)),
    sentAt,
    createdAt,
    updatedAt: sentAt,
  };
  const option: typeof quoteOptions.$inferInsert = {
    id: luck.id(createdAt),
    quoteId: id,
    letter: "A",
    title,
    lines: lines.map(({ text, amountCents, vatCode, quantity }) => {
      const [count, unit] = unitsOf({ quantity, amount: amountCents });
      return { text, quantity: count, unit_cents: unit, amount_cents: amountCents, vat_code: vatCode };
    }),
    totalCents: booking.totalCents ?? 0,
  };
  const moved = { quoteId: id, actor: "system" };
  const moves: (typeof quoteMoves.$inferInsert)[] = [
    { ...moved, id: luck.id(createdAt), fromState: null, toState: "draft", createdAt },
    { ...moved, id: luck.id(sentAt), fromState: "draft", toState: "sent", createdAt: sentAt },
  ];
  return { quote, option, moves };
}

const earlier = (a: Date, b: Date) => (a < b ? a : b);

function titleOf({ serviceType, offer, pickupLocation, destination }: BookingRow): string {
  const tour = serviceType === "day_tour" ? sampleTours.find(({ slug }) => slug === offer) : undefined;
  return tour ? tour.name : `${serviceOptionName(serviceOf(serviceType))}: ${pickupLocation} to ${destination}`;
}

const serviceOf = (serviceType: string) => serviceOptionIds.find((id) => id === serviceType) ?? "custom";

const journeyOf = (booking: BookingRow): Record<string, unknown> => ({
  service_type: serviceOf(booking.serviceType),
  offer: booking.offer,
  pickup_location: booking.pickupLocation,
  destination: booking.destination,
  pickup_date: localDateOf(booking.pickupAt),
  pickup_time: localTimeOf(booking.pickupAt),
  return_date: booking.returnAt && localDateOf(booking.returnAt),
  return_time: booking.returnAt && localTimeOf(booking.returnAt),
  passengers: booking.passengers,
  bags: booking.bags,
  vehicle_class: booking.vehicleClass,
  child_seats: booking.childSeats,
  child_seat_sizes: booking.childSeatSizes,
  extra_stops: booking.extraStops,
  hire_unit: booking.hireUnit,
  hire_hours: booking.hireHours,
  package_days: booking.packageDays,
  ...bookingFacts.toWire(booking),
});
