import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { createLogger } from "#platform/logger.ts";
import type { TripWatched } from "../../server/describe-problems.ts";
import { type ProblemsNow, watchAlarms } from "./watch-alarms.ts";

const now = new Date("2026-11-20T08:00:00Z");
const log = createLogger("silent");

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

const trip = (changes: Partial<TripWatched> = {}): TripWatched => ({
  id: "a",
  state: "reconfirmed",
  pickupAt: addHours(now, 2),
  end: addHours(now, 3),
  continues: null,
  driverId: "d",
  vehicleId: "v",
  hasExpiredOffer: false,
  flightAt: null,
  flightPlannedAt: null,
  lacksFlightNumber: false,
  lacksNeeds: false,
  isDriverBlocked: false,
  isVehicleOff: false,
  documentsUntil: null,
  isUnpaid: false,
  isCashOpen: false,
  noShowAskedAt: null,
  lateNoticeAt: null,
  sosRaisedAt: null,
  incidentDueAt: null,
  alerts: [],
  reference: "CTS-7K3M9Q",
  version: 1,
  driver: "Sipho Ndlovu",
  pickupLocation: "Airport",
  destination: "Gardens",
  reconfirmBy: addHours(changes.pickupAt ?? addHours(now, 2), -3),
  ...changes,
});

function aWatch(trips: readonly TripWatched[]) {
  const message: string[][] = [];
  const reads: Date[] = [];
  const tell = ({ problems }: ProblemsNow) =>
    void message.push(problems.map(({ kind, trip_id }) => `${kind} ${trip_id}`));
  const kept = { trips, isBroken: false, takesMs: 0 };
  const read = async () => {
    reads.push(new Date());
    if (kept.takesMs > 0) await new Promise((resolve) => setTimeout(resolve, kept.takesMs));
    if (kept.isBroken) throw new Error("away");
    return kept.trips;
  };
  return { sent: message, reads, kept, alarms: watchAlarms({ read, tell, clock: () => new Date(), log }) };
}
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);

test("tells of a driver who has not departed at that moment, and asks for nothing before", async () => {
  const { sent, reads, alarms } = aWatch([trip({ pickupAt: addMinutes(now, 30), end: addHours(now, 1) })]);
  alarms.start();
  await pass(44);
  expect([sent, reads]).toEqual([[[]], [now]]);
  await pass(2);
  expect(sent).toEqual([[], ["not_departed a"]]);
  expect(reads).toHaveLength(2);
});

test("with nothing ahead it looks once an hour, for what comes into view", async () => {
  const { reads, alarms } = aWatch([]);
  alarms.start();
  await pass(59);
  expect(reads).toHaveLength(1);
  await pass(2);
  expect(reads).toHaveLength(2);
});

test("however often something changes, it looks for a tenth of the time", async () => {
  const { reads, kept, alarms } = aWatch([trip()]);
  kept.takesMs = 2000;
  alarms.start();
  for (let second = 0; second < 99; second++) {
    alarms.changed();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(reads).toHaveLength(5);
});

test("changes are checked soon, several together, and an unchanged state is not sent again", async () => {
  const { sent, reads, kept, alarms } = aWatch([trip()]);
  alarms.start();
  await pass(1);
  for (let times = 0; times < 5; times++) alarms.changed();
  await pass(1);
  expect([sent, reads.length]).toEqual([[[]], 2]);
  kept.trips = [trip({ isUnpaid: true })];
  alarms.changed();
  await pass(1);
  expect(sent).toEqual([[], ["unpaid a"]]);
});

test("while no board is open it looks at nothing, and starts again with the next", async () => {
  const { sent, reads, alarms } = aWatch([trip()]);
  alarms.start();
  await pass(1);
  alarms.stop();
  alarms.changed();
  await pass(200);
  expect([sent, reads.length]).toEqual([[[]], 1]);
  alarms.start();
  await pass(1);
  expect(reads).toHaveLength(2);
});

test("a database that is away is asked again", async () => {
  const { sent, reads, kept, alarms } = aWatch([trip({ pickupAt: addMinutes(now, 600), end: addMinutes(now, 700) })]);
  alarms.start();
  await pass(1);
  kept.isBroken = true;
  alarms.changed();
  await pass(3);
  expect(reads.length).toBeGreaterThanOrEqual(3);
  kept.isBroken = false;
  kept.trips = [trip({ isUnpaid: true })];
  await pass(2);
  expect(sent).toEqual([[], ["unpaid a"]]);
});
