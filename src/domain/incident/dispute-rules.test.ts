import { expect, test } from "vitest";
import { customerMayDispute, driverMayDispute } from "./dispute-rules.ts";

test.each([
  ["a no-show", { isNoShow: true, hasWaitCharge: false, endedLongAgo: false }, ["no_show"]],
  ["waiting that costs", { isNoShow: false, hasWaitCharge: true, endedLongAgo: false }, ["waiting"]],
  ["a trip as planned", { isNoShow: false, hasWaitCharge: false, endedLongAgo: false }, []],
  ["a no-show long ago", { isNoShow: true, hasWaitCharge: true, endedLongAgo: true }, []],
])("a customer disputes %s", (_, facts, kinds) => {
  expect(customerMayDispute(facts)).toEqual(kinds);
});

test.each([
  ["a refused no-show", { isNoShowRefused: true, isLate: false, endedLongAgo: false }, ["no_show_refused"]],
  ["an arrival that counts as late", { isNoShowRefused: false, isLate: true, endedLongAgo: false }, ["late_arrival"]],
  ["both", { isNoShowRefused: true, isLate: true, endedLongAgo: false }, ["no_show_refused", "late_arrival"]],
  ["neither", { isNoShowRefused: false, isLate: false, endedLongAgo: false }, []],
  ["a month later nothing", { isNoShowRefused: true, isLate: true, endedLongAgo: true }, []],
])("a driver disputes %s", (_, facts, kinds) => {
  expect(driverMayDispute(facts)).toEqual(kinds);
});
