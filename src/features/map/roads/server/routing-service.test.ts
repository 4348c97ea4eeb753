import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { measureRoad, straightKm } from "#domain/geography/measure-road.ts";
import { completeTable } from "#domain/geography/road-table.ts";
import { createWatch } from "#platform/watch.ts";
import { routingRoutes } from "../../../../sandbox/roads/routing-routes.ts";
import { openRoutingService } from "./gateways/routing-service.ts";
import { openDrives } from "./open-drives.ts";

const night = new Date("2026-11-17T03:00:00+02:00");
const morning = new Date("2026-11-17T07:30:00+02:00");
const cape = (at: number) => ({ latitude: -33.9 - at * 0.001, longitude: 18.4 + at * 0.002 });
const city = cape(0);
const airport = { latitude: -33.9694, longitude: 18.5972 };
const europe = { latitude: 48, longitude: 11 };

let server: Server;
let url = "";
let asked: string[] = [];
let failuresLeft = 0;

beforeAll(async () => {
  const app = new Hono()
    .use(async (c, next) => {
      asked.push(new URL(c.req.url).pathname);
      if (failuresLeft === 0) return next();
      failuresLeft--;
      return c.text("busy", 503);
    })
    .route("/osrm", routingRoutes())
    .get("/other/*", (c) => c.json({ code: "Ok", durations: [[0]], distances: [["far"]], routes: [] }))
    .get("/smaller/*", (c) => c.json({ code: "Ok", durations: [[0]], distances: [[0]] }));
  await new Promise<void>((ready) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
      url = `http://127.0.0.1:${port}`;
      ready();
    }) as Server;
  });
});
afterAll(() => new Promise((closed) => server.close(closed)));

function drivesBy(path: string) {
  [asked, failuresLeft] = [[], 0];
  let now = 0;
  const watch = createWatch();
  const service = openRoutingService({ url: `${url}${path}`, watch, clock: () => now });
  return { ...openDrives([service]), watch, pass: (ms: number) => (now += ms) };
}

describe("a routing service", () => {
  test("knows a drive with its line, and its minutes get the traffic of the hour", async () => {
    const { driveBetween } = drivesBy("/osrm");

    const drive = await driveBetween(city, airport, night);

    expect(drive.source).toBe("service");
    expect(drive.km).toBeCloseTo(straightKm(city, airport), 0);
    expect(drive.line).toEqual([
      [18.4, -33.9],
      [18.5972, -33.9694],
    ]);
    expect((await driveBetween(city, airport, morning)).minutes).toBeGreaterThan(drive.minutes);
  });

  test("fills a table in parts, each place where it belongs", async () => {
    const places = Array.from({ length: 120 }, (_, at) => cape(at));

    const table = await drivesBy("/osrm").roadTable(places);

    expect(table).toMatchObject({ places: 120, source: "service", byTable: 0 });
    expect(asked).toHaveLength(9);
    for (const [from, to] of [
      [0, 119],
      [119, 0],
      [49, 50],
      [70, 101],
    ] as const) {
      const km = straightKm(cape(from), cape(to));
      expect(table.km[from * 120 + to]).toBeCloseTo(km, 1);
      expect(table.minutes[from * 120 + to]).toBeCloseTo(((table.km[from * 120 + to] ?? 0) / 54) * 60, 3);
    }
  });

  test("takes longer with a coach, and with the traffic of the hour", async () => {
    const { roadTable } = drivesBy("/osrm");
    const minutesOf = async (request: Parameters<typeof roadTable>[1]) =>
      (await roadTable([city, airport], request)).minutes[1] ?? 0;

    const car = await minutesOf({});

    expect(await minutesOf({ speed: "coach" })).toBeCloseTo(car * 1.1, 6);
    expect(await minutesOf({ at: morning })).toBeCloseTo(car * 1.5, 6);
  });

  test("leaves pairs that it does not connect to our own table, which says how many", async () => {
    const table = await drivesBy("/osrm").roadTable([city, airport, europe]);

    expect(table).toMatchObject({ source: "service", byTable: 4 });
    expect(table.km[2]).toBe(measureRoad(city, europe).kilometres);
  });

  test("is asked again when it was busy", async () => {
    const { roadTable } = drivesBy("/osrm");
    failuresLeft = 2;

    expect(await roadTable([city, airport])).toMatchObject({ source: "service" });
    expect(asked).toHaveLength(3);
  });
});

describe("our own table answers", () => {
  test.each(["/other", "/smaller", "/nothing-here"])("where %s is not what was asked for", async (path) => {
    const { roadTable, driveBetween, watch } = drivesBy(path);
    const own = completeTable([city, airport], undefined, {});

    const table = await roadTable([city, airport]);

    let step = own.next();
    while (!step.done) step = own.next();
    expect(table).toEqual(step.value);
    expect((await driveBetween(city, airport, night)).source).toBe("table");
    expect(watch.take().answers).toMatchObject([{ name: "routing" }]);
  });

  test("while a service that failed rests; then it is asked again", async () => {
    const { driveBetween, pass } = drivesBy("/osrm");
    failuresLeft = 1;
    const source = async () => (await driveBetween(city, airport, night)).source;

    expect([await source(), await source()]).toEqual(["table", "table"]);
    expect(asked).toHaveLength(1);
    pass(30_000);
    expect(await source()).toBe("service");
  });
});
