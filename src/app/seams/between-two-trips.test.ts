import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { trips } from "#db/schema/trips.ts";
import { bookingLabels } from "#domain/booking/booking-labels.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import { findCustomers } from "#features/booking/desk/server/find-customers.ts";
import { readBooking } from "#features/booking/desk/server/read-booking.ts";
import { bookingListContract } from "#features/booking/list/contract.ts";
import { exportBookings } from "#features/booking/list/server/export-bookings.ts";
import { listBookings } from "#features/booking/list/server/list-bookings.ts";
import { sharedTripPage } from "#features/booking/self-service/access-contract.ts";
import { shareLink } from "#features/booking/self-service/server/create-share-link.ts";
import { myBooking } from "#features/booking/self-service/server/my-booking.ts";
import { myBookings } from "#features/booking/self-service/server/my-bookings.ts";
import { organisationBookings } from "#features/booking/self-service/server/organisation-bookings.ts";
import { readMyBooking } from "#features/booking/self-service/server/read-my-booking.ts";
import { readSharedTrip } from "#features/booking/self-service/server/read-shared-trip.ts";
import { tellBooking } from "#features/chat/server/tell-booking.ts";
import { bookingFacts } from "#features/reporting/server/booking-facts.ts";
import { findAnything } from "#features/reporting/server/find-anything.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { writeTripsOf } from "#testing/builders/booking/trips-of-booking.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";

const email = "thandi@example.com";

/** A hotel's booking for Thandi, with its trips in these states, and everyone who reads it. */
async function aHotelBooking(ctx: Context, states: readonly TripState[]) {
  const [me, team, host] = [
    await askingAs(ctx, { email }),
    await askingAs(ctx, { email: "office@example.com", roles: ["admin"] }),
    await askingAs(ctx, { email: "hotel@example.com" }),
  ];
  const hotel = newId();
  await ctx.db.insert(organisations).values({ id: hotel, kind: "hotel", name: "Harbour House", createdAt: testNow });
  await ctx.db.insert(organisationMembers).values({ organisationId: hotel, userId: host.userId });
  const booked = await writeTripsOf(ctx, states, { state: "in_progress", email, organisationId: hotel });
  return { ...booked, me, team, host };
}

type HotelBooking = Awaited<ReturnType<typeof aHotelBooking>>;

/** The status of the one booking, wherever someone reads it. */
async function statuses(ctx: Context, { bookingId, reference, me, team, host }: HotelBooking) {
  const result = bookingListContract.listBookings.input.parse({ states: ["in_progress"] });
  const token = shareLink(ctx, bookingId).split(sharedTripPage)[1] ?? "";
  const exported = await exportBookings(team, bookingListContract.exportBookings.input.parse({}));
  const label = exported.value.content.split("\r\n")[1]?.split(",")[1];
  return {
    myBookings: (await read(myBookings(me, { when: "upcoming" }))).bookings[0]?.status,
    myBooking: (await read(myBooking(me, { reference }))).status,
    managePage: (await read(readMyBooking(ctx, { reference, code: ctx.accessCodeFor(reference) }))).status,
    sharedTrip: (await read(readSharedTrip(ctx, { token }))).status,
    partner: (await read(organisationBookings(host, { when: "upcoming" }))).bookings[0]?.status,
    list: (await read(listBookings(team, result))).bookings[0]?.status,
    export: Object.entries(bookingLabels).find(([, one]) => one.label === label)?.[0],
    desk: (await read(readBooking(team, { reference }))).status,
    customer: (await read(findCustomers(team, { search: email }))).customers[0]?.trips[0]?.status,
    search: (await read(findAnything(team, { text: reference }))).bookings[0]?.status,
    facts: (await read(bookingFacts(team, { reference }))).status,
  };
}

type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };

async function read<T>(answer: Promise<Answer<T>>): Promise<T> {
  const input = await answer;
  if (!input.ok) throw new Error(input.reason);
  return input.value;
}

test.each<[string, readonly TripState[], string]>([
  ["the outbound trip is driven and the return is ahead", ["completed", "assigned"], "between_trips"],
  ["the outbound trip is on the road", ["onboard", "assigned"], "in_progress"],
  ["the return trip is on the road", ["completed", "en_route"], "in_progress"],
  ["no one has reported the end of the only trip", ["completed_unverified"], "end_not_reported"],
])("%s: everyone who reads the booking reads the same status", (_what, states, status) =>
  inTransaction(async (ctx) => {
    const shown = await statuses(ctx, await aHotelBooking(ctx, states));
    expect(shown).toEqual(Object.fromEntries(Object.keys(shown).map((where) => [where, status])));
  }),
);

test("between two trips the state stays, and a choice of it finds the booking", () =>
  inTransaction(async (ctx) => {
    const { bookingId, team } = await aHotelBooking(ctx, ["completed", "assigned"]);
    const result = bookingListContract.listBookings.input.parse({ states: ["in_progress"] });
    expect((await listBookings(team, result)).value.bookings).toMatchObject([{ id: bookingId, state: "in_progress" }]);
    const confirmed = bookingListContract.listBookings.input.parse({ states: ["confirmed"] });
    expect((await listBookings(team, confirmed)).value.bookings).toEqual([]);
  }));

test("between two trips the chat tells of the one that comes next", () =>
  inTransaction(async (ctx) => {
    const { reference } = await aHotelBooking(ctx, ["completed", "assigned"]);
    await ctx.db.update(trips).set({ pickupLocation: "Camps Bay Lodge" }).where(eq(trips.leg, 2));
    const question = { message: `${reference} code ${ctx.accessCodeFor(reference)}`, conversation: [] };
    const result = await tellBooking(ctx, { question, phone: "+27 21 555 0100" });
    expect(result).toContain("Between trips");
    expect(result).toContain("Camps Bay Lodge");
  }));

test("a trip whose end no one reported is in progress to no one: our team reads why, customers and the chat do not", () =>
  inTransaction(async (ctx) => {
    const { reference } = await aHotelBooking(ctx, ["completed_unverified"]);
    const question = { message: `${reference} code ${ctx.accessCodeFor(reference)}`, conversation: [] };
    const result = await tellBooking(ctx, { question, phone: "+27 21 555 0100" });
    expect(result).toContain("Being completed");
    expect(result).not.toContain("In progress");
    expect(bookingLabels.end_not_reported.label).toBe("End not reported");
  }));
