import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { auditLog } from "#db/schema/platform.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { readZip } from "#testing/read-zip.ts";
import { openTestSite } from "#testing/test-site.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
const vehicle = aVehicle({ plate: "CA 482-117" });

beforeAll(async () => {
  site = await openTestSite();
  await openDatabase(site.pool).insert(vehicles).values(vehicle);
});
afterAll(() => site.close());

test("a dispatcher downloads the pack, and it is recorded who had which vehicles", async () => {
  const dispatcher = await site.as("dispatcher");
  const answer = await site.call("fleet-pack", { vehicle_ids: [vehicle.id] }, dispatcher.headers);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"]);
  expect(answer.headers.get("content-disposition")).toMatch(/accreditation-pack-\d{4}-\d\d-\d\d\.zip/);
  const content = Buffer.from(await answer.arrayBuffer());
  expect(content.length).toBe(Number(answer.headers.get("content-length")));
  expect([...readZip(content).keys()]).toEqual(["Vehicle list.pdf", "Service records.csv"]);
  const written = await openDatabase(site.pool).select().from(auditLog);
  expect(written.filter(({ action }) => action === "fleet_pack.downloaded")).toMatchObject([
    { actorId: dispatcher.userId, details: { vehicles: 1, plates: ["CA 482-117"] } },
  ]);
});

test.each(["driver", "driver_provider", undefined] as const)("a %s may not have it", async (role) => {
  const { headers } = await site.as(role);
  expect((await site.call("fleet-pack", {}, headers)).status).toBe(403);
});

test("neither may a visitor, and what makes no sense is answered as by every call", async () => {
  expect((await site.call("fleet-pack", {})).status).toBe(401);
  const { headers } = await site.as("admin");
  expect((await site.call("fleet-pack", { vehicle_ids: ["x"] }, headers)).status).toBe(422);
  expect((await site.call("fleet-pack", { vehicle_ids: [crypto.randomUUID()] }, headers)).status).toBe(404);
  expect((await site.call("fleet-pack", "{", headers)).status).toBe(400);
});

test("a calendar reads the services from its private address, and gets 304 when nothing has changed", async () => {
  const { headers } = await site.as("dispatcher");
  const { address } = await (await site.call("renew-service-calendar", {}, headers)).json();
  const path = new URL(address).pathname;
  const answer = await site.app.request(path);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  const etag = answer.headers.get("etag") ?? "";
  expect((await site.app.request(path, { headers: { "if-none-match": etag } })).status).toBe(304);
  await site.call("renew-service-calendar", {}, headers);
  for (const gone of [
    path,
    path.replace(/.\.ics$/, "x.ics"),
    path.replace(".ics", ""),
    "/functions/v1/service-calendar/x.ics",
  ])
    expect((await site.app.request(gone)).status, gone).toBe(404);
});
