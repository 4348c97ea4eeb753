import { describe, expect, test } from "vitest";
import { roadKindOf } from "./road-kind.ts";
import { kmhOn, surroundingsAt } from "./road-speed.ts";

describe("what a way is", () => {
  test.each([
    ["a motorway, one way as it is drawn", { highway: "motorway", ref: "N2;M3" }, { direction: "along", name: "|N2" }],
    ["a ramp of one", { highway: "motorway_link" }, { roadClass: "motorway", isRamp: true, direction: "along" }],
    ["a street", { highway: "residential", name: "Kloof Street" }, { roadClass: "minor", name: "Kloof Street" }],
    ["a street drawn the wrong way round", { highway: "tertiary", oneway: "-1" }, { direction: "against" }],
    ["a roundabout", { highway: "primary", junction: "roundabout" }, { direction: "along" }],
    ["a limit in kilometres", { highway: "primary", maxspeed: "60" }, { maxKmh: 60 }],
    ["a limit no one can read", { highway: "primary", maxspeed: "signals" }, { maxKmh: null }],
    ["a bridge", { highway: "trunk", bridge: "yes" }, { isBridge: true }],
    ["open to vehicles whatever else is barred", { highway: "service", access: "no", motor_vehicle: "yes" }, {}],
  ])("%s", (_name, tags, kind) => {
    expect(roadKindOf(tags)).toMatchObject(kind);
  });

  test.each([
    ["a footpath", { highway: "footway" }],
    ["no road", { building: "yes" }],
    ["a private road", { highway: "residential", access: "private" }],
    ["a driveway", { highway: "service", service: "driveway" }],
    ["a square", { highway: "service", area: "yes" }],
  ])("%s: no one drives there", (_name, tags) => {
    expect(roadKindOf(tags)).toBeUndefined();
  });
});

describe("how fast it is driven", () => {
  const straight = { metres: 1000, degreesTurned: 0, isRamp: false, direction: "both", maxKmh: null } as const;

  test.each([
    ["a motorway in the country", { roadClass: "motorway", around: "country" }, 112],
    ["the same where signs say less", { roadClass: "motorway", around: "country", maxKmh: 80 }, 80],
    ["a street in town", { roadClass: "minor", around: "town" }, 25],
    ["half of a divided road", { roadClass: "primary", around: "suburb", direction: "along" }, 62],
    ["a ramp", { roadClass: "trunk", around: "suburb", isRamp: true }, 40],
    ["a pass with many bends", { roadClass: "primary", around: "country", degreesTurned: 900 }, 47],
    ["a motorway, whose bends are wide", { roadClass: "motorway", around: "country", degreesTurned: 900 }, 112],
  ] as const)("%s", (_name, road, kmh) => {
    expect(kmhOn({ ...straight, ...road })).toBe(kmh);
  });

  test.each([
    [0, "country"],
    [17, "country"],
    [18, "suburb"],
    [60, "town"],
  ])("with %d junctions around it is %s", (junctions, around) => {
    expect(surroundingsAt(junctions)).toBe(around);
  });
});
