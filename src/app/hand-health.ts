import fs from "node:fs";
import path from "node:path";
import type pg from "pg";
import { type Database, openDatabase } from "#db/connect.ts";
import type { Point } from "#domain/geography/measure-road.ts";
import { deleteTestBookings } from "#features/booking/server/test-store.ts";
import { openProbes, type Probes } from "#features/health/checks/server/gateways/open-probes.ts";
import { keepWatched } from "#features/health/server/store.ts";
import { deleteTestPayments } from "#features/payments/server/test-store.ts";
import { deleteTestTrips } from "#features/trips/server/test-store.ts";
import { keepLooks } from "#platform/audit.ts";
import type { Config } from "#platform/config.ts";
import type { World } from "#platform/create-context.ts";
import { deleteEvents } from "#platform/jobs/forget-old-events.ts";
import type { Look } from "#platform/watch.ts";
import type { MapData } from "./hand-map.ts";

declare const __BUILT_ON__: string;

const airport: Point = { latitude: -33.9696, longitude: 18.5972 };
const waterfront: Point = { latitude: -33.9036, longitude: 18.4203 };

/** Probes outside the database for health checks, as `ctx.probes`. */
export function handProbes({ smtpUrl, mapDataDir }: Pick<Config, "smtpUrl" | "mapDataDir">, map: MapData): Probes {
  const hasRoads = mapDataDir !== undefined && fs.existsSync(path.join(mapDataDir, "roads.bin"));
  return openProbes({
    smtpUrl,
    forget: forgetTestBookings,
    hasRoads,
    findsRoute: async () => (await map.driveBetween(airport, waterfront, new Date())).source !== "table",
  });
}

type Id = { readonly id: string };

/** Removes a test booking from every feature. If interrupted, the next run removes the rest. */
async function forgetTestBookings(db: Database, bookings: readonly Id[], eventIds: readonly string[]): Promise<void> {
  const ids = bookings.map(({ id }) => id);
  await deleteTestPayments(db, ids);
  await deleteTestTrips(db, ids);
  await deleteEvents(db, eventIds);
  await deleteTestBookings(db, ids);
}

const flushEveryMs = 10_000;

/** Writes this process’s counters to the database every few seconds and at the end. */
export function flushWatch(pool: pg.Pool, { handed, log, clock }: World) {
  const flush = async () => {
    const taken = handed.watch.take();
    await flushLooks(taken.looks);
    try {
      await keepWatched(openDatabase(pool), taken, { now: clock(), version: __BUILT_ON__ });
    } catch (error) {
      // Losing a count is acceptable; the log has every error.
      log.warn({ err: error }, "counts not kept");
    }
  };
  const flushLooks = async (looks: readonly Look[]) => {
    try {
      await keepLooks(openDatabase(pool), looks);
    } catch (error) {
      handed.watch.giveBack(looks);
      log.warn({ err: error }, "looks not kept yet");
    }
  };
  const timer = setInterval(() => void flush(), flushEveryMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
