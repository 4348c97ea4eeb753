import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { sandboxFlights } from "#db/schema/trips.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { openTestSite } from "#testing/test-site.ts";
import { askFlight } from "./flight-status.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
afterEach(() => vi.unstubAllGlobals());

const day = localDate("2031-03-04");
const pickup = new Date("2031-03-04T09:30:00Z");
const service = { url: "http://localhost/sandbox/flights", key: "stand-in" };
const throughSite = () => vi.stubGlobal("fetch", (url: string, init: RequestInit) => site.app.request(url, init));
const answering = (status: number, body: unknown) =>
  vi.stubGlobal("fetch", async () => new Response(status === 204 ? null : JSON.stringify(body), { status }));

describe("the stand-in, called like the real service", () => {
  test("knows the flight of a trip, and lands it when its passengers asked to be met", async () => {
    throughSite();
    await writeTrip({ db: openDatabase(site.pool) } as Context, pickup, { trip: { flightNumber: "BA 043" } });
    const [flight] = (await askFlight(service, "BA43", day)) ?? [];
    expect(flight?.scheduledAt).toEqual(pickup);
    expect(await askFlight(service, "BA43", day), "the same whenever it is asked").toEqual([flight]);
  });

  test("delays it on request, in both of the service’s formats", async () => {
    throughSite();
    await openDatabase(site.pool).insert(sandboxFlights).values({ number: "SA303", day, scheduledAt: pickup });
    const result = await site.app.request("/sandbox/flights", {
      method: "POST",
      body: "number=SA303&day=2031-03-04&change=60",
    });
    expect(result.status).toBe(303);
    const [flight] = (await askFlight(service, "SA303", day)) ?? [];
    expect(flight).toMatchObject({ status: "delayed", expectedAt: new Date("2031-03-04T10:30:00Z"), terminal: "1" });
  });

  test("does not know a flight without a trip", async () => {
    throughSite();
    expect(await askFlight(service, "QR1369", day)).toEqual([]);
  });

  test.each(["", "number=%00&day=x&change=60", "number=SA303&day=2031-03-04&change=__proto__"])(
    "takes no nonsense: %j",
    async (body) => {
      expect((await site.app.request("/sandbox/flights", { method: "POST", body })).status).toBe(400);
    },
  );
});

describe("other possible answers", () => {
  test("for a landed flight the runway time counts", async () => {
    const times = { scheduledTime: { utc: "2031-03-04 09:30Z" }, runwayTime: { utc: "2031-03-04 09:41Z" } };
    answering(200, [{ status: "Arrived", arrival: times }]);
    expect(await askFlight(service, "BA43", day)).toMatchObject([
      { status: "landed", expectedAt: new Date("2031-03-04T09:41:00Z") },
    ]);
  });

  test.each([
    ["no flight", 204, null, []],
    ["an unknown number", 404, {}, []],
    ["too many questions", 429, { message: "quota" }, undefined],
    ["something else than was agreed", 200, { flights: 3 }, undefined],
    ["a status we have never seen", 200, [{ status: "Teleported", arrival: {} }], [{ status: "unknown" }]],
  ])("%s", async (_what, status, body, expected) => {
    answering(status, body);
    const answer = await askFlight(service, "BA43", day);
    if (expected) expect(answer).toMatchObject(expected);
    else expect(answer).toBeUndefined();
  });

  test("a connection that drops", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
    expect(await askFlight(service, "BA43", day)).toBeUndefined();
  });
});
