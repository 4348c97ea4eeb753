import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { dutySpans, latestPositions } from "#db/schema/tracking.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { suspend, writeTrackedTrip } from "#testing/builders/dispatch/a-tracked-trip.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { liveMap } from "../../server/live-map.ts";
import { PositionReceiver } from "../../server/receive-positions.ts";
import { trackingDevice } from "../../server/tracking-device.ts";
import { myDuty } from "./my-duty.ts";
import { setMyDuty } from "./set-my-duty.ts";

/** A driver whose trip is hours ahead. */
async function aDriverAtHome(transaction: Context, startsIn = 300) {
  const ctx = await askingAs(transaction, { roles: ["driver"] });
  const trip = await writeTrackedTrip(ctx, { userId: ctx.userId, startsIn, state: "assigned" });
  const fixAt = (at: Date) => ({ key: "0", takenAt: at, latitude: -33.9, longitude: 18.4, ...unknown });
  const send = (at: Date, now = at) =>
    new PositionReceiver(ctx.db).fromApp(ctx.userId, { fixes: [fixAt(at)], sentAt: null }, now);
  return { ctx, ...trip, send };
}
const unknown = { accuracyM: null, speedKmh: null, heading: null, battery: null };

test("on duty the phone is tracked before its trip, and our team sees since when; off duty nothing is stored or shown", () =>
  inTransaction(async (transaction) => {
    const { ctx, driverId, send } = await aDriverAtHome(transaction);
    expect(await send(ctx.now)).toMatchObject({ stored: 0, everySeconds: null });
    const since = ctx.now.toISOString();
    for (let times = 0; times < 2; times++)
      expect(await setMyDuty(ctx, { is_on: true })).toEqual({
        ok: true,
        value: { on_since: since, every_seconds: 60, locked: null },
      });
    const later = { ...ctx, now: addMinutes(ctx.now, 10) };
    expect(await send(later.now)).toMatchObject({ stored: 1, everySeconds: 60 });
    const owner = { owner_kind: "driver", owner_id: driverId } as const;
    expect(await trackingDevice(later, owner)).toMatchObject({ value: { on_duty_since: since } });

    expect(await setMyDuty(later, { is_on: false })).toMatchObject({ value: { on_since: null, every_seconds: null } });
    const after = addMinutes(later.now, 1);
    expect(await send(after)).toMatchObject({ stored: 0, everySeconds: null });
    expect(await liveMap({ ...ctx, now: after })).toMatchObject({ value: { positions: [] } });
    expect(await ctx.db.select().from(dutySpans)).toMatchObject([{ driverId, startedAt: ctx.now, endedAt: later.now }]);
    expect(await ctx.db.select().from(latestPositions)).toMatchObject([{ dutyUntil: later.now }]);
  }));

test("a driver who is on duty for an upcoming trip can go off duty, and on again", () =>
  inTransaction(async (transaction) => {
    const { ctx, send } = await aDriverAtHome(transaction, 30);
    expect(await myDuty(ctx, {})).toMatchObject({ value: { on_since: null, every_seconds: 60 } });
    expect(await setMyDuty(ctx, { is_on: false })).toMatchObject({ value: { on_since: null, every_seconds: null } });
    const later = { ...ctx, now: addMinutes(ctx.now, 5) };
    expect(await send(later.now)).toMatchObject({ stored: 0 });
    expect(await setMyDuty(later, { is_on: true })).toMatchObject({ value: { every_seconds: 60 } });
    expect(await send(addMinutes(later.now, 1))).toMatchObject({ stored: 1 });
  }));

test("a forgotten switch goes off after the longest duty, and the next one starts from zero", () =>
  inTransaction(async (transaction) => {
    const { ctx, driverId } = await aDriverAtHome(transaction);
    await setMyDuty(ctx, { is_on: true });
    const nextDay = { ...ctx, now: addHours(ctx.now, 20) };
    expect(await myDuty(nextDay, {})).toMatchObject({ value: { on_since: null } });
    await setMyDuty(nextDay, { is_on: true });
    const spans = await ctx.db.select().from(dutySpans).where(eq(dutySpans.driverId, driverId));
    expect(spans.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())).toMatchObject([
      { startedAt: ctx.now, endedAt: addHours(ctx.now, 14) },
      { startedAt: nextDay.now, endedAt: null },
    ]);
  }));

test("a driver on a trip cannot go off duty, and a suspended one not on duty", () =>
  inTransaction(async (transaction) => {
    const ctx = await askingAs(transaction, { roles: ["driver"] });
    const { driverId } = await writeTrackedTrip(ctx, { userId: ctx.userId, state: "onboard" });
    expect(await setMyDuty(ctx, { is_on: false })).toMatchObject({ ok: false, reason: "on_the_road" });
    expect(await myDuty(ctx, {})).toMatchObject({ value: { on_since: null, every_seconds: 5 } });
    await suspend(ctx, driverId);
    expect(await setMyDuty(ctx, { is_on: true })).toMatchObject({ ok: false, reason: "not_active" });
    const stranger = await askingAs(transaction, { roles: ["driver"], email: "stranger@example.com" });
    expect(await setMyDuty(stranger, { is_on: true })).toMatchObject({ ok: false, reason: "not_found" });
  }));
