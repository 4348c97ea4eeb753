import { expect, test } from "vitest";
import type { TripProblemKind } from "./next-problems.ts";
import { dueInText, vehicleNeeded } from "./trip-texts.ts";

test.each<[TripProblemKind, number, string]>([
  ["no_driver", 90, "in 1 h 30 min"],
  ["no_driver", 0.3, "now"],
  ["no_driver", -0.3, "now"],
  ["no_driver", -4, "4 min late"],
  ["running_late", -17, "17 min late"],
  // A driver who asks for a no-show isn’t late, nor is an alarm: they wait for us.
  ["no_show_to_confirm", -0.2, "now"],
  ["no_show_to_confirm", -3, "for 3 min"],
  ["sos", -2, "for 2 min"],
  ["passenger_late", -6, "for 6 min"],
  ["stopped", -35, "for 35 min"],
  ["speeding", -3, "3 min ago"],
])("%s with %d minutes left reads %s", (kind, minutes, text) => expect(dueInText(kind, minutes)).toBe(text));

test.each([
  [{ passengers: 22, vehicles: 1 }, "Luxury coach"],
  [{ passengers: 13, vehicles: 2 }, "13 seats"],
  [{ passengers: 1, vehicles: 2 }, "1 seat"],
])("a party sold in a coach needs, %j: %s", (trip, text) =>
  expect(vehicleNeeded({ vehicle_kind: "Luxury coach", ...trip })).toBe(text),
);
