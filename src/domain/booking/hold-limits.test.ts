import { expect, test } from "vitest";
import { addHours, addMinutes } from "../time/local-time.ts";
import {
  emailKey,
  type HoldLimits,
  holdEnds,
  holdLimitReached,
  isStranger,
  phoneKey,
  vehiclesForStrangers,
} from "./hold-limits.ts";

const limits: HoldLimits = { fromOneNetwork: 5, forOneContact: 3, fleetShare: 0.5 };

test.each([
  ["nothing is held", { fromNetwork: 0, forEmail: 0, forPhone: 0 }, null],
  ["a family takes its third vehicle", { fromNetwork: 2, forEmail: 2, forPhone: 2 }, null],
  ["a fourth for one email address", { fromNetwork: 3, forEmail: 3, forPhone: 0 }, "contact"],
  ["a fourth for one phone", { fromNetwork: 3, forEmail: 0, forPhone: 3 }, "contact"],
  ["a sixth from one network", { fromNetwork: 5, forEmail: 0, forPhone: 0 }, "network"],
] as const)("%s", (_what, held, reason) => {
  expect(holdLimitReached(held, limits)).toBe(reason);
});

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 3],
  [8, 4],
  [11, 5],
  [20, 10],
])("of %i vehicles of a class strangers hold at most %i", (inClass, most) => {
  expect(vehiclesForStrangers(inClass, limits)).toBe(most);
});

test("staff, partners and who has paid before are no strangers", () => {
  const nobody = { isStaff: false, isOfOrganisation: false, hasPaidBefore: false };
  expect(isStranger(nobody)).toBe(true);
  for (const known of ["isStaff", "isOfOrganisation", "hasPaidBefore"])
    expect(isStranger({ ...nobody, [known]: true })).toBe(false);
});

test("spellings of one contact count as one", () => {
  expect(emailKey(" Thandi+2@Example.com")).toBe("thandi@example.com");
  expect(phoneKey("+27 82 555 0199")).toBe(phoneKey("(082) 555-0199"));
});

const now = new Date("2026-11-20T08:00:00Z");
const times = { holdMinutesOnline: 30, holdHoursTransfer: 24 };
const held = { isStranger: true, contactConfirmedAt: null, createdAt: now, pickupAt: addHours(now, 100) };

test.each([
  ["a known customer’s transfer waits a day", { isStranger: false }, "transfer", addHours(now, 24)],
  ["a stranger’s waits half an hour", {}, "transfer", addMinutes(now, 30)],
  ["a stranger’s we can reach waits a day", { contactConfirmedAt: now }, "transfer", addHours(now, 24)],
  ["a card waits half an hour", { isStranger: false }, "online", addMinutes(now, 30)],
  ["none waits beyond the pickup", { isStranger: false, pickupAt: addHours(now, 3) }, "transfer", addHours(now, 3)],
  ["nor longer by choosing again", { createdAt: addMinutes(now, -45) }, "online", addMinutes(now, 15)],
] as const)("%s", (_what, changes, method, until) => {
  expect(holdEnds({ ...held, ...changes }, method, times, now)).toEqual(until);
});
