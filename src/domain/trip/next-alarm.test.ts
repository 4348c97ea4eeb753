import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addHours, addMinutes } from "../time/local-time.ts";
import { isWatched, nextAlarmAt } from "./next-alarm.ts";
import { nextProblems, type WatchedTrip } from "./next-problems.ts";

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const now = at("08:00");
const trip = (changes: Partial<WatchedTrip> = {}): WatchedTrip => ({
  id: "a",
  state: "reconfirmed",
  pickupAt: at("10:00"),
  end: at("11:00"),
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
  alerts: [],
  lateNoticeAt: null,
  sosRaisedAt: null,
  incidentDueAt: null,
  reconfirmBy: addHours(changes.pickupAt ?? at("10:00"), -3),
  ...changes,
});
const next = (...trips: WatchedTrip[]) => nextAlarmAt(trips, now)?.toISOString().slice(0, 16);
const open = { state: "unassigned", driverId: null, vehicleId: null } as const;

describe("the next alarm of", () => {
  test.each<readonly [string, Partial<WatchedTrip>, string | undefined]>([
    ["a reconfirmed trip is that its driver has not departed", {}, "2026-11-20T10:15"],
    [
      "an assigned trip is that it is not reconfirmed",
      { state: "assigned", pickupAt: at("12:00") },
      "2026-11-20T09:00",
    ],
    ["one past that hour is that its driver has not departed", { state: "assigned" }, "2026-11-20T10:15"],
    ["a trip on the road is that it runs late", { state: "onboard", pickupAt: at("07:00") }, "2026-11-20T11:15"],
    [
      "one that is late already is that it is watched no more",
      { state: "onboard", pickupAt: at("05:00"), end: at("06:00") },
      "2026-11-21T05:00",
    ],
    [
      "a trip without a driver is that it comes into view",
      { ...open, pickupAt: new Date("2026-11-22T09:30:00Z") },
      "2026-11-20T09:30",
    ],
    ["a trip that is over never comes", { state: "completed" }, undefined],
  ])("%s", (_what, changes, moment) => {
    expect(next(trip(changes))).toBe(moment);
  });

  test("several trips is the soonest of theirs, and of none there is none", () => {
    expect(next(trip(), trip({ id: "b", pickupAt: at("09:00") }))).toBe("2026-11-20T09:15");
    expect(next()).toBeUndefined();
  });
});

test("until then nothing is wrong that was not, whatever the trips", () => {
  const minutes = fc.integer({ min: -30 * 60, max: 60 * 60 });
  const states = ["unassigned", "offered", "assigned", "reconfirmed", "en_route", "onboard", "completed"] as const;
  const anyTrip = fc
    .record({
      state: fc.constantFrom(...states),
      begins: minutes,
      lasts: fc.integer({ min: 5, max: 600 }),
      id: fc.uuid(),
    })
    .map(({ state, begins, lasts, id }) => {
      const start = addMinutes(now, begins);
      const hasDriver = state !== "unassigned" && state !== "offered";
      return trip({
        id,
        state,
        pickupAt: start,
        end: addMinutes(start, lasts),
        driverId: hasDriver ? id : null,
        vehicleId: null,
      });
    });
  const wrongAt = (trips: readonly WatchedTrip[], moment: Date) =>
    nextProblems(
      trips.filter((one) => isWatched(one, moment)),
      moment,
    )
      .map(({ kind, tripId }) => `${kind} ${tripId}`)
      .toSorted();
  fc.assert(
    fc.property(fc.array(anyTrip, { maxLength: 6 }), fc.double({ min: 0, max: 1, noNaN: true }), (trips, share) => {
      const until = nextAlarmAt(trips, now)?.getTime() ?? addMinutes(now, 100 * 60).getTime();
      // A line that is reached right now leaves no time before it.
      const quiet = Math.max(0, until - 2 - now.getTime());
      const moment = new Date(now.getTime() + Math.floor(quiet * share));
      expect(wrongAt(trips, moment)).toEqual(wrongAt(trips, now));
    }),
  );
});
