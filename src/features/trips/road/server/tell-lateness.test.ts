import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { latestPositions } from "#db/schema/tracking.ts";
import { trips } from "#db/schema/trips.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aDriverOnTheWay } from "#testing/builders/dispatch/a-driver-at-pickup.ts";
import { inTransaction, type World } from "#testing/in-transaction.ts";
import { tellLateness } from "./tell-lateness.ts";

type Waiting = Awaited<ReturnType<typeof aDriverOnTheWay>>;

/** The vehicle sends its position, and the road from there takes this long. */
async function seen(ctx: Context, waiting: Waiting, input: { minute: number; drive: number; age?: number }) {
  const now = addMinutes(waiting.start, input.minute);
  const takenAt = addMinutes(now, -(input.age ?? 0));
  const { vehicleId } = await crewOf(ctx, waiting.tripId);
  const place = { latitude: -33.9249, longitude: 18.4241, speedKmh: 40, heading: 90, accuracyM: 10 };
  const row = {
    ...place,
    vehicleId,
    driverId: waiting.driverId,
    tripId: waiting.tripId,
    sourceId: newId(),
    isSkewed: false,
    takenAt,
    receivedAt: takenAt,
    dutyUntil: addMinutes(now, 600),
    isOnShift: true,
  };
  await ctx.db.insert(latestPositions).values(row).onConflictDoUpdate({
    target: latestPositions.vehicleId,
    set: { takenAt },
  });
  const drive = { minutes: input.drive, km: 10, line: [], source: "table" as const };
  const map = { ...ctx.map, driveBetween: () => Promise.resolve(drive as never) };
  await tellLateness({ ...ctx, now, map });
}

const crewOf = async (ctx: Context, tripId: string) => {
  const { rows } = await ctx.db.execute<{ vehicle_id: string }>(
    `select vehicle_id from assignments where trip_id = '${tripId}' and state in ('accepted', 'active')`,
  );
  return { vehicleId: rows[0]?.vehicle_id ?? "" };
};

const told = ({ emails }: World) =>
  emails.flatMap(({ template, text }) => (template === "vehicle-late" ? [text?.facts as { eta: string }] : []));

test("passengers get one message that the vehicle is late, and another only if it gets much worse", () =>
  inTransaction(async (ctx, world) => {
    const waiting = await aDriverOnTheWay(ctx);
    const look = (minute: number, drive: number) => seen(ctx, waiting, { minute, drive });
    await look(-30, 35);
    expect(told(world)).toEqual([]);
    await look(-30, 41);
    await look(-29, 42);
    await look(-20, 38);
    expect(told(world)).toHaveLength(1);
    await look(-10, 32);
    expect(told(world)).toHaveLength(2);
    expect(world.emails.at(-1)?.text).toMatchObject({ event: "vehicle_late", tripId: waiting.tripId });
    const [trip] = await ctx.db.select().from(trips).where(eq(trips.id, waiting.tripId));
    expect(trip?.toldArrivalAt).toEqual(addMinutes(waiting.start, 22));
  }));

test("a silent phone, or a driver who has arrived, sends nothing", () =>
  inTransaction(async (ctx, world) => {
    const waiting = await aDriverOnTheWay(ctx);
    await seen(ctx, waiting, { minute: -20, drive: 60, age: 6 });
    await waiting.report("arrive", -5);
    await seen(ctx, waiting, { minute: 0, drive: 60 });
    expect(told(world)).toEqual([]);
  }));
