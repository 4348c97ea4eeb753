import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import type { Role } from "#domain/account/roles.ts";
import { visitor } from "#domain/account/roles.ts";
import { localDate } from "#domain/time/local-time.ts";
import { createContext } from "#platform/create-context.ts";
import { aDriver, aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { writeDocuments } from "#testing/builders/dispatch/a-document.ts";
import { signInPerson } from "#testing/builders/people/a-signed-in-person.ts";
import { eventually } from "#testing/eventually.ts";
import { type Instances, openTwoInstances } from "#testing/two-instances.ts";

let instances: Instances;
const open: AbortController[] = [];

beforeAll(async () => {
  instances = await openTwoInstances();
});
afterAll(() => instances.close());
afterEach(() => {
  for (const line of open.splice(0)) line.abort();
});

const address = (url: string) => `${url}/functions/v1/dispatch-events`;
const signIn = (...roles: Role[]) => signInPerson(instances.one, { roles });

/** Someone with this instance’s board open, and the messages the board received. */
async function aBoard(url: string, headers: Record<string, string>) {
  const line = new AbortController();
  open.push(line);
  const answer = await fetch(address(url), { headers, signal: line.signal });
  const received = { text: "", isOver: false, status: answer.status, type: answer.headers.get("content-type") };
  const read = async () => {
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) received.text += text;
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      received.isOver = true;
    });
  await eventually(() => expect(received.text).toContain("event: open"));
  return received;
}

const ctx = () =>
  createContext(instances.one.world, { db: openDatabase(instances.pool), actor: visitor, correlationId: "test" }).ctx;
const tripsIn = (text: string): { id: string; state: string }[] =>
  [...text.matchAll(/^event: trips\ndata: (.+)$/gm)].flatMap(([, data]) => JSON.parse(data ?? "{}").trips);

describe("the dispatcher's line", () => {
  test("tells boards on both instances of a trip that is new and of one that changed, with the whole row", async () => {
    const { headers } = await signIn("dispatcher");
    const boards = [await aBoard(instances.one.url, headers), await aBoard(instances.other.url, headers)];
    expect(boards.map(({ type }) => type)).toEqual(Array(2).fill("text/event-stream; charset=utf-8"));
    const { tripId, reference } = await writeTrip(ctx(), new Date("2026-11-20T08:00:00Z"));
    for (const board of boards)
      await eventually(() =>
        expect(tripsIn(board.text)).toContainEqual(
          expect.objectContaining({ id: tripId, reference, state: "unassigned", driver: null }),
        ),
      );
    await instances.pool.query("update trips set state = 'cancelled' where id = $1", [tripId]);
    for (const board of boards) await eventually(() => expect(tripsIn(board.text).at(-1)?.state).toBe("cancelled"));
    expect(boards[0]?.text).not.toMatch(/cents|price/);
  });

  test("says that a trip is gone, and that drivers must be read again", async () => {
    const { tripId } = await writeTrip(ctx(), new Date("2026-11-21T08:00:00Z"));
    const board = await aBoard(instances.other.url, (await signIn("admin")).headers);
    await instances.pool.query("update trips set state = 'planned' where id = $1", [tripId]);
    await eventually(() => expect(board.text).toContain(`"gone":["${tripId}"]`));
    await openDatabase(instances.pool).insert(drivers).values(aDriver());
    await eventually(() => expect(board.text).toContain("event: reload"));
  });

  test("asks for a reload when the database was away", async () => {
    const board = await aBoard(instances.one.url, (await signIn("dispatcher")).headers);
    const before = board.text.length;
    await instances.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen dispatch' or (application_name = 'cape-town-shuttle-listener' and datname = current_database())",
    );
    await eventually(() => expect(board.text.slice(before)).toContain("event: reload"));
  });

  test("says by itself what is wrong once its time has come, and nothing was changed", async () => {
    const { headers } = await signIn("dispatcher");
    const [driver, vehicle] = [aDriver(), aVehicle()];
    await openDatabase(instances.pool).insert(drivers).values(driver);
    await openDatabase(instances.pool).insert(vehicles).values(vehicle);
    // In a moment it is less than three hours to the pickup, and no one has reconfirmed.
    const { tripId } = await writeTrip(ctx(), new Date(Date.now() + 3 * 3_600_000 + 3000), {
      crew: { driverId: driver.id, vehicleId: vehicle.id },
      trip: { state: "assigned" },
    });
    const board = await aBoard(instances.one.url, headers);
    const summaryOf = () => [...board.text.matchAll(/^event: problems\ndata: (.+)$/gm)].map(([, data]) => data).join();
    await eventually(() => expect(summaryOf()).toContain(`"kind":"not_reconfirmed","also"`));
    expect(summaryOf()).toContain(tripId);
  });

  test("hears of money and documents, and says what is wrong now", async () => {
    const { headers } = await signIn("dispatcher");
    const [driver, vehicle] = [aDriver(), aVehicle()];
    await openDatabase(instances.pool).insert(drivers).values(driver);
    await openDatabase(instances.pool).insert(vehicles).values(vehicle);
    const { tripId, bookingId } = await writeTrip(ctx(), new Date(Date.now() + 20 * 3_600_000), {
      crew: { driverId: driver.id, vehicleId: vehicle.id },
      trip: { state: "reconfirmed", pickupLocation: "12 Kloof Street, Gardens" },
    });
    const board = await aBoard(instances.other.url, headers);
    const wrong = (): string[] => {
      const last = [...board.text.matchAll(/^event: problems\ndata: (.+)$/gm)].at(-1)?.[1] ?? "{}";
      const problems: { kind: string; trip_id: string }[] = JSON.parse(last).problems ?? [];
      return problems.flatMap(({ kind, trip_id }) => (trip_id === tripId ? [kind] : []));
    };
    await eventually(() => expect(wrong()).toEqual(["unpaid"]));
    await instances.pool.query("update bookings set paid_cents = total_cents where id = $1", [bookingId]);
    await eventually(() => expect(wrong()).toEqual([]));
    await writeDocuments(
      ctx(),
      { driverId: driver.id },
      { prdp: { issuedOn: localDate("2018-02-01"), expiresOn: localDate("2020-01-31") } },
    );
    await eventually(() => expect(wrong()).toEqual(["documents_expire"]));
  });

  test("is let go of when its board is closed", async () => {
    const { headers } = await signIn("dispatcher");
    await eventually(() => expect(instances.one.feed.events.openLines).toBe(0));
    await aBoard(instances.one.url, headers);
    expect(instances.one.feed.events.openLines).toBe(1);
    open.at(-1)?.abort();
    await eventually(() => expect(instances.one.feed.events.openLines).toBe(0));
  });
});

test.each([
  ["customer", [], 403],
  ["driver", ["driver"], 403],
  ["hotel", ["hotel"], 403],
  ["driver_provider", ["driver_provider"], 403],
] as const)("a %s may not follow", async (_name, roles, status) => {
  const { headers } = await signIn(...roles);
  expect((await fetch(address(instances.one.url), { headers })).status).toBe(status);
});

test("neither may a stranger, nor another site", async () => {
  expect((await fetch(address(instances.one.url))).status).toBe(401);
  const { headers } = await signIn("dispatcher");
  const elsewhere = { ...headers, origin: "https://elsewhere.example" };
  expect((await fetch(address(instances.one.url), { headers: elsewhere })).status).toBe(403);
});
