import { expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import {
  addressesIn,
  breachDue,
  draftForPeople,
  draftForRegulator,
  missingForEmail,
  readBreachClock,
  whyNotClosed,
} from "./breach.ts";

const discoveredAt = new Date("2026-11-18T08:00:00Z");
const open = {
  dueAt: breachDue(discoveredAt, 72),
  regulatorNotifiedAt: null,
  sendingAt: null,
  waiting: 2,
  closedAt: null,
};
const notified = { ...open, regulatorNotifiedAt: discoveredAt, waiting: 0 };

test.each([
  ["just discovered", open, "2026-11-18T08:00:00Z", { state: "running", hours: 72 }],
  ["an hour before its end", open, "2026-11-21T07:00:00Z", { state: "running", hours: 1 }],
  ["past its end", open, "2026-11-21T08:00:01Z", { state: "overdue", hours: -1 }],
  [
    "only the Regulator was notified",
    { ...notified, waiting: 1 },
    "2026-11-22T08:00:00Z",
    { state: "overdue", hours: -24 },
  ],
  ["all were notified", notified, "2026-11-22T08:00:00Z", { state: "notified", hours: -24 }],
  ["closed", { ...notified, closedAt: discoveredAt }, "2026-11-22T08:00:00Z", { state: "closed", hours: -24 }],
] as const)("the clock of a breach, %s", (_, breach, now, clock) =>
  expect(readBreachClock(breach, new Date(now))).toEqual(clock),
);

test("it is closed once, after the Regulator and everyone affected were notified", () => {
  expect(whyNotClosed(open)).toBe("regulator_not_notified");
  expect(whyNotClosed({ ...notified, waiting: 1 })).toBe("people_not_notified");
  expect(whyNotClosed(notified)).toBeUndefined();
  expect(whyNotClosed({ ...notified, closedAt: discoveredAt })).toBe("closed_already");
});

test("the emails say what section 22(5) asks for, and can’t be sent without it", () => {
  const facts = {
    title: "A laptop was stolen",
    story: "From a locked office.",
    dataKinds: "Names and phone numbers",
    consequences: "Someone may call you.",
    measures: "We locked the account.",
    advice: "Don’t give out codes.",
    happenedOn: localDate("2026-11-17"),
    discoveredAt,
  };
  const sender = { company: "Cape Town Shuttle", officer: "N. Jacobs" };
  const { text } = draftForPeople(facts, sender);
  const said = [
    "17 Nov 2026",
    "Wed 18 Nov 2026, 10:00",
    facts.dataKinds,
    facts.consequences,
    facts.measures,
    facts.advice,
  ];
  for (const part of said) expect(text).toContain(part);
  expect(draftForRegulator(facts, sender, 12).text).toContain("People affected: 12");
  expect(missingForEmail(facts)).toBe(false);
  expect(missingForEmail({ ...facts, advice: " " })).toBe(true);
});

test("addresses are found in whatever was pasted, each once", () => {
  expect(addressesIn('A@b.co; c@d.org\n"E" <a@b.co>, nothing @x')).toEqual(["a@b.co", "c@d.org"]);
});
