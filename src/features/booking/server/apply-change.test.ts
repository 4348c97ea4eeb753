import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { trips, vehicleHolds } from "#db/schema/trips.ts";
import type { DomainEvent } from "#domain/events.ts";
import type { Journey } from "#domain/pricing/journey-price.ts";
import type { Context } from "#platform/context.ts";
import { at, readSold, writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { asTeam, editFacts } from "#testing/builders/booking/an-edit.ts";
import { inTransaction, type World } from "#testing/in-transaction.ts";
import { selfServiceContract } from "../self-service/contract.ts";
import { cancelBooking } from "../self-service/server/cancel-booking.ts";
import { changeBooking } from "../self-service/server/change-booking.ts";
import { decideChange } from "../self-service/server/decide-change.ts";
import { previewChange } from "../self-service/server/preview-change.ts";

type Sold = Awaited<ReturnType<typeof writeSold>>;
type Prepare = (ctx: Context, sold: Sold) => Promise<unknown>;
type Case = { readonly journey?: Partial<Journey>; readonly prepare?: Prepare; readonly change: object };

const set =
  (changes: Partial<typeof bookings.$inferInsert>): Prepare =>
  (ctx, { id }) =>
    ctx.db.update(bookings).set(changes).where(eq(bookings.id, id));
const setLeg = (ctx: Context, id: string, leg: number, changes: Partial<typeof trips.$inferInsert>) =>
  ctx.db
    .update(trips)
    .set(changes)
    .where(and(eq(trips.bookingId, id), eq(trips.leg, leg)));

async function cancelLeg(ctx: Context, { id, opening }: Sold, leg: number, now = ctx.now) {
  // Booked long ago: no mistake of a moment ago.
  await set({ createdAt: at("2026-11-01", "09:00") })({ ...ctx }, { id, opening } as Sold);
  const input = { ...opening, legs: [leg], reason: "CUSTOMER_PLANS" as const, document: null };
  const done = await cancelBooking({ ...ctx, now }, { ...input, expected_fee_cents: 0 });
  const fee = done.ok ? undefined : (done.details?.offer as { fee_cents: number } | undefined)?.fee_cents;
  if (!done.ok && fee === undefined) throw new Error(done.reason);
  if (fee) await cancelBooking({ ...ctx, now }, { ...input, expected_fee_cents: fee });
}

const returnAt = at("2026-12-02", "10:00");
const back = { return_date: "2026-12-01", return_time: "10:00" };

const cases: Readonly<Record<string, Case>> = {
  "the flight number": { change: { flight_number: "BA 43" } },
  "the flight number of both ways": { journey: { returnAt }, change: { flight_number: "BA 43" } },
  "the phone number": { change: { phone: "+27 82 555 0100" } },
  "a name": { change: { first_name: "Naledi" } },
  "special requirements": { change: { special_requirements: "A quiet driver" } },
  "half an hour later": { change: { pickup_time: "14:30" } },
  "one more bag": { change: { bags: 3 } },
  "a child seat": { change: { child_seats: 1 } },
  "a child seat with its size": { change: { child_seats: 1, child_seat_sizes: { infant_seat: 1 } } },
  "a stop on the way": { change: { extra_stops: ["Woodstock"] } },
  "another destination": { change: { destination: "Stellenbosch" } },
  "another date, at night": { change: { pickup_date: "2026-12-03", pickup_time: "23:30" } },
  "a cheaper hour": { journey: { pickupAt: at("2026-11-28", "23:30") }, change: { pickup_time: "14:00" } },
  "another date and the flight": { change: { pickup_date: "2026-12-03", flight_number: "BA 43" } },
  "a return trip": { change: back },
  "a return trip of a test booking": { prepare: set({ isTest: true }), change: back },
  "a return trip in place of one cancelled in time": {
    journey: { returnAt },
    prepare: (ctx, sold) => cancelLeg(ctx, sold, 2),
    change: back,
  },
  "a return trip beside one cancelled late": {
    journey: { returnAt: at("2026-11-29", "10:00") },
    prepare: (ctx, sold) => cancelLeg(ctx, sold, 2, at("2026-11-28", "23:00")),
    change: back,
  },
  "what is left once the outbound trip is cancelled": {
    journey: { returnAt },
    prepare: (ctx, sold) => cancelLeg(ctx, sold, 1),
    change: { pickup_time: "10:30" },
  },
  "with a deposit": {
    prepare: async (ctx, sold) =>
      set({ depositCents: Math.round(sold.total / 4), paidCents: Math.round(sold.total / 4) })(ctx, sold),
    change: back,
  },
  "with the whole price due at once": { prepare: set({ depositCents: null }), change: back },
  "with no vehicle of ours": {
    prepare: (ctx, { id }) =>
      ctx.db.update(vehicleHolds).set({ state: "released" }).where(eq(vehicleHolds.bookingId, id)),
    change: { pickup_date: "2026-12-03" },
  },
  "of a booking that waits for payment": {
    prepare: set({ state: "awaiting_payment", holdUntil: at("2026-11-22", "09:00"), paidCents: 0 }),
    change: { pickup_time: "14:30" },
  },
  "at a price that what was paid covers": {
    journey: { pickupAt: at("2026-11-28", "23:30") },
    prepare: async (ctx, sold) =>
      set({ state: "awaiting_payment", holdUntil: at("2026-11-22", "09:00"), paidCents: sold.total - 100 })(ctx, sold),
    change: { pickup_time: "14:00" },
  },
  "after a rejected one": { prepare: set({ amendment: "rejected" }), change: { pickup_time: "14:30" } },
  "of a request": {
    prepare: set({ state: "requested", paidCents: 0, depositCents: null }),
    change: { pickup_date: "2026-12-03", pickup_time: "23:30" },
  },
  "of a request that has no price": {
    prepare: set({ state: "requested", paidCents: 0, totalCents: null, vatCents: 0, depositCents: null }),
    change: { pickup_date: "2026-12-03" },
  },
  "of the return trip while the outbound trip is over": {
    journey: { pickupAt: at("2026-11-20", "11:00"), returnAt },
    prepare: async (ctx, sold) => {
      await set({ state: "in_progress", pickupAt: at("2026-11-20", "08:00") })(ctx, sold);
      await setLeg(ctx, sold.id, 1, { state: "completed", pickupAt: at("2026-11-20", "08:00") });
    },
    change: { return_date: "2026-12-03", return_time: "11:00" },
  },
  "a price agreed in a quote": {
    prepare: async (ctx, sold) => set({ totalCents: sold.total - 5000, paidCents: sold.total - 5000 })(ctx, sold),
    change: back,
  },
};

describe("a change leaves the same behind, no matter who makes it", () => {
  test.each(Object.entries(cases))("%s", async (_what, one) => {
    const byCustomer = await leftBy(one, changeAsCustomer);
    const byTeam = await leftBy(one, async (ctx, sold, change) => {
      const done = await editFacts(ctx, sold.id, change);
      if (!done.ok) throw new Error(done.reason);
    });
    expect(byTeam).toEqual(byCustomer);
  });
});

type Make = (ctx: Context, sold: Sold, change: object) => Promise<void>;

async function leftBy({ journey, prepare, change }: Case, make: Make) {
  let left: Awaited<ReturnType<typeof whatIsLeft>> | undefined;
  await inTransaction(async (ctx, world) => {
    const sold = await writeSold(ctx, journey);
    await prepare?.(ctx, sold);
    world.events.length = 0;
    await make(ctx, sold, change);
    left = await whatIsLeft(ctx, world, sold.id);
  });
  return left;
}

/** By the customer, and where our team has to agree, with its answer. */
async function changeAsCustomer(ctx: Context, { opening }: Sold, change: object): Promise<void> {
  const wire = selfServiceContract.previewChange.input.parse({ ...opening, change });
  const offer = await previewChange(ctx, wire);
  if (!offer.ok) throw new Error(offer.reason);
  const { version, difference_cents } = offer.value;
  const input = { ...wire, version, note: "", expected_difference_cents: difference_cents };
  const done = await changeBooking(ctx, input);
  if (!done.ok) throw new Error(done.reason);
  if (done.value.outcome === "applied") return;
  const decision = { change_id: done.value.change_id, version: version + 1, decision: "accept" } as const;
  const decided = await decideChange(await asTeam(ctx), { ...decision, answer: "", total_cents: null });
  if (!decided.ok) throw new Error(decided.reason);
}

/** All rows and events, but for ids, moments, and who did it. */
async function whatIsLeft(ctx: Context, world: World, id: string) {
  const { booking, legs, kept, changes, items } = await readSold(ctx, id);
  const { id: _id, reference, accessCodeHash: _hash, version: _version, personId: _person, ...row } = booking;
  return {
    booking: row,
    legs: legs.map(({ id: _leg, bookingId: _booking, version: _v, ...leg }) => leg),
    kept: kept.map(({ leg, busy, state, expiresAt }) => ({ leg, busy, state, expiresAt })).toSorted(byLeg),
    items: items.map(({ id: _item, bookingId: _booking, ...item }) => item).toSorted(byPosition),
    changes: changes.map(({ state, before, after: now, differenceCents }) => ({ state, before, now, differenceCents })),
    events: world.events.filter(isOfChange).map((event) => withoutIds(event, reference)),
  };
}

const byLeg = (a: { leg: number }, b: { leg: number }) => a.leg - b.leg;
const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position;
const isOfChange = (event: DomainEvent) =>
  event.type !== "booking.change_proposed" && !(event.type === "task.wanted" && event.kind === "answer_change");

const withoutIds = (event: DomainEvent, reference: string): string =>
  JSON.stringify(event)
    .replaceAll(reference, "REFERENCE")
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID");
