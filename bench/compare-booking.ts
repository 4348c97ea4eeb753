import pg from "pg";
import { anyHour, writeBooking, writeFleet, writeHistory } from "./booking-rows.ts";
import type { Ratio } from "./compare-servers.ts";
import { median } from "./cpu.ts";
import { reactionsTo } from "./jobs-left.ts";
import { type Load, type LoadRequest, load } from "./load.ts";
import type { Running } from "./processes.ts";
import { inTurns, ratiosOf } from "./series.ts";

const connections = 16;
const seconds = 3;
const rounds = 5;
const history = 100_000;
/**
 * Enough callers for a queue to form; several rounds, because single runs of the same code vary between 1.3x
 * and 3.4x.
 */
const crowd = { seconds: 4, connections: 64, rounds: 7 };

const request: LoadRequest = {
  method: "POST",
  path: "/functions/v1/create-booking",
  headers: { "content-type": "application/json" },
  body() {
    const { day, hour } = anyHour();
    return JSON.stringify({
      first_name: "Amira",
      last_name: "Khan",
      email: "amira@example.com",
      phone: "+44 20 7946 0000",
      service_type: "airport_transfer",
      pickup_location: "Cape Town International Airport",
      destination: "Camps Bay",
      pickup_date: new Date(Date.now() + day * 24 * 3600 * 1000).toISOString().slice(0, 10),
      pickup_time: `${String(hour).padStart(2, "0")}:00`,
      passengers: 2,
    });
  },
};

/** Compares a whole booking call with plain SQL that writes the same rows on the same server. */
export async function compareBooking(
  ours: Running,
  { socketFolder, dataFolder }: { readonly socketFolder: string; readonly dataFolder: string },
): Promise<Ratio[]> {
  let reactions: Promise<string[]> | undefined;
  const compareRates = (vehicles: readonly string[]) =>
    inTurns(
      {
        ours: async (lasting) => (await load(ours.port, request, { seconds: lasting, connections })).requests,
        bare: async (lasting) => {
          reactions ??= reactionsTo(pool, "booking.created");
          return writeRows(pool, { vehicles, reactions: await reactions }, lasting);
        },
      },
      { dataFolder, sitePid: ours.pid, seconds, rounds },
    );
  const pool = new pg.Pool({ host: socketFolder, user: "app", database: "postgres", max: 10 });
  const requestRates = await compareRates([]);
  const vehicles = await writeFleet(pool);
  const held = await compareRates(vehicles);
  const before = await waitInCrowd(ours.port);
  await writeHistory(pool, history);
  const after = await compareRates(vehicles);
  const later = await waitInCrowd(ours.port);
  await pool.end();
  const [unit, with100k] = ["bookings a second", "the same with 100 000 bookings there"];
  const [rateAfter, rateBefore] = [median(after.ours.perSecond), median(held.ours.perSecond)];
  return [
    ...ratiosOf("request for a consultant / its rows by bare SQL", "bookings", requestRates),
    ...ratiosOf("vehicle held / its rows by bare SQL", "bookings", held),
    ...ratiosOf(with100k, "bookings", after),
    { name: "its rate with 100 000 there / without", unit, ours: rateAfter, bare: rateBefore },
    { name: "slowest in a hundred / median, 64 at once", unit: "ms", ours: before.p99, bare: before.p50 },
    { name: with100k, unit: "ms", ours: later.p99, bare: later.p50 },
    { name: "median with 100 000 there / without", unit: "ms", ours: later.p50, bare: before.p50 },
  ];
}

/** The median and the 99th percentile of the wait in a crowd, as the median of several rounds. */
async function waitInCrowd(port: number): Promise<{ readonly p50: number; readonly p99: number }> {
  const waits: Load[] = [];
  for (let round = 0; round < crowd.rounds; round++) waits.push(await load(port, request, crowd));
  return { p50: median(waits.map(({ p50 }) => p50)), p99: median(waits.map(({ p99 }) => p99)) };
}

type Written = { readonly vehicles: readonly string[]; readonly reactions: readonly string[] };

async function writeRows(pool: pg.Pool, { vehicles, reactions }: Written, lasting: number): Promise<number> {
  const end = performance.now() + lasting * 1000;
  let written = 0;
  const one = async () => {
    for (; performance.now() < end; written++) await writeBooking(pool, vehicles, reactions);
  };
  await Promise.all(Array.from({ length: connections }, one));
  return written;
}
