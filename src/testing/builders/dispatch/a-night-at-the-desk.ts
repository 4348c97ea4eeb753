import { expect } from "vitest";
import { bookingItems } from "#db/schema/booking.ts";
import { payments } from "#db/schema/payments.ts";
import { events } from "#db/schema/platform.ts";
import { tripPhotos } from "#db/schema/trips.ts";
import { localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { ReportedEvent } from "#domain/trip/trip-events.ts";
import { assignTrip } from "#features/trips/assign/server/assign-trip.ts";
import { myTrips } from "#features/trips/own/server/my-trips.ts";
import { sendTripEvents } from "#features/trips/road/server/send-trip-events.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import type { Reactions } from "#platform/jobs/events.ts";
import { followEvents } from "../../follow-events.ts";
import type { World } from "../../in-transaction.ts";
import { writeTrip } from "../booking/a-trip.ts";
import { aPayRule } from "../money/a-paid-driver.ts";
import { anAccount, asPerson } from "../people/an-account.ts";
import { aJpeg, aSentFile } from "../services/a-file.ts";
import { asTeam, readTrip, writeCrew } from "./a-crew.ts";
import { atArrivals } from "./a-driver-at-pickup.ts";

/** 31 December and 1 January: what starts before midnight is of the old year, what starts after it of the new. */
export const [oldYear, newYear] = [localDate("2026-12-31"), localDate("2027-01-01")];
export const on = (time: string): Date => momentOf(time < "12:00" ? newYear : oldYear, localTime(time));

type Sale = {
  readonly at: string;
  readonly cents: number;
  readonly email: string;
  readonly minutes?: number;
  readonly passengers?: number;
  readonly trip?: { readonly pickupLocation?: string; readonly destination?: string; readonly flightNumber?: string };
};

type Night = {
  readonly ctx: Context;
  readonly team: (time: string) => Context;
  /** Runs everything that follows, as of that time. */
  readonly settle: (time: string) => Promise<void>;
};
type Sold = { readonly bookingId: string; readonly reference: string };
type Crew = { readonly driver_id: string; readonly vehicle_id: string };

/** A night of dispatch: the bookings, the drivers, and one clock for everyone. */
export async function aNight(plain: Context, world: World, reactions: Reactions) {
  const ctx = recording(plain);
  await aPayRule(ctx, { perTripCents: 0, fareShare: 0.5 });
  const dispatcher = await asTeam(ctx);
  const night: Night = {
    ctx,
    team: (time) => ({ ...dispatcher, now: on(time) }),
    settle: (time) => followEvents({ ...ctx, now: on(time) }, world, { reactions }),
  };
  return {
    ...night,
    aDriver: (firstName: string) => aDriverAt(night, firstName),
    sell: (sale: Sale) => sell(night, sale),
    paid: (sold: Sold, cents: number, time: string) => paid(night, sold, cents, time),
    give: (tripId: string, crew: Crew, time: string) => give(night, tripId, crew, time),
    photograph: (tripId: string, driverId: string, time: string) => photograph(night, tripId, driverId, time),
  };
}

async function aDriverAt({ ctx, settle }: Night, firstName: string) {
  const userId = await anAccount(ctx, ["driver"], { name: firstName });
  const email = `${firstName.toLowerCase()}@example.com`;
  const crew = await writeCrew(ctx, { driver: { firstName, userId, email }, vehicle: { plate: `CA ${firstName}` } });
  const asking = asPerson(ctx, userId, ["driver"]);
  return {
    ...crew,
    email,
    /** The phone’s trips at that time, in their order. */
    phone: async (time: string) => (await myTrips({ ...asking, now: on(time) }, { when: "ahead" })).value.trips,
    report: async (tripId: string, event: ReportedEvent, time: string, place = atArrivals, reason = "") => {
      const now = on(time).toISOString();
      const one = { key: newId(), trip_id: tripId, event, reason, occurred_at: now, place, battery_percent: 70 };
      const sent = await sendTripEvents({ ...asking, now: on(time) }, { sent_at: now, events: [one] });
      expect(sent, `${firstName}: ${event} at ${time}`).toMatchObject({
        value: { results: [{ outcome: expect.stringMatching(/moved|noted/) }] },
      });
      await settle(time);
    },
  };
}

async function paid({ ctx, settle }: Night, { bookingId, reference }: Sold, cents: number, time: string) {
  const paymentId = newId();
  await ctx.db.insert(payments).values({
    id: paymentId,
    bookingId,
    amountCents: cents,
    method: "online",
    state: "succeeded",
    paidAt: on(time),
    createdAt: on(time),
    updatedAt: on(time),
  });
  await ctx.emit({ type: "payment.succeeded", paymentId, reference });
  await settle(time);
}

async function sell(night: Night, { at, cents, email, minutes = 60, passengers = 2, trip }: Sale) {
  const { ctx } = night;
  const sold = await writeTrip(ctx, on(at), {
    minutes,
    booking: { totalCents: cents, paymentMethod: "online", email, passengers, ...trip },
    trip: { priceCents: cents, passengers, ...trip },
  });
  await ctx.db.insert(bookingItems).values({
    id: newId(),
    bookingId: sold.bookingId,
    position: 1,
    leg: 1,
    code: "fare",
    text: "Transfer",
    amountCents: cents,
    vatCode: "EX12G",
  });
  await ctx.emit({ type: "booking.confirmed", reference: sold.reference });
  await paid(night, sold, cents, "18:00");
  return sold;
}

async function give({ ctx, team, settle }: Night, tripId: string, { driver_id, vehicle_id }: Crew, time: string) {
  const { version } = await readTrip(ctx, tripId);
  const result = await assignTrip(team(time), { trip_id: tripId, version, driver_id, vehicle_id });
  expect(result).toMatchObject({ ok: true });
  await settle(time);
}

/** The photo of an empty pickup point. */
async function photograph({ ctx }: Night, tripId: string, driverId: string, time: string) {
  const { file_id: fileId } = await aSentFile(ctx, aJpeg());
  await ctx.db.insert(tripPhotos).values({
    id: newId(),
    kind: "no_show",
    tripId,
    driverId,
    fileId,
    clockBehindS: 0,
    occurredAt: on(time),
    receivedAt: on(time),
    happenedAt: on(time),
  });
}

/** Records each event as a row too, as the site does. */
const recording = (ctx: Context): Context => ({
  ...ctx,
  emit: async (event) => {
    await ctx.emit(event);
    const { type, ...payload } = event;
    await ctx.db.insert(events).values({ id: newId(), type, payload, correlationId: "test", createdAt: ctx.now });
  },
});
