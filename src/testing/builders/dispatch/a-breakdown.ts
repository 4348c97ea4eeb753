import { render } from "@react-email/render";
import { expect } from "vitest";
import { bookingItems } from "#db/schema/booking.ts";
import { payments } from "#db/schema/payments.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { MovingEvent } from "#domain/trip/trip-events.ts";
import { recordTripEvent } from "#features/trips/road/server/record-trip-event.ts";
import { sendTripEvents } from "#features/trips/road/server/send-trip-events.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { plainText } from "#platform/mail/mailer.ts";
import { followEvents } from "#testing/follow-events.ts";
import { testNow, type World } from "#testing/in-transaction.ts";
import { reactions } from "../../../reactions.ts";
import { writeTrip } from "../booking/a-trip.ts";
import { aPayRule } from "../money/a-paid-driver.ts";
import { asHotel } from "../people/a-hotel.ts";
import { anAccount, asPerson } from "../people/an-account.ts";
import { readTrip, writeCrew } from "./a-crew.ts";

export const price = 90_000;
const pickupAt = addMinutes(testNow, 20);
/** On the N2 near Somerset West, on the way to Hermanus. */
export const roadside = { latitude: -34.0805, longitude: 18.8432, accuracy_m: 12 };

export async function aDriverWithVehicle(
  ctx: Context,
  firstName: string,
  vehicle: { seats?: number; bags?: number } = {},
) {
  const userId = await anAccount(ctx, ["driver"], { name: firstName });
  const email = `${firstName.toLowerCase()}@example.com`;
  const crew = await writeCrew(ctx, {
    driver: { firstName, userId, email },
    vehicle: { plate: `CA ${firstName}`, ...vehicle },
  });
  return { ...crew, email, asking: asPerson(ctx, userId, ["driver"]) };
}

/** A guest of a hotel has paid R900 for a transfer to Hermanus, and Sipho has it. */
export async function aPaidTrip(ctx: Context, world: World, group: { passengers?: number; bags?: number } = {}) {
  await aPayRule(ctx, { perTripCents: 0, fareShare: 0.5 });
  const sipho = await aDriverWithVehicle(ctx, "Sipho");
  const fatima = await aDriverWithVehicle(ctx, "Fatima");
  const hotel = await asHotel(ctx);
  const trip = await writeTrip(ctx, pickupAt, {
    minutes: 90,
    booking: {
      destination: "Hermanus",
      totalCents: price,
      paymentMethod: "online",
      organisationId: hotel.hotelId,
      bookerId: hotel.userId,
      source: "hotel",
      ...group,
    },
    trip: { destination: "Hermanus", priceCents: price, ...(group.passengers && { passengers: group.passengers }) },
    crew: { driverId: sipho.driver_id, vehicleId: sipho.vehicle_id },
  });
  await ctx.db.insert(bookingItems).values({
    id: newId(),
    bookingId: trip.bookingId,
    position: 1,
    leg: 1,
    code: "fare",
    text: "Transfer to Hermanus",
    amountCents: price,
    vatCode: "EX12G" as const,
  });
  const settle = () => followEvents(ctx, world, { reactions });
  const paymentId = newId();
  await ctx.db.insert(payments).values({
    id: paymentId,
    bookingId: trip.bookingId,
    amountCents: price,
    method: "online",
    state: "succeeded",
    paidAt: testNow,
    createdAt: testNow,
    updatedAt: testNow,
  });
  await ctx.emit({ type: "booking.confirmed", reference: trip.reference });
  await ctx.emit({ type: "payment.succeeded", paymentId, reference: trip.reference });
  await settle();
  world.emails.length = 0;

  const at = (by: Context, minutes: number): Context => ({ ...by, now: addMinutes(pickupAt, minutes) });
  const report = async (by: Context, tripId: string, event: MovingEvent, reason = "") => {
    const { version } = await readTrip(ctx, tripId);
    const done = await recordTripEvent(by, { trip_id: tripId, version, event, reason });
    expect(done, event).toMatchObject({ ok: true });
    await settle();
  };
  const summaryOf = async (template: string) => {
    const sent = world.emails.filter((email) => email.template === template);
    return Promise.all(sent.map(async ({ to, content }) => ({ to, text: plainText(await render(content)) })));
  };
  return { ...trip, sipho, fatima, hotel, settle, at, report, summaryOf };
}

/** Sipho has driven for half an hour when the gearbox breaks. The phone says where. */
export async function breakDown(walk: Awaited<ReturnType<typeof aPaidTrip>>) {
  const { sipho, tripId, at, report, settle } = walk;
  for (const [event, minutes] of [
    ["depart", -15],
    ["arrive", -2],
    ["met", 5],
  ] as const)
    await report(at(sipho.asking, minutes), tripId, event);
  const then = at(sipho.asking, 35);
  const sent = await sendTripEvents(then, {
    sent_at: then.now.toISOString(),
    events: [
      {
        key: newId(),
        trip_id: tripId,
        event: "break_off",
        reason: "The gearbox",
        place: roadside,
        occurred_at: then.now.toISOString(),
        battery_percent: 60,
      },
    ],
  });
  expect(sent).toMatchObject({ value: { results: [{ outcome: "moved" }] } });
  await settle();
}
