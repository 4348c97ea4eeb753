import { expect, test } from "vitest";
import { isPaidForShow, judgeVisit, syntheticEmail } from "./synthetic-customer.ts";

test.each([
  ["its own test booking at the stand-in", { isTest: true, email: syntheticEmail }, "stand_in", true],
  ["its own where cards are charged", { isTest: true, email: syntheticEmail }, "live", false],
  ["its own at the gateway’s sandbox", { isTest: true, email: syntheticEmail }, "sandbox", false],
  ["someone else’s test booking", { isTest: true, email: "thandi@example.com" }, "stand_in", false],
  ["a booking that is no test", { isTest: false, email: syntheticEmail }, "stand_in", false],
] as const)("whether it may be paid: %s", (_, booking, mode, isPaid) => {
  expect(isPaidForShow(booking, mode)).toBe(isPaid);
});

test("a visit reports how long it took, and its slowest step", () => {
  const steps = [
    { step: "price", ms: 400 },
    { step: "confirm", ms: 3600 },
  ] as const;
  expect(judgeVisit({ steps, unpaidBecause: undefined, failure: undefined })).toEqual({
    status: "ok",
    measured: "A test customer booked, paid, cancelled and was refunded in 4 s, of that the confirmation 3.6 s.",
  });
});

test("a visit that the site postponed is not a failure: it counts as not tried, with the reason", () => {
  const putOff = { step: "book", answer: "Too many requests. Please try again in 40 seconds." } as const;
  expect(judgeVisit({ steps: [], unpaidBecause: undefined, failure: undefined, putOff })).toEqual({
    status: "unknown",
    measured: "Not tried this time, at booking: Too many requests. Please try again in 40 seconds.",
  });
});
