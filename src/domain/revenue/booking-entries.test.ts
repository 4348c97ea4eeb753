import { expect, test } from "vitest";
import { type CountedBooking, type CountedTrip, entriesOfBooking } from "./booking-entries.ts";
import { marginOfFigures } from "./revenue.ts";

const pickupAt = new Date("2026-11-20T08:00:00Z");

const driven: CountedTrip = {
  id: "out",
  state: "completed",
  pickupAt,
  plannedEnd: new Date("2026-11-20T08:45:00Z"),
  cancelledAt: null,
  priceCents: 60_000,
  feeCents: 0,
  isRelief: false,
  crew: { driverId: "sipho", vehicleId: "shuttle", providerId: null },
  pay: { amountCents: 20_000, vehicleCents: 5000 },
  arrivedAt: new Date("2026-11-20T07:55:00Z"),
};

const booking: CountedBooking = {
  id: "booking",
  state: "completed",
  wasConfirmed: false,
  isTest: false,
  pickupAt,
  cancelledAt: null,
  updatedAt: pickupAt,
  totalCents: 100_000,
  totalVatCents: 10_000,
  feeCents: 0,
  billed: null,
  outlayCents: 0,
  commissions: [{ state: "earned", amountCents: 9000 }],
  trips: [driven, { ...driven, id: "back", priceCents: 40_000 }],
};

const summaryOf = (changes: Partial<CountedBooking>) =>
  entriesOfBooking({ ...booking, ...changes }).map(({ id, kind, grossCents, vatCents, commissionCents, earnedAt }) => [
    `${kind} ${id}`,
    grossCents,
    vatCents,
    commissionCents,
    earnedAt !== null,
  ]);

test.each<readonly [string, Partial<CountedBooking>, unknown]>([
  [
    "each trip has its share",
    {},
    [
      ["trip out", 60_000, 6000, 5400, true],
      ["trip back", 40_000, 4000, 3600, true],
    ],
  ],
  [
    "a trip that no one came to costs no commission",
    {
      trips: [
        { ...driven, state: "no_show" },
        { ...driven, id: "back", priceCents: 40_000 },
      ],
    },
    [
      ["trip out", 60_000, 6000, 0, true],
      ["trip back", 40_000, 4000, 9000, true],
    ],
  ],
  [
    "a trip cancelled for a fee has its fee, one free of charge is no entry",
    {
      totalCents: 70_000,
      totalVatCents: 7000,
      trips: [
        driven,
        { ...driven, id: "back", state: "cancelled", feeCents: 10_000, cancelledAt: pickupAt },
        { ...driven, id: "never", state: "cancelled" },
      ],
    },
    [
      ["trip out", 60_000, 6000, 9000, true],
      ["cancelled back", 10_000, 1000, 0, true],
    ],
  ],
  [
    "one that is still to come is sold, and not earned",
    { state: "confirmed", commissions: [], trips: [{ ...driven, state: "assigned" }] },
    [["trip out", 100_000, 10_000, 0, false]],
  ],
  [
    "a cancelled booking is its fee",
    { state: "cancelled", wasConfirmed: true, feeCents: 50_000, commissions: [] },
    [["cancelled booking", 50_000, 5000, 0, true]],
  ],
  ["cancelled before it was sold, free of charge", { state: "cancelled" }, []],
  ["a booking without a trip", { trips: [], commissions: [] }, [["booking booking", 100_000, 10_000, 0, true]]],
  ["a test", { isTest: true }, []],
  ["a request", { state: "requested" }, []],
])("%s", (_what, changes, entries) => {
  expect(summaryOf(changes)).toEqual(entries);
});

test("what is left is without VAT, outlay, pay, vehicle and commission", () => {
  const [entry] = entriesOfBooking({ ...booking, outlayCents: 3000, trips: [driven] });
  expect(entry && marginOfFigures(entry)).toBe(100_000 - 10_000 - 3000 - 20_000 - 5000 - 9000);
  expect(entry).toMatchObject({ minutes: 45, isTimed: true, isLate: false, lacksPay: false, lacksVehicle: false });
});

test("a drive that went on in a relief vehicle is one trip, with the money of both", () => {
  const broken: CountedTrip = { ...driven, state: "interrupted" };
  const relief = { ...driven, id: "relief", priceCents: 40_000, isRelief: true };
  expect(summaryOf({ trips: [broken, relief] })).toEqual([
    ["trip out", 60_000, 6000, 5400, true],
    ["relief relief", 40_000, 4000, 3600, true],
  ]);
  expect(entriesOfBooking({ ...booking, trips: [relief] })).toMatchObject([{ isTimed: false, isLate: false }]);
});

test("a provider is paid instead of a driver, and brings the vehicle", () => {
  const crew = { driverId: "ayesha", vehicleId: "theirs", providerId: "cape-crews" };
  const [entry] = entriesOfBooking({
    ...booking,
    trips: [{ ...driven, crew, pay: { amountCents: 30_000, vehicleCents: null } }],
  });
  expect(entry).toMatchObject({ driverCents: 0, providerCents: 30_000, vehicleCents: 0, lacksVehicle: false });
});
