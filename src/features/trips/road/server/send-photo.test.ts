import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { storedFiles } from "#db/schema/platform.ts";
import { tripPhotos, trips } from "#db/schema/trips.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { noRecords } from "#platform/erasures.ts";
import { newId } from "#platform/ids.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { aJpeg, aPdf, aSentFile } from "#testing/builders/services/a-file.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { eraseTrips } from "../../server/erase-trips.ts";
import { listPhotos } from "./list-photos.ts";
import { sendPhoto } from "./send-photo.ts";

/** A trip that started an hour ago. */
async function aTripOnTheRoad(ctx: Context) {
  const userId = await anAccount(ctx, ["driver"]);
  const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx, { driver: { userId } });
  const { tripId } = await writeTrip(ctx, addHours(testNow, -1), { crew: { driverId, vehicleId } });
  const driver = asPerson(ctx, userId, ["driver"]);
  const photo = async (changes: object = {}, content: Buffer = aJpeg()) => ({
    key: newId(),
    kind: "no_show" as const,
    trip_id: tripId,
    vehicle_id: null,
    record_id: null,
    occurred_at: addMinutes(testNow, -20).toISOString(),
    sent_at: testNow.toISOString(),
    place: { latitude: -33.9249, longitude: 18.4241, accuracy_m: 8.5 },
    ...(await aSentFile(ctx, content)),
    ...changes,
  });
  return { driver, driverId, vehicleId, tripId, photo };
}
const refused = (reason: string) => ({ ok: false, reason });
const none = { trip_id: null, vehicle_id: null, record_id: null };

test("a photo is stored once however often it is sent, and our team sees when it was taken", () =>
  inTransaction(async (ctx) => {
    const { driver, tripId, photo } = await aTripOnTheRoad(ctx);
    const sent = await photo();
    for (let times = 0; times < 2; times++) expect(await sendPhoto(driver, sent)).toMatchObject({ ok: true });
    const again = await photo({ key: sent.key });
    expect(await sendPhoto(driver, again)).toMatchObject({ ok: true });
    expect(await listPhotos(await asTeam(ctx), { ...none, trip_id: tripId })).toMatchObject({
      value: {
        photos: [
          {
            id: sent.key,
            kind: "no_show",
            file_id: sent.file_id,
            happened_at: sent.occurred_at,
            clock_behind_s: 0,
          },
        ],
      },
    });
    const [{ latitude, longitude } = {}] = await ctx.db.select().from(tripPhotos);
    expect({ latitude, longitude }, "for the evidence").toEqual({ latitude: -33.9249, longitude: 18.4241 });
  }));

test("a driver photographs their vehicle at the start of a shift", () =>
  inTransaction(async (ctx) => {
    const { driver, vehicleId, photo } = await aTripOnTheRoad(ctx);
    const shift = newId();
    const check = { kind: "vehicle_check", trip_id: null, vehicle_id: vehicleId, record_id: shift };
    expect(await sendPhoto(driver, await photo(check))).toMatchObject({ ok: true });
    const photos = await listPhotos(await asTeam(ctx), { ...none, record_id: shift });
    expect(photos).toMatchObject({ value: { photos: [{ kind: "vehicle_check" }] } });
    const other = asPerson(ctx, await anAccount(ctx, ["driver"]), ["driver"]);
    expect(await sendPhoto(other, await photo(check))).toMatchObject(refused("not_found"));
  }));

test("only images, of the driver’s own trips, of the last day", () =>
  inTransaction(async (ctx) => {
    const { driver, photo } = await aTripOnTheRoad(ctx);
    const theirs = await aTripOnTheRoad(ctx);
    expect(await sendPhoto(driver, await photo({}, aPdf()))).toMatchObject(refused("not_a_picture"));
    expect(await sendPhoto(theirs.driver, await photo())).toMatchObject(refused("not_found"));
    const old = { occurred_at: addHours(testNow, -25).toISOString() };
    expect(await sendPhoto(driver, await photo(old))).toMatchObject(refused("too_old"));
    expect(await sendPhoto(driver, await photo({ claim: "guessed" }))).toMatchObject(refused("file_gone"));
    expect(await sendPhoto(driver, await photo({ trip_id: null }))).toMatchObject(refused("not_found"));
  }));

test("another driver’s photo key is not found", () =>
  inTransaction(async (ctx) => {
    const { driver, photo } = await aTripOnTheRoad(ctx);
    const theirs = await aTripOnTheRoad(ctx);
    const sent = await photo();
    await sendPhoto(driver, sent);
    expect(await sendPhoto(theirs.driver, await theirs.photo({ key: sent.key }))).toMatchObject(refused("not_found"));
  }));

test("erasing a customer deletes the photos of their trips, files included", () =>
  inTransaction(async (ctx) => {
    const { driver, tripId, photo } = await aTripOnTheRoad(ctx);
    const sent = await photo();
    await sendPhoto(driver, sent);
    const [trip] = await ctx.db.select().from(trips).where(eq(trips.id, tripId));
    const records = { ...noRecords, bookings: [trip?.bookingId ?? ""] };
    await eraseTrips(ctx, { userId: null, email: null, records });
    expect(await ctx.db.$count(tripPhotos, eq(tripPhotos.id, sent.key))).toBe(0);
    expect(await ctx.db.$count(storedFiles, eq(storedFiles.id, sent.file_id))).toBe(0);
  }));
