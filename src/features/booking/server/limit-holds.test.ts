import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { vehicleAbsences, vehicles } from "#db/schema/fleet.ts";
import { settings } from "#db/schema/settings.ts";
import { vehicleHolds } from "#db/schema/trips.ts";
import { visitor } from "#domain/account/roles.ts";
import { addMinutes, localDate } from "#domain/time/local-time.ts";
import { startPayment } from "#features/payments/checkout/server/start-payment.ts";
import { createBooking } from "#features/selling/sale/server/create-booking.ts";
import type { Context } from "#platform/context.ts";
import { createContext } from "#platform/create-context.ts";
import { newId } from "#platform/ids.ts";
import { inTransaction as inOwnTransaction } from "#platform/transaction.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { from, hourly, limited, person, sedans } from "#testing/builders/booking/a-stranger.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { openTestSite } from "#testing/test-site.ts";
import { expireHolds } from "../holds/server/expire-holds.ts";
import { countPayment } from "../money/server/count-payment.ts";

describe("a stranger is held only so many vehicles unpaid", () => {
  test("five from one network, whatever names are given; IPv6 by its /64", () =>
    inTransaction(async (ctx) => {
      await sedans(ctx, 30);
      for (let nth = 0; nth < 5; nth++) {
        const result = from(ctx, `2001:db8:1:2::${nth + 1}`);
        expect(await createBooking(result, person(nth, hourly(nth * 3)))).toMatchObject({ ok: true });
      }
      const answer = from(ctx, "2001:db8:1:2::ffff");
      expect(await createBooking(answer, person(5, hourly(17)))).toMatchObject(limited("network"));
      expect(await createBooking(from(ctx, "198.51.100.7"), person(5, hourly(17)))).toMatchObject({ ok: true });
    }));

  test.each([
    ["email address", { email: "Guest+holiday@Example.com" }, (nth: number) => ({ phone: `08255512${nth}0` })],
    ["phone", { phone: "082 555 0199" }, (nth: number) => ({ email: `guest${nth}@example.com` })],
  ])("three for one %s, from wherever: a family is not hurt", (_what, same, other) =>
    inTransaction(async (ctx) => {
      await sedans(ctx, 30);
      for (let nth = 0; nth < 4; nth++) {
        const request = aBookingRequest({ ...same, ...other(nth), ...hourly(nth * 3) });
        const created = await createBooking(from(ctx, `198.51.100.${nth}`), request);
        expect(created).toMatchObject(nth < 3 ? { ok: true } : limited("contact"));
      }
    }),
  );

  test("a set share of a vehicle class at one time; an hour later it is free again", () =>
    inTransaction(async (ctx) => {
      await sedans(ctx, 11);
      for (let nth = 0; nth < 5; nth++)
        expect(await createBooking(from(ctx, `198.51.100.${nth}`), person(nth))).toMatchObject({ ok: true });
      expect(await createBooking(from(ctx, "198.51.100.9"), person(9))).toMatchObject(limited("fleet"));
    }));

  const change = (ctx: Context, id: string, changes: Partial<typeof vehicles.$inferInsert>) =>
    ctx.db.update(vehicles).set(changes).where(eq(vehicles.id, id));
  const sendToWorkshop = (ctx: Context, vehicleId: string) =>
    ctx.db.insert(vehicleAbsences).values({
      id: newId(),
      vehicleId,
      kind: "maintenance",
      createdBy: "system",
      createdAt: testNow,
      span: '["2026-11-28T00:00:00Z","2026-11-29T00:00:00Z")',
    });

  test.each<[string, (ctx: Context, id: string) => Promise<unknown>]>([
    ["documents end before", (ctx, id) => change(ctx, id, { documentsUntil: localDate("2026-11-27") })],
    ["place is the workshop", sendToWorkshop],
    ["licence is for staff alone", (ctx, id) => change(ctx, id, { licenceTypes: ["staff"] })],
  ])("one whose %s is no vehicle of that day: of five others strangers hold three", (_what, takeOut) =>
    inTransaction(async (ctx) => {
      await sedans(ctx, 11);
      const fleet = await ctx.db.select({ id: vehicles.id }).from(vehicles);
      for (const { id } of fleet.slice(0, 6)) await takeOut(ctx, id);
      for (let nth = 0; nth < 3; nth++)
        expect(await createBooking(from(ctx, `198.51.100.${nth}`), person(nth))).toMatchObject({ ok: true });
      expect(await createBooking(from(ctx, "198.51.100.9"), person(9))).toMatchObject(limited("fleet"));
    }),
  );

  test("200 days ahead, when few documents are good, strangers never hold the last vehicle", () =>
    inTransaction(async (ctx) => {
      await sedans(ctx, 11);
      const fleet = await ctx.db.select({ id: vehicles.id }).from(vehicles);
      const ends = fleet.slice(0, 6).map(({ id }) => id);
      await ctx.db
        .update(vehicles)
        .set({ documentsUntil: localDate("2027-01-31") })
        .where(inArray(vehicles.id, ends));
      const day = { pickup_date: "2027-06-08" };
      for (let nth = 0; nth < 3; nth++)
        expect(await createBooking(from(ctx, `198.51.100.${nth}`), person(nth, day))).toMatchObject({ ok: true });
      expect(await createBooking(from(ctx, "198.51.100.9"), person(9, day))).toMatchObject(limited("fleet"));
    }));

  test("and none once more after the limit is lowered in the settings", () =>
    inTransaction(async (ctx) => {
      await sedans(ctx, 11);
      const value = { fromOneNetwork: 1, forOneContact: 1, fleetShare: 0.5 };
      await ctx.db.insert(settings).values({ name: "holds", value, updatedAt: testNow, updatedBy: null });
      expect(await createBooking(ctx, person(1))).toMatchObject({ ok: true });
      expect(await createBooking(ctx, person(2))).toMatchObject(limited("network"));
    }));

  test("holds that ended count no more", () =>
    inTransaction(async (ctx) => {
      await sedans(ctx, 30);
      for (let nth = 0; nth < 5; nth++) await createBooking(ctx, person(nth, hourly(nth * 3)));
      await expireHolds({ ...ctx, now: addMinutes(testNow, 31) });
      expect(await createBooking({ ...ctx, now: addMinutes(testNow, 31) }, person(5))).toMatchObject({ ok: true });
    }));
});

test("who has paid before with their account has no limit", () =>
  inTransaction(async (transaction) => {
    const ctx = await askingAs(transaction, { name: "Thandi", roles: [] });
    await sedans(ctx, 30);
    const first = await createBooking(ctx, person(0));
    if (!first.ok) throw new Error(first.reason);
    await ctx.db.update(bookings).set({ paidCents: 35_000, state: "completed" });
    for (let nth = 1; nth < 9; nth++)
      expect(await createBooking(ctx, aBookingRequest(hourly(nth * 2)))).toMatchObject({ ok: true });
  }));

describe("who is limited goes on", () => {
  const limitedBooking = (ctx: Context, without_hold: "pay_now" | "request") =>
    createBooking(from(ctx, "198.51.100.9"), person(9, { without_hold }));
  const fleetTaken = async (ctx: Context) => {
    await sedans(ctx, 11);
    for (let nth = 0; nth < 5; nth++) await createBooking(from(ctx, `198.51.100.${nth}`), person(nth));
  };

  test("by card: no vehicle waits, and the payment takes one", () =>
    inTransaction(async (ctx, world) => {
      await fleetTaken(ctx);
      const created = await limitedBooking(ctx, "pay_now");
      if (!created.ok) throw new Error(created.reason);
      const reference = created.value.booking_reference;
      const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.reference, reference));
      if (!booking) throw new Error("not written");
      const heldFor = () => ctx.db.select().from(vehicleHolds).where(eq(vehicleHolds.bookingId, booking.id));
      expect(await heldFor()).toEqual([]);

      const pay = (method: "online" | "transfer" | "cash") =>
        startPayment(ctx, {
          reference,
          code: created.value.access_code,
          method,
          pays_all: false,
          expected_cents: null,
        });
      expect(await pay("transfer")).toMatchObject({ ok: false, reason: "way_closed" });
      expect(await pay("cash")).toMatchObject({ ok: false, reason: "way_closed" });
      const started = await pay("online");
      if (!started.ok) throw new Error(started.reason);
      const paymentId = started.value.payment.id;
      await ctx.db.execute(`update payments set state = 'succeeded' where id = '${paymentId}'`);
      await countPayment(ctx, { type: "payment.succeeded", paymentId, reference });
      expect(await heldFor()).toMatchObject([{ state: "reserved" }]);
      expect(world.events).toContainEqual({ type: "booking.confirmed", reference });
    }));

  test("as a request that our team confirms", () =>
    inTransaction(async (ctx) => {
      await fleetTaken(ctx);
      expect(await limitedBooking(ctx, "request")).toMatchObject({
        ok: true,
        value: { state: "requested", light: "amber", hold_until: null, total_cents: 35_000 },
      });
    }));

  test("but not into a fleet that is taken", () =>
    inTransaction(async (ctx) => {
      await sedans(ctx, 1);
      await createBooking(from(ctx, "198.51.100.1"), person(1));
      expect(await limitedBooking(ctx, "pay_now")).toMatchObject({ ok: false, reason: "no_vehicle_free" });
    }));
});

describe("fifty who ask at once", () => {
  let site: Awaited<ReturnType<typeof openTestSite>>;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  const book = (address: string, request: ReturnType<typeof aBookingRequest>) =>
    inOwnTransaction(site.pool, async (db) => {
      const world = { ...site.world, clock: () => testNow };
      const caller = { address, userAgent: "" };
      const { ctx } = createContext(world, { db, actor: visitor, correlationId: "test", caller });
      const created = await createBooking(ctx, request);
      if (!created.ok) throw new Error(created.reason);
    }).then(
      () => "held",
      (error: Error) => error.message,
    );
  const outcomes = async (request: readonly Promise<string>[]) => {
    const all = await Promise.all(request);
    return {
      held: all.filter((one) => one === "held").length,
      limited: all.filter((one) => one === "hold_limited").length,
    };
  };
  const fifty = Array.from({ length: 50 }, (_, nth) => nth);

  test("from one network are held five, for one contact three, for one time the strangers’ share", async () => {
    await inOwnTransaction(site.pool, (db) => sedans({ db }, 11));
    const day = (nth: number, month: string) => ({
      pickup_date: `2026-${month}-${String(1 + (nth % 28)).padStart(2, "0")}`,
      pickup_time: nth < 25 ? "08:00" : "16:00",
    });
    const sameNetwork = fifty.map((nth) => book("203.0.113.5", person(nth, day(nth, "12"))));
    expect(await outcomes(sameNetwork)).toEqual({ held: 5, limited: 45 });
    const sameEmail = fifty.map((nth) =>
      book(`198.51.100.${nth}`, person(nth + 100, { ...day(nth, "12"), email: "one@example.com" })),
    );
    expect(await outcomes(sameEmail)).toEqual({ held: 3, limited: 47 });
    const sameTime = fifty.map((nth) => book(`192.0.2.${nth}`, person(nth + 200)));
    expect(await outcomes(sameTime)).toEqual({ held: 5, limited: 45 });
  });
});
