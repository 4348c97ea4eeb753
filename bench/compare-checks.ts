import fs from "node:fs/promises";
import { type Database, openDatabase, openPool } from "../src/db/connect.ts";
import { startEmbeddedServer } from "../src/db/embedded/embedded-server.ts";
import { answerClocks } from "../src/features/health/checks/server/answer-clocks.ts";
import { bookingSums } from "../src/features/health/checks/server/booking-sums.ts";
import type { HealthCheck } from "../src/features/health/checks/server/define-check.ts";
import { driverlessTrips } from "../src/features/health/checks/server/driverless-trips.ts";
import { endlessBookings } from "../src/features/health/checks/server/endless-bookings.ts";
import { errorRate } from "../src/features/health/checks/server/error-rate.ts";
import { failedJobs } from "../src/features/health/checks/server/failed-jobs.ts";
import { gpsPositions } from "../src/features/health/checks/server/gps-positions.ts";
import { holdsPastEnd } from "../src/features/health/checks/server/holds-past-end.ts";
import { invoiceSums } from "../src/features/health/checks/server/invoice-sums.ts";
import { jobQueue } from "../src/features/health/checks/server/job-queue.ts";
import { numberGaps } from "../src/features/health/checks/server/number-gaps.ts";
import { overlappingAssignments } from "../src/features/health/checks/server/overlapping-assignments.ts";
import { paidTwice } from "../src/features/health/checks/server/paid-twice.ts";
import { partsOfAll } from "../src/features/health/checks/server/part-of-it.ts";
import { privacyBreaches } from "../src/features/health/checks/server/privacy-breaches.ts";
import { privacyRequests } from "../src/features/health/checks/server/privacy-requests.ts";
import { responseTime } from "../src/features/health/checks/server/response-time.ts";
import { revenueFigures } from "../src/features/health/checks/server/revenue-figures.ts";
import { scheduledTasks } from "../src/features/health/checks/server/scheduled-tasks.ts";
import { keepResult } from "../src/features/health/checks/server/store.ts";
import { stuckMoney } from "../src/features/health/checks/server/stuck-money.ts";
import { unpaidBookings } from "../src/features/health/checks/server/unpaid-bookings.ts";
import { unsentConfirmations } from "../src/features/health/checks/server/unsent-confirmations.ts";
import { rebuildRevenue } from "../src/features/revenue/server/rebuild-revenue.ts";
import type { Handed } from "../src/platform/context.ts";
import { prepareQueue } from "../src/platform/jobs/queue.ts";
import { newOpenFolder } from "../src/testing/open-folder.ts";
import { cpuSecondsOfServer, ownCpuSeconds } from "./cpu.ts";
import { fillBookings } from "./fill-bookings.ts";
import { createFilled } from "./filled-site.ts";

/**
 * Checks that query the database. The others look at a clock, a folder or memory, or call the site once an
 * hour.
 */
const checks = [
  answerClocks,
  bookingSums,
  driverlessTrips,
  endlessBookings,
  errorRate,
  failedJobs,
  gpsPositions,
  holdsPastEnd,
  invoiceSums,
  jobQueue,
  numberGaps,
  overlappingAssignments,
  paidTwice,
  privacyBreaches,
  privacyRequests,
  responseTime,
  revenueFigures,
  scheduledTasks,
  stuckMoney,
  unpaidBookings,
  unsentConfirmations,
];

/**
 * The cost of the health checks per minute, for a company with days as full as in docs/scale.md: each check
 * as scheduled, partial checks with all their parts, weighted by how often it runs.
 */
export async function compareChecks(rows: number): Promise<void> {
  const dataDir = await newOpenFolder();
  const server = await startEmbeddedServer(`${dataDir}/postgres`);
  const host = "host" in server.address ? server.address.host : "";
  try {
    await createFilled({ host, database: "bench_checks" }, async (pool) => {
      await fillBookings(pool, rows);
      await pool.query(fullDays);
      await pool.query("begin");
      await rebuildRevenue({ db: openDatabase(pool), now: new Date() });
      await pool.query("commit");
      await pool.query("vacuum analyze");
    });
    await prepareQueue({ host, user: "app", database: "bench_checks" });
    const pool = openPool({ host, user: "app", database: "bench_checks" }, { max: 1 });
    const pid = Number((await fs.readFile(`${server.dataFolder}/postmaster.pid`, "utf8")).split("\n")[0]);
    await measureAll(openDatabase(pool), pid);
    await pool.end();
  } finally {
    await server.stop();
    await fs.rm(dataDir, { recursive: true, force: true });
  }
}

/** Three years of bookings: in each fortnight nine days back and five ahead, each paid by one payment. */
const fullDays = `
  alter table bookings disable trigger user;
  alter table trips disable trigger user;
  update bookings set pickup_at = now() + (pickup_at - now()) / 120 , updated_at = now() - interval '3 hours';
  update trips t set pickup_at = b.pickup_at, planned_end = b.pickup_at + interval '1 hour' from bookings b where b.id = t.booking_id;
  alter table bookings enable trigger user;
  alter table trips enable trigger user;
  insert into payments (id, booking_id, method, state, amount_cents, created_at, updated_at)
  select md5(id::text || 'p')::uuid, id, 'online', 'succeeded', paid_cents, created_at, now() - interval '3 hours' from bookings where paid_cents > 0;`;

/** Checks of outside services use stored results of their calls; none is connected here. */
const withoutServices = { setup: {}, outside: {}, probes: {}, texts: { gateways: {} } } as unknown as Handed;

async function measureAll(db: Database, pid: number): Promise<void> {
  const totals = { primary: 0, instance: 0 };
  for (const check of checks) {
    const whole = await costOf(db, { pid, check, probing: true });
    const each = await costOf(db, { pid, check, probing: false });
    totals.primary += each.primary / check.everyMinutes;
    totals.instance += each.instance / check.everyMinutes;
    const times = `primary ${ms(each.primary)}, instance ${ms(each.instance)}, all of it ${ms(whole.primary)}`;
    console.log(`${check.id.padEnd(24)} every ${check.everyMinutes} min: ${times}`);
  }
  const share = (cost: number) => `${ms(cost)} a minute, ${((cost / 60_000) * 100).toFixed(2)} % of a core`;
  console.log(`primary ${share(totals.primary)}; instance ${share(totals.instance)}`);
}

const ms = (cost: number) => `${cost.toFixed(1)} ms`;

type Look = { readonly pid: number; readonly check: HealthCheck; readonly probing: boolean };

/** Processor time of one run, as the mean over enough runs to cover all parts. */
async function costOf(db: Database, { pid, check, probing }: Look) {
  const now = new Date();
  // As if the last result was fine, because otherwise it checks everything.
  await keepResult(db, { id: check.id, status: "ok", measured: "", at: now, tookMs: 1 });
  const tools = { ...withoutServices, db, siteUrl: "http://127.0.0.1" };
  const { status, measured } = await check.look({ ...tools, now }, probing);
  if (status === "unknown") throw new Error(`${check.id}: ${measured}`);
  const runs = probing ? 3 : partsOfAll;
  const before = { primary: cpuSecondsOfServer(pid), instance: ownCpuSeconds() };
  for (let run = 0; run < runs; run++)
    await check.look({ ...tools, now: new Date(now.getTime() + run * check.everyMinutes * 60_000) }, probing);
  return {
    primary: ((cpuSecondsOfServer(pid) - before.primary) * 1000) / runs,
    instance: ((ownCpuSeconds() - before.instance) * 1000) / runs,
  };
}
