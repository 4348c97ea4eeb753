import { describe, expect, test } from "vitest";
import { addHours, localDate } from "../time/local-time.ts";
import { nextProblems, tripProblems, type WatchedTrip } from "./next-problems.ts";

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
const summaryOf = (...trips: WatchedTrip[]) => tripProblems(trips, now).map(({ kind, tripId }) => `${kind} ${tripId}`);

const open = { state: "unassigned", driverId: null, vehicleId: null } as const;
describe("a trip", () => {
  test.each<readonly [string, Partial<WatchedTrip>, readonly string[]]>([
    ["that is as it should be", {}, []],
    ["without a driver", open, ["no_driver a"]],
    ["whose passengers wait at the roadside", { ...open, continues: "first" }, ["interrupted a"]],
    ["whose relief vehicle is on the way", { state: "en_route", continues: "first" }, ["interrupted a"]],
    ["whose passengers are on board again", { state: "onboard", continues: "first" }, []],
    ["that is offered", { ...open, state: "offered", hasExpiredOffer: true }, ["no_driver a"]],
    ["whose offer expired", { ...open, hasExpiredOffer: true }, ["offer_expired a"]],
    ["whose driver was suspended", { isDriverBlocked: true }, ["driver_blocked a"]],
    [
      "whose driver was suspended, and who has not reconfirmed either",
      { state: "assigned", pickupAt: at("11:00"), isDriverBlocked: true },
      ["driver_blocked a"],
    ],
    ["not reconfirmed three hours before", { state: "assigned", pickupAt: at("11:00") }, ["not_reconfirmed a"]],
    [
      "to be reconfirmed earlier, as our team has set it",
      { state: "assigned", pickupAt: at("13:00"), end: at("14:00"), reconfirmBy: at("08:00") },
      ["not_reconfirmed a"],
    ],
    ["to be reconfirmed later", { state: "assigned", pickupAt: at("11:01"), end: at("12:00") }, []],
    ["whose driver should have left", { pickupAt: at("07:44"), end: at("08:30") }, ["not_departed a"]],
    ["a few minutes late", { pickupAt: at("07:50"), end: at("08:30") }, []],
    [
      "whose driver is not at the pickup",
      { state: "en_route", pickupAt: at("07:44"), end: at("09:00") },
      ["running_late a"],
    ],
    ["whose driver is there in time", { state: "arrived", pickupAt: at("07:44"), end: at("09:00") }, []],
    [
      "whose end no one has reported",
      { state: "completed_unverified", pickupAt: at("00:30"), end: at("01:30"), isUnpaid: true },
      ["end_not_reported a"],
    ],
    ["that should be over", { state: "onboard", pickupAt: at("06:00"), end: at("07:44") }, ["running_late a"]],
    [
      "its driver asks for a no-show, whatever else is wrong",
      { state: "searching", pickupAt: at("07:00"), end: at("07:30"), noShowAskedAt: at("07:50"), isUnpaid: true },
      ["no_show_to_confirm a"],
    ],
    ["on its way", { state: "onboard", pickupAt: at("06:00"), end: at("07:50"), isUnpaid: true }, []],
    [
      "whose flight moved away from its pickup",
      { flightAt: at("09:30"), flightPlannedAt: at("09:15") },
      ["flight_moved a"],
    ],
    ["whose flight is nearly on time", { flightAt: at("09:29"), flightPlannedAt: at("09:15") }, []],
    ["with documents that end before", { documentsUntil: localDate("2026-11-19") }, ["documents_expire a"]],
    ["with documents that end that day", { documentsUntil: localDate("2026-11-20") }, []],
    [
      "on its way and off its route",
      {
        state: "onboard",
        pickupAt: at("06:00"),
        end: at("09:00"),
        alerts: [{ kind: "off_route", since: at("07:30") }],
      },
      ["off_route a"],
    ],
    [
      "whose passenger says they’ll be late",
      { state: "en_route", pickupAt: at("07:50"), end: at("09:00"), lateNoticeAt: at("07:55") },
      ["passenger_late a"],
    ],
    ["whose late passenger has come", { state: "onboard", pickupAt: at("07:50"), lateNoticeAt: at("07:55") }, []],
    ["whose driver is in danger", { state: "onboard", sosRaisedAt: at("07:59") }, ["sos a"]],
    ["with something grave that no one has looked into", { incidentDueAt: at("07:00") }, ["incident a"]],
    ["that is over, with the same", { state: "completed", incidentDueAt: at("07:00") }, ["incident a"]],
    ["not paid", { isUnpaid: true }, ["unpaid a"]],
    [
      "whose cash no one has recorded after the drop-off",
      { state: "completed", pickupAt: at("05:00"), end: at("06:00"), isUnpaid: true, isCashOpen: true },
      ["unpaid a"],
    ],
    ["with a wheelchair on its list that is not planned", { lacksNeeds: true }, ["needs_unplanned a"]],
    ["without a flight number", { lacksFlightNumber: true }, ["no_flight_number a"]],
    ["that was cancelled", { ...open, state: "cancelled", isUnpaid: true }, []],
  ])("%s", (_what, changes, row) => {
    expect(summaryOf(trip(changes))).toEqual(row);
  });
});

describe("two trips of one driver", () => {
  const first = trip({ id: "first", pickupAt: at("09:00"), end: at("10:00"), vehicleId: "other" });
  test.each([
    ["10:19", ["tight_turnaround second"]],
    ["10:20", []],
  ])("the second at %s", (start, row) => {
    expect(summaryOf(first, trip({ id: "second", pickupAt: at(start), end: at("12:00") }))).toEqual(row);
  });
  test("are tight once, also when they share the vehicle", () => {
    expect(summaryOf({ ...first, vehicleId: "v" }, trip({ id: "second", pickupAt: at("10:05") }))).toEqual([
      "tight_turnaround second",
    ]);
  });
});

test("what is graver and nearer comes first", () => {
  expect(
    summaryOf(
      trip({ id: "unpaid soon", pickupAt: at("08:10"), isUnpaid: true, driverId: "x", vehicleId: "x" }),
      trip({
        ...open,
        id: "tomorrow",
        pickupAt: new Date("2026-11-21T10:00:00Z"),
        end: new Date("2026-11-21T11:00:00Z"),
      }),
      trip({ ...open, id: "soon", pickupAt: at("11:30"), end: at("12:00") }),
      trip({ ...open, id: "overdue", pickupAt: at("09:00"), end: at("09:30") }),
      trip({ id: "not gone", pickupAt: at("07:30"), driverId: "y", vehicleId: "y" }),
    ),
  ).toEqual([
    "not_departed not gone",
    "no_driver overdue",
    "no_driver soon",
    "unpaid unpaid soon",
    "no_driver tomorrow",
  ]);
});

test("an end that no one has reported comes before all but danger and people at the roadside", () => {
  const silent = trip({ id: "silent", state: "completed_unverified", pickupAt: at("00:30"), end: at("01:30") });
  expect(
    summaryOf(
      trip({ id: "late", state: "onboard", pickupAt: at("01:00"), end: at("02:00"), driverId: "x", vehicleId: "x" }),
      trip({ id: "not gone", pickupAt: at("06:30"), driverId: "y", vehicleId: "y" }),
      silent,
      trip({ ...open, id: "stranded", continues: "first", pickupAt: at("08:20"), end: at("09:00") }),
    ),
  ).toEqual(["interrupted stranded", "end_not_reported silent", "running_late late", "not_departed not gone"]);
});

test("a trip with several problems is one line that names them, the worst first", () => {
  const lines = nextProblems(
    [
      trip({
        id: "one thing",
        pickupAt: at("09:00"),
        end: at("09:30"),
        lacksFlightNumber: true,
        driverId: "x",
        vehicleId: "x",
      }),
      trip({
        ...open,
        id: "three things",
        pickupAt: at("10:30"),
        isUnpaid: true,
        documentsUntil: localDate("2026-11-19"),
      }),
    ],
    now,
  );
  expect(lines.map(({ tripId, kind, also }) => [tripId, kind, also])).toEqual([
    ["three things", "no_driver", ["documents_expire", "unpaid"]],
    ["one thing", "no_flight_number", []],
  ]);
});

test("a trip that broke down and the vehicle that relieves it are one line, also where that one breaks down too", () => {
  const broken = trip({ id: "broken", state: "interrupted", pickupAt: at("07:00"), incidentDueAt: at("12:00") });
  const stranded = trip({ ...open, id: "relief", continues: "broken", pickupAt: at("08:20"), end: at("09:00") });
  const soon = trip({ id: "soon", pickupAt: at("08:58"), isUnpaid: true, driverId: "x", vehicleId: "x" });
  const lines = (...trips: WatchedTrip[]) =>
    nextProblems(trips, now).map(({ tripId, kind, also }) => [tripId, kind, also]);
  expect(lines(broken, stranded, soon)).toEqual([
    ["relief", "interrupted", ["incident"]],
    ["soon", "unpaid", []],
  ]);
  const again = { ...stranded, state: "interrupted", incidentDueAt: at("12:30") } as const;
  const second = trip({ ...open, id: "second", continues: "relief", pickupAt: at("08:40"), end: at("09:20") });
  expect(lines(broken, again, second)).toEqual([["second", "interrupted", ["incident"]]]);
});

test("each trip is looked at a few times, however many drivers there are", () => {
  let looks = 0;
  const trips = Array.from({ length: 300 }, (_, at) => ({
    ...trip({ id: `trip ${at}` }),
    get driverId() {
      looks++;
      return `driver ${at % 150}`;
    },
  }));
  tripProblems(trips, now);
  expect(looks).toBeLessThan(300 * 10);
});
