import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { type Role, system } from "#domain/account/roles.ts";
import { createContext } from "#platform/create-context.ts";
import { inTransaction } from "#platform/transaction.ts";
import { writeTrackedTrip } from "#testing/builders/dispatch/a-tracked-trip.ts";
import { signInPerson } from "#testing/builders/people/a-signed-in-person.ts";
import { eventually } from "#testing/eventually.ts";
import { type Instances, openTwoInstances } from "#testing/two-instances.ts";
import { watchRoad } from "../alerts/server/watch-road.ts";
import { osmandAddress, positionEventsAddress } from "../contract.ts";
import { withdrawTrackingDevice } from "./withdraw-tracking-device.ts";

let instances: Instances;
const open: AbortController[] = [];

beforeAll(async () => {
  instances = await openTwoInstances();
});
afterAll(() => instances.close());
afterEach(() => {
  for (const line of open.splice(0)) line.abort();
});

const ctx = () =>
  createContext(instances.one.world, { db: openDatabase(instances.pool), actor: system, correlationId: "test" }).ctx;
const signIn = (...roles: Role[]) => signInPerson(instances.one, { roles });
const report = (url: string, token: string, latitude: number) =>
  fetch(`${url}${osmandAddress}?${new URLSearchParams({ id: token, lat: String(latitude), lon: "18.4" })}`);

/** An open map on this instance, and the messages it received. */
const aMap = (url: string, headers: Record<string, string>) => aLine(`${url}${positionEventsAddress}`, headers);

async function aLine(address: string, headers: Record<string, string>) {
  const line = new AbortController();
  open.push(line);
  const answer = await fetch(address, { headers, signal: line.signal });
  const received = { text: "" };
  const read = async () => {
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) received.text += text;
  };
  void read().catch(() => undefined);
  await eventually(() => expect(received.text).toContain("event: open"));
  return received;
}

test("a position received by one instance moves the vehicle on maps of both", async () => {
  const { headers, userId } = await signIn("dispatcher");
  const maps = [await aMap(instances.one.url, headers), await aMap(instances.other.url, headers)];
  const { vehicleId, token } = await writeTrackedTrip(ctx());
  expect((await report(instances.one.url, token, -33.91)).status).toBe(200);
  for (const map of maps) await eventually(() => expect(map.text).toContain(`"vehicle":{"id":"${vehicleId}"`));
  expect((await report(instances.other.url, token, -33.92)).status).toBe(200);
  for (const map of maps) await eventually(() => expect(map.text).toContain('"latitude":-33.92'));
  const looks = "select count(*)::int as n from audit_log where action = 'live_map.opened' and actor_id = $1";
  expect((await instances.pool.query(looks, [userId])).rows[0].n, "who followed is in the activity log").toBe(1);
});

test("an alert reaches open maps and boards on both instances", async () => {
  const { headers } = await signIn("dispatcher");
  const lines = [
    await aLine(`${instances.one.url}${positionEventsAddress}`, headers),
    await aLine(`${instances.other.url}/functions/v1/dispatch-events`, headers),
  ];
  const { vehicleId, tripId, token } = await writeTrackedTrip(ctx());
  const fast = new URLSearchParams({ id: token, lat: "-33.9", lon: "18.4", speed: "90" });
  expect((await fetch(`${instances.one.url}${osmandAddress}?${fast}`)).status).toBe(200);
  await inTransaction(instances.pool, async (db) => watchRoad({ ...ctx(), db }));
  const [map, board] = lines;
  await eventually(() => expect(map?.text).toContain("event: watch"));
  await eventually(() =>
    expect(board?.text).toMatch(
      new RegExp(`"kind":"speeding"[^}]*"trip_id":"${tripId}"[^}]*"vehicle_id":"${vehicleId}"`),
    ),
  );
});

test("a device withdrawn on one instance is refused by the other at once", async () => {
  const { vehicleId, token } = await writeTrackedTrip(ctx());
  for (const { url } of [instances.one, instances.other]) expect((await report(url, token, -33.9)).status).toBe(200);
  await withdrawTrackingDevice(ctx(), { owner_kind: "vehicle", owner_id: vehicleId });
  for (const { url } of [instances.one, instances.other])
    await eventually(async () => expect((await report(url, token, -33.9)).status).toBe(401));
});

test.each([
  ["stranger", undefined, 401],
  ["customer", [], 403],
  ["driver", ["driver"], 403],
  ["driver provider", ["driver_provider"], 403],
] as const)("a %s may not follow the map", async (_name, roles, status) => {
  const headers = roles ? (await signIn(...roles)).headers : {};
  expect((await fetch(`${instances.one.url}${positionEventsAddress}`, { headers })).status).toBe(status);
});
