import { expect, test } from "vitest";
import { startingClasses } from "../catalogue/starting-classes.ts";
import { localDate } from "../time/local-time.ts";
import { largestOfEachClass, licensedFor, vehiclesFor, vehiclesFreeFor } from "./capacity.ts";

const sedan = { id: "sedan", vehicleClass: "sedan", seats: 4, bags: 3 } as const;
const small = { id: "small", vehicleClass: "shuttle", seats: 6, bags: 6 } as const;
const large = { id: "large", vehicleClass: "shuttle", seats: 13, bags: 10 } as const;
const coach = { id: "coach", vehicleClass: "luxury_coach", seats: 22, bags: 20 } as const;
const fleet = [coach, large, sedan, small];

test.each([
  ["two with two bags", { vehicleClass: "sedan", passengers: 2, bags: 2 }, ["sedan", "small", "large", "coach"]],
  [
    "two with twelve bags, some on a trailer",
    { vehicleClass: "shuttle", passengers: 2, bags: 12 },
    ["small", "large", "coach"],
  ],
  ["eight", { vehicleClass: "shuttle", passengers: 8, bags: 8 }, ["large", "coach"]],
  ["fourteen, whom no shuttle of ours seats", { vehicleClass: "shuttle", passengers: 14, bags: 0 }, ["coach"]],
  ["thirty", { vehicleClass: "large_coach", passengers: 30, bags: 0 }, []],
] as const)("%s fit into %s", (_who, party, ids) => {
  expect(vehiclesFor(fleet, party, startingClasses).map(({ id }) => id)).toEqual(ids);
});

test("the largest of a kind has the most seats and the most bags of any of it", () => {
  const roomy = { id: "roomy", vehicleClass: "shuttle", seats: 9, bags: 14 } as const;
  expect(largestOfEachClass([large, sedan, roomy])).toEqual([
    { id: "shuttle", vehicleClass: "shuttle", seats: 13, bags: 14 },
    { id: "sedan", vehicleClass: "sedan", seats: 4, bags: 3 },
  ]);
});

const inOrder = { documentsUntil: localDate("2026-11-20"), licenceTypes: ["charter"] } as const;
const at = (from: number, to: number) => ({ from: new Date(from * 3_600_000), to: new Date(to * 3_600_000) });

test.each([
  ["nothing taken", [], [at(8, 9)], ["sedan"]],
  ["the small one taken", [{ vehicleId: "sedan", ...at(8, 10) }], [at(9, 11)], ["small"]],
  ["free from the minute the other ends", [{ vehicleId: "sedan", ...at(8, 10) }], [at(10, 11)], ["sedan"]],
  ["there and back in the same", [], [at(8, 9), at(20, 21)], ["sedan", "sedan"]],
  ["two at once in two", [], [at(8, 10), at(9, 11)], ["sedan", "small"]],
  [
    "no room for one of them",
    [sedan, small].map(({ id }) => ({ vehicleId: id, ...at(20, 30) })),
    [at(8, 9), at(21, 22)],
    undefined,
  ],
] as const)("%s", (_what, taken, spans, ids) => {
  expect(
    vehiclesFreeFor(
      [sedan, small].map((one) => ({ ...one, ...inOrder })),
      taken,
      spans,
    )?.map(({ id }) => id),
  ).toEqual(ids);
});

test("a vehicle is free on the last day of its documents, not a day later, and never without them", () => {
  const until = (from: string, to: string) => [{ from: new Date(from), to: new Date(to) }];
  const lastDay = until("2026-11-20T20:00:00Z", "2026-11-20T21:59:00Z");
  const dayAfter = until("2026-11-20T20:00:00Z", "2026-11-20T22:30:00Z");
  const [good, none] = [
    { ...sedan, ...inOrder },
    { ...sedan, ...inOrder, documentsUntil: null },
  ];
  expect(vehiclesFreeFor([good], [], lastDay)).toEqual([good]);
  expect(vehiclesFreeFor([good], [], dayAfter)).toBeUndefined();
  expect(vehiclesFreeFor([none], [], lastDay)).toBeUndefined();
});

test.each([
  ["group_transport", ["charter"]],
  ["day_tour", []],
  ["airport_transfer", ["charter", "metered"]],
] as const)("%s is driven on %s", (service, types) => {
  const licensed = (["charter", "metered", "e_hailing"] as const).map((type) => ({
    ...sedan,
    id: type,
    documentsUntil: null,
    licenceTypes: [type],
  }));
  expect(licensedFor(licensed, service).map(({ id }) => id)).toEqual(types);
});

test("each time a vehicle is taken is looked at once, however many vehicles there are", () => {
  let looks = 0;
  const vehicles = Array.from({ length: 200 }, (_, n) => ({ ...sedan, ...inOrder, id: `vehicle ${n}` }));
  const taken = vehicles.map(({ id }) => ({
    ...at(1, 3),
    get vehicleId() {
      looks++;
      return id;
    },
  }));
  expect(vehiclesFreeFor(vehicles, taken, [at(2, 4)])).toBeUndefined();
  expect(looks).toBeLessThanOrEqual(200);
});
