import { eq, inArray, or } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { documents } from "#db/schema/documents.ts";
import { driverAbsences, drivers } from "#db/schema/drivers.ts";
import { vehicleDefects, vehicles } from "#db/schema/fleet.ts";
import { organisationMembers } from "#db/schema/partners.ts";
import { storedFiles } from "#db/schema/platform.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { system } from "#domain/account/roles.ts";
import { addHours } from "#domain/time/local-time.ts";
import { createContext } from "#platform/create-context.ts";
import { newId } from "#platform/ids.ts";
import { aSoundRequest } from "#testing/builders/booking/a-sound-request.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { writeProvider } from "#testing/builders/dispatch/a-provider.ts";
import { aSentFile } from "#testing/builders/services/a-file.ts";
import { openTestSite } from "#testing/test-site.ts";

/** Found in no record but theirs, so that an answer can be searched for it. */
const marks = { lastName: "Quetzalcoatl", plate: "CA QUETZAL", number: "QUETZAL-42", reason: "quetzal leave" };
const isTheirs = /quetzal/i;

let site: Awaited<ReturnType<typeof openTestSite>>;
let theirs: Awaited<ReturnType<typeof writeTheirs>>;
let asking: Readonly<Record<"driver" | "driver_provider", Record<string, string>>>;

const context = () =>
  createContext(site.world, { db: openDatabase(site.pool), actor: system, correlationId: "test" }).ctx;

beforeAll(async () => {
  site = await openTestSite();
  theirs = await writeTheirs();
  asking = await signInOthers();
});
afterAll(() => site.close());

/** A provider with a driver, a vehicle, documents with their files, a trip, an offer of each kind, and leave that was asked for. */
async function writeTheirs() {
  const ctx = context();
  const { providerId } = await writeProvider(ctx, { name: "Quetzal Drivers" });
  const crew = await writeCrew(ctx, {
    driver: { providerId, lastName: marks.lastName },
    vehicle: { ownerId: providerId, plate: marks.plate },
  });
  const [driverId, vehicleId] = [crew.driver_id, crew.vehicle_id];
  const driven = { driverId, vehicleId };
  const { tripId } = await writeTrip(ctx, addHours(ctx.now, 30), {
    booking: { lastName: marks.lastName },
    crew: driven,
  });
  const trip = await writeTrip(ctx, addHours(ctx.now, 60), { trip: { state: "offered" } });
  const busy = `["${addHours(ctx.now, 60).toISOString()}","${addHours(ctx.now, 62).toISOString()}")`;
  const open = {
    tripId: trip.tripId,
    state: "offered" as const,
    busy,
    expiresAt: addHours(ctx.now, 9),
    createdAt: ctx.now,
  };
  const offers = [
    { ...open, ...driven, id: newId(), mode: "broadcast" as const },
    { ...open, id: newId(), mode: "pool" as const, providerId },
  ];
  await ctx.db.insert(assignments).values(offers);
  const absenceId = newId();
  const leave = {
    kind: "leave" as const,
    state: "asked" as const,
    span: busy,
    createdBy: "driver",
    createdAt: ctx.now,
  };
  await ctx.db.insert(driverAbsences).values({ ...leave, id: absenceId, driverId, reason: marks.reason });
  const { file_id: fileId } = await aSentFile(ctx);
  const ownerIds = [driverId, vehicleId, providerId];
  await ctx.db.update(documents).set({ number: marks.number, fileId }).where(inArray(documents.ownerId, ownerIds));
  const rows = await ctx.db.select().from(documents).where(inArray(documents.ownerId, ownerIds));
  const document = rows.find(({ ownerId }) => ownerId === driverId);
  if (!document) throw new Error("The driver has no document.");
  await ctx.db
    .update(storedFiles)
    .set({ ownerKind: "document", ownerId: document.id })
    .where(eq(storedFiles.id, fileId));
  const ids = [...rows.map(({ id }) => id), ...offers.map(({ id }) => id), absenceId, tripId];
  return { ids, tripId, driverId, vehicleId, providerId, fileId };
}

/** A driver and a provider who have nothing to do with them. */
async function signInOthers() {
  const ctx = context();
  const { providerId } = await writeProvider(ctx);
  const member = await site.as("driver_provider");
  await ctx.db.insert(organisationMembers).values({ organisationId: providerId, userId: member.userId });
  const driver = await site.as("driver");
  await writeCrew(ctx, { driver: { providerId, userId: driver.userId }, vehicle: { ownerId: providerId } });
  return { driver: driver.headers, driver_provider: member.headers };
}

/** Everything of theirs that a call could change. */
async function readTheirs() {
  const { db } = context();
  const { driverId, vehicleId, providerId, tripId } = theirs;
  const owners = [driverId, vehicleId, providerId];
  return {
    driver: await db.select().from(drivers).where(eq(drivers.id, driverId)),
    vehicle: await db.select().from(vehicles).where(eq(vehicles.id, vehicleId)),
    trip: await db.select().from(trips).where(eq(trips.id, tripId)),
    offers: await db
      .select()
      .from(assignments)
      .where(or(eq(assignments.driverId, driverId), eq(assignments.providerId, providerId)))
      .orderBy(assignments.id),
    documents: await db.select().from(documents).where(inArray(documents.ownerId, owners)).orderBy(documents.id),
    absences: await db.select().from(driverAbsences).where(eq(driverAbsences.driverId, driverId)),
    defects: await db.select().from(vehicleDefects).where(eq(vehicleDefects.vehicleId, vehicleId)),
  };
}

const isId = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** A sound request with their ids in it: by the name of the field, and this one wherever the name does not tell. */
function aboutThem(sound: unknown, id: string, name = ""): unknown {
  if (Array.isArray(sound)) return sound.map((part) => aboutThem(part, id, name));
  if (sound !== null && typeof sound === "object") {
    const filled = Object.entries(sound).map(([key, value]) => [key, aboutThem(value, id, key)]);
    return Object.fromEntries(filled);
  }
  if (typeof sound !== "string" || !isId.test(sound)) return sound;
  if (name.startsWith("driver")) return theirs.driverId;
  if (name.startsWith("vehicle")) return theirs.vehicleId;
  if (name.startsWith("trip")) return theirs.tripId;
  if (name.startsWith("file")) return theirs.fileId;
  return id;
}

const owners = () =>
  [
    { owner_kind: "driver", owner_id: theirs.driverId },
    { owner_kind: "vehicle", owner_id: theirs.vehicleId },
    { owner_kind: "provider", owner_id: theirs.providerId },
  ] as const;

describe.each(["driver", "driver_provider"] as const)("a %s asks for what is someone else’s", (role) => {
  test("in every call of theirs: nothing of it is revealed, and nothing is changed", async () => {
    const before = await readTheirs();
    const calls = site.app.service.calls.filter(({ access }) => Array.isArray(access) && access.includes(role));
    const message: string[] = [];
    for (const call of calls) {
      const sound = aSoundRequest(call);
      const bodies = theirs.ids.map((id) => aboutThem(sound, id));
      const owned = owners().map((owner) => ({ ...Object(aboutThem(sound, owner.owner_id)), ...owner }));
      for (const body of "owner_id" in Object(sound) ? owned : bodies) {
        const answer = await site.call(call.name, body, asking[role]);
        const text = await answer.text();
        if (isTheirs.test(text) || answer.status >= 500)
          message.push(`${call.name} ${answer.status} ${text.slice(0, 200)}`);
      }
    }
    expect(calls.length).toBeGreaterThan(5);
    expect(message).toEqual([]);
    expect(await readTheirs()).toEqual(before);
  });

  test("nor is a file of theirs given", async () => {
    const answer = await site.app.request(`/files/v1/${theirs.fileId}`, { headers: asking[role] });
    expect([403, 404]).toContain(answer.status);
  });
});
