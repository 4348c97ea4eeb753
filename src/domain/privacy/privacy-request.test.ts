import { describe, expect, test } from "vitest";
import { localDate, localDateOf } from "../time/local-time.ts";
import {
  dueOf,
  extendedDue,
  isReceivedOn,
  mayCharge,
  needsIdentity,
  type RequestKind,
  readClock,
  requestKinds,
  whyNotExtended,
} from "./privacy-request.ts";
import { clockText } from "./privacy-request-labels.ts";
import { groundsFor, refusalGrounds } from "./refusal-grounds.ts";
import { draftRequestEmail } from "./request-email.ts";

const received = new Date("2026-11-01T20:30:00Z");
const dueAt = dueOf(received);

test("thirty days, counted in Cape Town, and the day it came isn’t one of them", () => {
  expect(localDateOf(dueAt)).toBe("2026-12-01");
  // 22:30 UTC is the next day here.
  expect(localDateOf(dueOf(new Date("2026-11-01T22:30:00Z")))).toBe("2026-12-02");
});

test.each([
  ["2026-11-02T08:00:00Z", "open", "running", "29 days left"],
  ["2026-11-23T08:00:00Z", "open", "running", "8 days left"],
  ["2026-11-24T08:00:00Z", "open", "soon", "7 days left"],
  ["2026-11-30T08:00:00Z", "open", "soon", "1 day left"],
  ["2026-12-01T21:58:00Z", "open", "soon", "Due today"],
  ["2026-12-01T22:00:00Z", "open", "overdue", "1 day overdue"],
  ["2026-12-05T08:00:00Z", "open", "overdue", "4 days overdue"],
  ["2026-12-05T08:00:00Z", "granted", "stopped", "Answered"],
] as const)("at %s a request that is %s has a clock that is %s: %s", (now, state, shown, text) => {
  const clock = readClock({ state, dueAt }, new Date(now));
  expect(clock.state).toBe(shown);
  expect(clockText(clock.state, clock.days)).toBe(text);
});

describe("an extension", () => {
  const open = { kind: "paia" as RequestKind, state: "open" as const, dueAt, extendedAt: null };
  const inTime = new Date("2026-12-01T21:00:00Z");
  test.each([
    ["a search through records, in time", open, inTime, undefined],
    ["access to one’s own data", { ...open, kind: "access" as const }, inTime, undefined],
    ["a correction", { ...open, kind: "correction" as const }, inTime, "not_extendable"],
    ["a second time", { ...open, extendedAt: received }, inTime, "extended_already"],
    ["after the thirty days", open, new Date("2026-12-01T22:00:00Z"), "too_late"],
    ["a request that was answered", { ...open, state: "refused" as const }, inTime, "not_open"],
  ])("%s", (_, request, now, refusal) => expect(whyNotExtended(request, now)).toBe(refusal));

  test("is counted from the first end", () => expect(localDateOf(extendedDue(dueAt, 30))).toBe("2026-12-31"));
});

test("only a PAIA request may cost something, and only data of one’s own needs an identity", () => {
  expect(requestKinds.filter(mayCharge)).toEqual(["paia"]);
  expect(requestKinds.filter((kind) => needsIdentity(kind, "granted"))).not.toContain("paia");
  expect(requestKinds.some((kind) => needsIdentity(kind, "refused"))).toBe(false);
});

test("a request was received today or before", () => {
  expect(isReceivedOn(localDate("2026-11-01"), received)).toBe(true);
  expect(isReceivedOn(localDate("2026-11-02"), received)).toBe(false);
  expect(isReceivedOn(localDate("2019-11-02"), received)).toBe(false);
});

test.each(requestKinds)("%s: every ground names its law, and the answer repeats it", (kind) => {
  const facts = {
    kind,
    reference: "PR-7K3M9Q",
    name: "Emily Hartwell",
    receivedOn: localDate("2026-11-01"),
    dueOn: localDate("2026-12-01"),
    officer: "N. Jacobs",
  };
  expect(groundsFor(kind).length).toBeGreaterThan(0);
  for (const ground of groundsFor(kind)) {
    const { subject, text } = draftRequestEmail("refused", facts, ground, "");
    expect(subject).toContain("PR-7K3M9Q");
    expect(text).toContain(refusalGrounds[ground].law);
    expect(text).toContain("Information Regulator");
  }
  expect(draftRequestEmail("acknowledged", facts, null, "").text).toContain("1 Dec 2026");
  expect(draftRequestEmail("granted", { ...facts, kind: "access" }, null, "").text).toMatch(
    /third parties.*transport providers.*payment, email, hosting/,
  );
  expect(draftRequestEmail("granted", facts, null, "").text).toMatch(
    /^Dear Emily Hartwell,\n\nOn 1 Nov 2026 you asked us/,
  );
});
