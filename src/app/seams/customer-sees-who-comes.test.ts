import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Database, openDatabase } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { storedFiles } from "#db/schema/platform.ts";
import { assignments, tripMoves, trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { keepFile } from "#platform/files/storage.ts";
import { accessCodeFor, newId } from "#platform/ids.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { readAssignments, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { aPng } from "#testing/builders/services/a-file.ts";
import { openTestSite } from "#testing/test-site.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
let ctx: Pick<Context, "db"> & { db: Database };
beforeAll(async () => {
  site = await openTestSite();
  ctx = { db: openDatabase(site.pool) };
});
afterAll(() => site.close());

/** A picture that belongs to a driver, a vehicle or a document. */
async function aPictureOf(kind: string, id: string): Promise<string> {
  const kept = await keepFile(ctx.db, { content: aPng(), name: "me.png", now: new Date() });
  if (!kept) throw new Error("Not a picture.");
  await ctx.db.update(storedFiles).set({ ownerKind: kind, ownerId: id }).where(eq(storedFiles.id, kept.id));
  return kept.id;
}

/** A driver and a vehicle, both photographed. */
async function aPhotographedCrew(firstName: string) {
  const crew = await writeCrew(ctx, { driver: { firstName, email: `${newId()}@example.com` } });
  const { driver_id: driverId, vehicle_id: vehicleId } = crew;
  const photoId = await aPictureOf("driver_photo", driverId);
  await ctx.db.update(drivers).set({ photoId }).where(eq(drivers.id, driverId));
  const vehiclePhotoId = await aPictureOf("vehicle_photo", vehicleId);
  await ctx.db.update(vehicles).set({ photoId: vehiclePhotoId }).where(eq(vehicles.id, vehicleId));
  return { driverId, vehicleId, photoId, vehiclePhotoId };
}

type Crew = Awaited<ReturnType<typeof aPhotographedCrew>>;
let sipho: Crew;
let trip: { tripId: string; reference: string };
const hours = (count: number) => addHours(new Date(), count);

beforeEach(async () => {
  sipho = await aPhotographedCrew("Sipho");
  trip = await writeTrip(ctx as Context, hours(3), { crew: { driverId: sipho.driverId, vehicleId: sipho.vehicleId } });
});

async function shown(headers: Record<string, string> = {}) {
  const code = accessCodeFor(site.world.secret, trip.reference);
  const answer = await site.call(
    "read-my-booking",
    { reference: trip.reference, ...(!headers.authorization && { code }) },
    headers,
  );
  return (await answer.json()).trips[0].driver;
}
const statusOf = async (address: string) => (await site.app.request(address)).status;
const changeTrip = (changes: Partial<typeof trips.$inferInsert>) =>
  ctx.db.update(trips).set(changes).where(eq(trips.id, trip.tripId));

test("a guest with reference and code sees both photographs, without a sign-in and kept by no one between", async () => {
  const driver = await shown();
  expect(driver).toMatchObject({ first_name: "Sipho" });
  const answers = await Promise.all([driver.photo, driver.vehicle_photo].map((address) => site.app.request(address)));
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("cache-control")).toContain("private");
  }
});

test("a hotel sees who drives its guest; another hotel sees no booking", async () => {
  const [hotel, other] = [await site.as("hotel"), await site.as("hotel")];
  const organisationId = newId();
  await ctx.db
    .insert(organisations)
    .values({ id: organisationId, kind: "hotel", name: "Harbour Lantern", createdAt: new Date() });
  await ctx.db.insert(organisationMembers).values({ organisationId, userId: hotel.userId });
  await site.pool.query("update bookings set organisation_id = $1 where reference = $2", [
    organisationId,
    trip.reference,
  ]);
  expect(await statusOf((await shown(hotel.headers)).photo)).toBe(200);
  expect((await site.call("read-my-booking", { reference: trip.reference }, other.headers)).status).toBe(404);
});

test("the address of a photograph opens that photograph alone", async () => {
  const { photo, vehicle_photo: vehiclePhoto } = await shown();
  const codeOf = (address: string) => address.split("?")[1];
  const document = await aPictureOf("document", sipho.driverId);
  const stranger = await aPhotographedCrew("Fatima");
  const refused = [
    `/files/v1/${sipho.photoId}`,
    `/files/v1/${sipho.photoId}?code=${accessCodeFor(site.world.secret, trip.reference)}`,
    `/files/v1/${sipho.photoId}?${codeOf(vehiclePhoto)}`,
    `/files/v1/${document}?${codeOf(photo)}`,
    `/files/v1/${stranger.photoId}?${codeOf(photo)}`,
    photo.slice(0, -1),
  ];
  expect(await Promise.all(refused.map(statusOf))).toEqual(refused.map(() => 404));
});

test("more than a day before the pickup nothing is shown, and an address from before no longer opens", async () => {
  const { photo } = await shown();
  await changeTrip({ pickupAt: hours(25), plannedEnd: hours(26) });
  expect(await shown()).toBeNull();
  expect(await statusOf(photo)).toBe(404);
});

test("the photographs stay an hour after the drop-off, and are gone then", async () => {
  const { photo } = await shown();
  await changeTrip({ state: "completed", pickupAt: hours(-4), plannedEnd: hours(-3) });
  await ctx.db.update(assignments).set({ state: "fulfilled" }).where(eq(assignments.tripId, trip.tripId));
  const ended = {
    id: newId(),
    tripId: trip.tripId,
    fromState: "onboard",
    toState: "completed",
    actor: "system",
  } as const;
  await ctx.db.insert(tripMoves).values({ ...ended, createdAt: hours(-0.9) });
  expect(await statusOf((await shown()).photo)).toBe(200);
  await ctx.db
    .update(tripMoves)
    .set({ createdAt: hours(-1.1) })
    .where(eq(tripMoves.id, ended.id));
  expect(await shown()).toBeNull();
  expect(await statusOf(photo)).toBe(404);
});

test("another driver: the page shows them, and the address of the first opens nothing", async () => {
  const { photo } = await shown();
  const fatima = await aPhotographedCrew("Fatima");
  const [before] = await readAssignments(ctx, trip.tripId);
  if (!before) throw new Error("No driver to replace.");
  await ctx.db.update(assignments).set({ state: "replaced" }).where(eq(assignments.id, before.id));
  await ctx.db
    .insert(assignments)
    .values({ ...before, id: newId(), driverId: fatima.driverId, vehicleId: fatima.vehicleId });
  const driver = await shown();
  expect(driver.first_name).toBe("Fatima");
  expect(await statusOf(driver.photo)).toBe(200);
  expect(await statusOf(photo)).toBe(404);
});
