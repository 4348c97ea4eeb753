import { describe, expect, test } from "vitest";
import { startingClasses } from "../catalogue/starting-classes.ts";
import type { VehicleClassFacts } from "../catalogue/vehicle-class.ts";
import { addHours, type LocalDate, localDate, localTime, momentOf } from "../time/local-time.ts";
import { gateReasons, reasonsAgainst } from "./compliance-gate.ts";
import type { ComplianceDocument } from "./document-status.ts";
import type { DocumentType } from "./document-types.ts";
import { fatigueRules } from "./fatigue.ts";
import { type GateInput, gateReasonKinds } from "./gate-input.ts";
import { gateReasonText } from "./gate-reason-text.ts";

const at = (date: string, time: string) => momentOf(localDate(date), localTime(time));
const day = (text: string): LocalDate => localDate(text);

const documentOf = (type: DocumentType, more: Partial<ComplianceDocument> = {}): ComplianceDocument => ({
  id: type,
  type,
  number: "1",
  issuedOn: day("2026-10-01"),
  expiresOn: day("2027-06-30"),
  review: "verified",
  allows: [],
  ...more,
});

const driverDocuments = [documentOf("drivers_licence", { allows: ["C1"] }), documentOf("prdp", { allows: ["P"] })];
const vehicleDocuments = [
  documentOf("licence_disc"),
  documentOf("roadworthy", { expiresOn: null }),
  documentOf("operating_licence", { allows: ["tourist", "charter"] }),
  documentOf("passenger_insurance"),
];

const business = {
  ...startingClasses[1],
  id: "business",
  name: "Business van",
  comfort: 2,
  grade: "Business",
} as VehicleClassFacts;

const fine: GateInput = {
  trip: {
    from: at("2026-11-20", "09:00"),
    to: at("2026-11-20", "11:00"),
    busy: { from: at("2026-11-20", "09:00"), to: at("2026-11-20", "11:30") },
    service: "airport_transfer",
    isGuided: false,
    hasOwnBreaks: false,
    passengers: 4,
    bags: 4,
    vehicleClass: "shuttle",
  },
  driver: {
    name: "Sipho Dlamini",
    state: "active",
    bornOn: day("1988-03-04"),
    documents: driverDocuments,
    work: [],
    duty: [],
    taken: [],
    away: [],
  },
  vehicle: {
    plate: "CA 123-456",
    vehicleClass: "shuttle",
    seats: 12,
    bags: 8,
    state: "available",
    documents: vehicleDocuments,
    taken: [],
    away: [],
    seatShortages: [],
  },
  companies: [
    {
      owner: "company",
      name: "Cape Town Shuttle",
      documents: [documentOf("accreditation"), documentOf("public_liability")],
    },
  ],
  classes: [...startingClasses, business],
  rules: fatigueRules,
};

const kinds = (input: GateInput) => gateReasons(input).map(({ kind }) => kind);
const without = (documents: readonly ComplianceDocument[], type: DocumentType) =>
  documents.filter((one) => one.type !== type);
const exchanged = (documents: readonly ComplianceDocument[], one: ComplianceDocument) => [
  ...without(documents, one.type),
  one,
];

const withTrip = (trip: Partial<GateInput["trip"]>): GateInput => ({ ...fine, trip: { ...fine.trip, ...trip } });
const withDriver = (driver: Partial<GateInput["driver"]>): GateInput => ({
  ...fine,
  driver: { ...fine.driver, ...driver },
});
const withVehicle = (vehicle: Partial<GateInput["vehicle"]>): GateInput => ({
  ...fine,
  vehicle: { ...fine.vehicle, ...vehicle },
});

test("a driver and a vehicle with everything in order may go", () => {
  expect(gateReasons(fine)).toEqual([]);
});

describe("people and vehicles", () => {
  const sameHours = [{ from: fine.trip.from, to: fine.trip.to }];
  test.each<[string, GateInput, string, string]>([
    ["a suspended driver", withDriver({ state: "suspended" }), "driver_not_active", "super_user"],
    ["a driver who has left", withDriver({ state: "left" }), "driver_not_active", "nobody"],
    ["a driver on leave that day", withDriver({ away: sameHours }), "driver_away", "dispatcher"],
    ["a driver without a date of birth", withDriver({ bornOn: null }), "driver_age_unknown", "super_user"],
    ["a driver of twenty", withDriver({ bornOn: day("2005-11-21") }), "driver_too_young", "nobody"],
    ["a vehicle in the workshop", withVehicle({ state: "maintenance" }), "vehicle_not_available", "super_user"],
    ["a retired vehicle", withVehicle({ state: "retired" }), "vehicle_not_available", "nobody"],
    ["a vehicle kept back", withVehicle({ away: sameHours }), "vehicle_away", "dispatcher"],
    ["a vehicle on another trip", withVehicle({ taken: sameHours }), "vehicle_busy", "dispatcher"],
    ["thirteen people in twelve seats", withTrip({ passengers: 13 }), "too_few_seats", "nobody"],
    ["more bags than vehicle and trailer take", withTrip({ bags: 21 }), "too_many_bags", "dispatcher"],
    [
      "three child seats where two are free",
      withVehicle({ seatShortages: [{ kind: null, needs: 3, has: 2 }] }),
      "child_seats",
      "dispatcher",
    ],
    [
      "two boosters where one is free",
      withVehicle({ seatShortages: [{ kind: "booster_seat", needs: 2, has: 1 }] }),
      "child_seats",
      "dispatcher",
    ],
    [
      "a standard vehicle for a party that booked business",
      withTrip({ vehicleClass: "business" }),
      "plainer_vehicle",
      "dispatcher",
    ],
  ])("%s", (_what, input, kind, override) => {
    expect(gateReasons(input)).toMatchObject([{ kind, override }]);
  });

  test("twenty-one on the day the trip ends is old enough", () => {
    expect(kinds(withDriver({ bornOn: day("2005-11-20") }))).toEqual([]);
  });

  test("a trailer takes the bags a shuttle does not, and a sedan has none", () => {
    expect(kinds(withTrip({ bags: 20 }))).toEqual([]);
    expect(kinds({ ...withVehicle({ vehicleClass: "sedan" }), trip: { ...fine.trip, bags: 9 } })).toEqual([
      "too_many_bags",
    ]);
  });

  test("a driver on another trip is busy, with the turnaround of both, and what touches it end to end is not", () => {
    const taken = (from: string, to: string) => [{ from: at("2026-11-20", from), to: at("2026-11-20", to) }];
    expect(kinds(withDriver({ taken: taken("10:00", "12:00") }))).toEqual(["driver_busy"]);
    expect(kinds(withDriver({ taken: taken("11:15", "12:00") }))).toEqual(["driver_busy"]);
    expect(kinds(withDriver({ taken: taken("11:30", "12:30") }))).toEqual([]);
  });
});

describe("documents count on the day the trip ends", () => {
  const overnight = { from: at("2026-11-20", "22:00"), to: at("2026-11-21", "00:30") };

  test.each<[string, Partial<ComplianceDocument>, Partial<GateInput["trip"]>, readonly string[]]>([
    ["the last day itself is good", { expiresOn: day("2026-11-20") }, {}, []],
    ["a day later is not", { expiresOn: day("2026-11-20") }, overnight, ["document_expires"]],
    ["waiting to be verified", { review: "uploaded" }, {}, ["document_not_verified"]],
    ["rejected", { review: "rejected" }, {}, ["document_rejected"]],
    ["for goods only", { allows: ["G"] }, {}, ["licence_code"]],
    ["two years after its issue, whatever is typed", { issuedOn: day("2024-11-01") }, {}, ["document_expires"]],
  ])("a driving permit: %s", (_what, permit, trip, expected) => {
    const documents = exchanged(driverDocuments, documentOf("prdp", { allows: ["P"], ...permit }));
    expect(kinds({ ...withDriver({ documents }), trip: { ...fine.trip, ...trip } })).toEqual(expected);
  });

  test("the reason names the document, its last day, whose it is and who may decide", () => {
    const documents = exchanged(driverDocuments, documentOf("prdp", { allows: ["P"], expiresOn: day("2026-11-19") }));
    const [reason] = gateReasons(withDriver({ documents }));
    expect(reason && gateReasonText(reason)).toBe(
      "Professional driving permit (PrDP) of Sipho Dlamini is valid only until 19 Nov 2026, before the trip ends. Only a super-user can override this, with a reason.",
    );
  });

  test("each one that is missing is named", () => {
    expect(gateReasons(withVehicle({ documents: [] })).map(({ document }) => document)).toEqual([
      "licence_disc",
      "roadworthy",
      "operating_licence",
      "passenger_insurance",
    ]);
    expect(kinds({ ...fine, companies: [{ owner: "company", name: "Cape Town Shuttle", documents: [] }] })).toEqual([
      "document_missing",
      "document_missing",
    ]);
  });

  test("a new one that is verified counts before the old one that has ended", () => {
    const old = documentOf("prdp", { id: "old", allows: ["P"], expiresOn: day("2026-11-01") });
    expect(kinds(withDriver({ documents: [old, ...driverDocuments] }))).toEqual([]);
  });
});

describe("by service and vehicle", () => {
  const staffOnly = exchanged(vehicleDocuments, documentOf("operating_licence", { allows: ["staff"] }));
  test.each([
    ["a tour on a licence for staff transport", "day_tour", ["licence_type"]],
    ["staff on a licence for staff transport", "staff_transport", []],
  ] as const)("%s", (_what, service, expected) => {
    expect(kinds({ ...withVehicle({ documents: staffOnly }), trip: { ...fine.trip, service } })).toEqual(expected);
  });

  const sevenMonthsOld = exchanged(
    vehicleDocuments,
    documentOf("roadworthy", { issuedOn: day("2026-04-20"), expiresOn: null }),
  );
  test.each([
    ["a shuttle’s is good for a year", "shuttle", 12, []],
    ["a bus’s for half of one", "large_coach", 44, ["document_expires"]],
  ] as const)("a roadworthy certificate of seven months: %s", (_what, vehicleClass, seats, expected) => {
    expect(kinds(withVehicle({ documents: sevenMonthsOld, vehicleClass, seats }))).toEqual(expected);
  });

  test("a bus needs a heavier licence", () => {
    const documents = exchanged(driverDocuments, documentOf("drivers_licence", { allows: ["B"] }));
    expect(kinds(withDriver({ documents }))).toEqual([]);
    expect(kinds({ ...withDriver({ documents }), vehicle: { ...fine.vehicle, seats: 44 } })).toEqual(["licence_code"]);
  });

  test("a guided tour needs a registered guide with first aid", () => {
    expect(gateReasons(withTrip({ isGuided: true }))).toMatchObject([
      { kind: "document_missing", document: "guide_registration" },
      { kind: "document_missing", document: "first_aid" },
    ]);
    const documents = [...driverDocuments, documentOf("guide_registration"), documentOf("first_aid")];
    expect(kinds({ ...withDriver({ documents }), trip: { ...fine.trip, isGuided: true } })).toEqual([]);
  });
});

describe("who may decide otherwise", () => {
  const reasons = gateReasons({
    ...withDriver({ documents: [], away: [fine.trip] }),
    trip: { ...fine.trip, passengers: 13 },
  });
  test.each([
    ["driver", ["driver_away", "too_few_seats", "document_missing", "document_missing"]],
    ["dispatcher", ["too_few_seats", "document_missing", "document_missing"]],
    ["super_user", ["too_few_seats"]],
  ] as const)("a %s", (by, left) => {
    expect(reasonsAgainst(reasons, by).map(({ kind }) => kind)).toEqual(left);
  });
});

test("every reason reads as a sentence", () => {
  for (const kind of gateReasonKinds) {
    const reason = {
      kind,
      who: "Sipho Dlamini",
      override: "nobody",
      date: day("2026-11-20"),
      has: 1,
      needs: 2,
    } as const;
    expect(gateReasonText({ ...reason, document: "prdp" })).toMatch(/^[^{}]*\. This can’t be overridden\.$/);
  }
});

test("rest: fourteen hours of work without nine of rest", () => {
  const early = { from: at("2026-11-20", "00:00"), to: at("2026-11-20", "03:00"), hasOwnBreaks: false };
  const late = { from: at("2026-11-20", "19:00"), to: at("2026-11-20", "20:00"), hasOwnBreaks: false };
  expect(kinds(withDriver({ work: [early] }))).toEqual([]);
  expect(kinds(withDriver({ work: [early, late] }))).toEqual(["duty_too_long"]);
  expect(kinds(withDriver({ work: [late, { ...early, to: addHours(early.from, 0.5) }] }))).toEqual(["duty_too_long"]);
});
