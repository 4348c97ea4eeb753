import { describe, expect, test } from "vitest";
import { addHours } from "../time/local-time.ts";
import { type OwnShare, remindsAt, shareOut, splitTimes, spread, takesShares } from "./bill-shares.ts";

const now = new Date("2026-11-20T08:00:00Z");
const times = { holdMinutesOnline: 30, holdHoursTransfer: 24 };
const held = {
  state: "awaiting_payment" as const,
  pickupAt: addHours(now, 100),
  createdAt: now,
  isCardOnly: false,
  isStranger: false,
  contactConfirmedAt: null,
};
const until = (payHours: number, holdHours: number | null) => ({
  payUntil: addHours(now, payHours),
  holdUntil: holdHours === null ? null : addHours(now, holdHours),
});

test.each([
  ["a held vehicle waits a day, and the last quarter is the booker’s", {}, until(18, 24)],
  ["never beyond the pickup", { pickupAt: addHours(now, 8) }, until(6, 8)],
  ["too soon to reach anyone", { pickupAt: addHours(now, 5) }, "too_late"],
  ["no vehicle is held without a card payment", { isCardOnly: true }, "card_only"],
  ["someone we may not reach", { isStranger: true }, "contact_unconfirmed"],
  ["someone we reached", { isStranger: true, contactConfirmedAt: now }, until(18, 24)],
  ["confirmed: a week", { state: "confirmed", pickupAt: addHours(now, 500) }, until(168, null)],
  ["confirmed: a day before the pickup at the latest", { state: "confirmed" }, until(76, null)],
  ["confirmed, and tomorrow is the day", { state: "confirmed", pickupAt: addHours(now, 27) }, "too_late"],
  ["driven, with an amount due", { state: "completed", pickupAt: addHours(now, -30) }, until(168, null)],
] as const)("how long a bill can be split for: %s", (_what, changes, expected) => {
  expect(splitTimes({ ...held, ...changes }, times, now)).toEqual(expected);
});

const share = (id: string, changes: Partial<OwnShare> = {}): OwnShare => ({
  id,
  portions: 1,
  paidCents: 0,
  inFlightCents: null,
  ...changes,
});

describe("what each share comes to", () => {
  test.each([
    ["evenly, to the cent", 10_000, [share("a"), share("b"), share("c")], [3333, 3333, 3334]],
    ["by portions", 10_000, [share("a", { portions: 2 }), share("b")], [6666, 3334]],
    ["what is paid is paid", 6667, [share("a", { paidCents: 3333 }), share("b"), share("c")], [0, 3333, 3334]],
    [
      "a higher price is shared by those who haven’t paid",
      9000,
      [share("a", { paidCents: 3333 }), share("b")],
      [0, 9000],
    ],
    ["a lower one too", 0, [share("a", { paidCents: 3333 }), share("b")], [0, 0]],
    ["what is being paid stays", 10_000, [share("a", { inFlightCents: 3000 }), share("b")], [3000, 7000]],
    ["when all have paid, the rest is no one’s but the booker’s", 500, [share("a", { paidCents: 3333 })], [0]],
  ] as const)("%s", (_what, open, shares, amounts) => {
    expect([...shareOut(open, shares).values()]).toEqual(amounts);
  });

  test("in whatever order they pay, the last cent is paid once", () => {
    for (let people = 2; people <= 20; people++) {
      const open = 100_003 * people + 7;
      let shares = Array.from({ length: people }, (_, at) => share(String(at), { portions: 1 + (at % 3) }));
      let left = open;
      for (let turn = 0; turn < people; turn++) {
        const id = String((turn * 7 + people) % people);
        const payer =
          shares.find((one) => one.id === id && one.paidCents === 0) ?? shares.find((one) => one.paidCents === 0);
        const paidCents = shareOut(left, shares).get(payer?.id ?? "") ?? 0;
        left -= paidCents;
        shares = shares.map((one) => (one.id === payer?.id ? { ...one, paidCents } : one));
      }
      expect(left).toBe(0);
    }
  });
});

test("weights of nothing share nothing; a million rand is shared exactly", () => {
  expect(spread(100, [])).toEqual([]);
  expect(spread(100, [0, 0])).toEqual([0, 0]);
  expect(spread(100_000_000, [99_999_999, 1]).reduce((a, b) => a + b)).toBe(100_000_000);
});

test("a reminder comes when half of the time is over", () => {
  expect(remindsAt({ createdAt: now, payUntil: addHours(now, 18) })).toEqual(addHours(now, 9));
});

test.each([
  ["in time", {}, "confirmed", true],
  ["too late", { payUntil: now }, "confirmed", false],
  ["withdrawn", { endedAt: now }, "confirmed", false],
  ["cancelled with a fee", {}, "cancelled", false],
] as const)("shares can be paid: %s", (_what, changes, state, takes) => {
  expect(takesShares({ endedAt: null, payUntil: addHours(now, 1), ...changes }, { state }, now)).toBe(takes);
});
