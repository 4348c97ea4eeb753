import { expect, test } from "vitest";
import { durationSteps, judgeResponseTime, percentile, stepOf } from "./call-times.ts";
import { type HealthStatus, type Judgement, spanText, worstOf } from "./health-status.ts";
import {
  judgeBackup,
  judgeClockDrift,
  judgeDisk,
  judgeDrill,
  judgeLatency,
  judgeMigrations,
} from "./judge-database.ts";
import {
  judgeCertificate,
  judgeErrorRate,
  judgeMap,
  judgePayments,
  judgePositions,
  judgeService,
} from "./judge-services.ts";
import { judgeFailedJobs, judgeMail, judgePromises, judgeQueue, judgeTasks } from "./judge-work.ts";

const now = new Date("2026-11-18T10:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const hours = (count: number) => ago(count * 60);

const backup = (changes: Partial<Parameters<typeof judgeBackup>[0]>) =>
  judgeBackup({ lastAt: undefined, lastFailure: undefined, isDemo: false, ...changes }, now);
const drill = (state: "running" | "passed" | "failed", days: number) =>
  judgeDrill({ hasBackup: true, latest: { startedAt: hours(24 * days), state, problem: "Sums differ." } }, now);
const mail = (changes: Partial<Parameters<typeof judgeMail>[0]>) =>
  judgeMail(
    { hasMailServer: true, sent: 95, failed: 0, oldestWaitingAt: undefined, serverError: undefined, ...changes },
    now,
  );
const service = (changes: Partial<NonNullable<Parameters<typeof judgeService>[0]>>) =>
  judgeService(
    { calls: 10, failed: 0, lastOkAt: ago(1), lastFailedAt: undefined, lastError: "", ...changes },
    "No such service.",
    now,
  );
const pay = (changes: Partial<Parameters<typeof judgePayments>[0]>) =>
  judgePayments(
    {
      gateway: "live",
      lastNotificationAt: ago(3),
      oldestUnjudgedAt: undefined,
      wrongSignatures: 0,
      unanswered: 0,
      answered: 0,
      ...changes,
    },
    now,
  );
const map = (changes: Partial<Parameters<typeof judgeMap>[0]>) =>
  judgeMap({ hasRoads: true, findsRoute: true, hasAddressService: true, browsersWithout: 0, ...changes });
const task = (changes: Partial<Parameters<typeof judgeTasks>[0][number]>) =>
  judgeTasks([{ task: "expire-holds", isFrequent: true, isLate: false, failedInARow: 0, ...changes }]);

test.each<[string, Judgement, HealthStatus]>([
  ["a quick database", judgeLatency([1, 2, 900]), "ok"],
  ["a database that is slow most of the time", judgeLatency([120, 150, 1]), "warning"],
  ["a database that takes a second", judgeLatency([1000, 1000, 1]), "failing"],
  ["no migration missing", judgeMigrations([]), "ok"],
  ["a missing migration", judgeMigrations(["0007-a"]), "failing"],
  ["clocks that agree, whichever is ahead", judgeClockDrift(-1999), "ok"],
  ["clocks two seconds apart", judgeClockDrift(2000), "warning"],
  ["clocks half a minute apart", judgeClockDrift(-30_000), "failing"],
  ["no backup to try", judgeDrill({ hasBackup: false, latest: undefined }, now), "not_set_up"],
  ["a backup that was not tried yet", judgeDrill({ hasBackup: true, latest: undefined }, now), "not_set_up"],
  ["a backup that was tried on Sunday", drill("passed", 7), "ok"],
  ["a missed trial", drill("passed", 9), "warning"],
  ["two missed trials", drill("passed", 16), "failing"],
  ["a trial that runs", drill("running", 0), "ok"],
  ["a trial that never ended", drill("running", 17), "failing"],
  ["a trial that failed", drill("failed", 1), "failing"],
  ["a roomy disk", judgeDisk({ freeBytes: 5.1e9, totalBytes: 1e12 }), "ok"],
  ["a small disk with half of it free", judgeDisk({ freeBytes: 4e9, totalBytes: 8e9 }), "ok"],
  ["a large disk that fills up", judgeDisk({ freeBytes: 4e9, totalBytes: 1e11 }), "warning"],
  ["a gigabyte left", judgeDisk({ freeBytes: 1e9, totalBytes: 2e9 }), "failing"],
  ["a backup of today", backup({ lastAt: hours(25) }), "ok"],
  ["a backup of yesterday", backup({ lastAt: hours(26) }), "warning"],
  ["a backup of the day before", backup({ lastAt: hours(50) }), "failing"],
  [
    "a backup that failed after a good one",
    backup({ lastAt: hours(2), lastFailure: { at: hours(1), message: "full" } }),
    "warning",
  ],
  [
    "a failure before the last good one",
    backup({ lastAt: hours(1), lastFailure: { at: hours(2), message: "full" } }),
    "ok",
  ],
  ["no backup", backup({}), "failing"],
  ["no backup of the demo", backup({ isDemo: true }), "not_set_up"],
  ["an empty queue", judgeQueue({ waiting: 0, oldestDueAt: undefined }, now), "ok"],
  ["a long queue that moves", judgeQueue({ waiting: 900, oldestDueAt: ago(2.9) }, now), "ok"],
  ["a job that waits", judgeQueue({ waiting: 1, oldestDueAt: ago(3) }, now), "warning"],
  ["a queue that does not move", judgeQueue({ waiting: 1, oldestDueAt: ago(15) }, now), "failing"],
  ["a failed job", judgeFailedJobs(1), "warning"],
  ["many failed jobs", judgeFailedJobs(10), "failing"],
  ["emails that leave", mail({}), "ok"],
  ["one of a hundred comes back", mail({ sent: 99, failed: 1 }), "ok"],
  ["some come back", mail({ sent: 98, failed: 2 }), "warning"],
  ["the only two come back", mail({ sent: 0, failed: 2 }), "warning"],
  ["a fifth comes back", mail({ sent: 12, failed: 3 }), "failing"],
  ["a mail server that is away", mail({ serverError: "ECONNREFUSED" }), "failing"],
  ["an email that waits half an hour", mail({ oldestWaitingAt: ago(30) }), "failing"],
  ["no mail server", mail({ hasMailServer: false }), "not_set_up"],
  ["no mail server and no worker", mail({ hasMailServer: false, oldestWaitingAt: ago(31) }), "failing"],
  ["answers late, with a reminder", judgePromises({ overdue: 3, silent: 0 }), "ok"],
  ["answers late, without one", judgePromises({ overdue: 3, silent: 1 }), "failing"],
  ["tasks on time", task({}), "ok"],
  ["a frequent task late", task({ isLate: true }), "failing"],
  ["a nightly task late", task({ isLate: true, isFrequent: false }), "warning"],
  ["a task that failed once", task({ failedInARow: 1 }), "warning"],
  ["a task that failed three times", task({ failedInARow: 3 }), "failing"],
  ["a service that answers", service({}), "ok"],
  ["a service no one has asked lately", service({ calls: 0 }), "ok"],
  ["a service that failed when it was last asked", service({ calls: 0, lastFailedAt: now }), "warning"],
  ["a service that failed once and answers", service({ calls: 2, failed: 1, lastFailedAt: ago(2) }), "ok"],
  ["a service whose last answer failed", service({ calls: 2, failed: 1, lastFailedAt: now }), "warning"],
  ["a service that fails now and then", service({ failed: 2, lastFailedAt: ago(2) }), "warning"],
  ["a service that was away and is back", service({ failed: 9, lastFailedAt: ago(2) }), "warning"],
  ["a service that is away", service({ failed: 5, lastFailedAt: now }), "failing"],
  ["a service that is not set up", judgeService(undefined, "No such service.", now), "not_set_up"],
  ["payments that come in", pay({}), "ok"],
  ["a quiet night without payments", pay({ lastNotificationAt: hours(9), unanswered: 2 }), "ok"],
  ["a notification that no one has judged", pay({ oldestUnjudgedAt: ago(10) }), "failing"],
  ["payers go and no word comes back", pay({ unanswered: 8 }), "failing"],
  ["payers go and no word comes back after an evening of payments", pay({ unanswered: 8, answered: 5 }), "failing"],
  ["some give up after the last who paid", pay({ unanswered: 7, answered: 1 }), "ok"],
  ["someone tries a forged notification", pay({ wrongSignatures: 5, answered: 2 }), "warning"],
  ["all signatures are wrong", pay({ wrongSignatures: 3 }), "failing"],
  ["no gateway", pay({ gateway: undefined }), "not_set_up"],
  ["maps as they should be", map({}), "ok"],
  ["a road network that cannot be read", map({ findsRoute: false }), "failing"],
  ["address search missing here and there", map({ browsersWithout: 1 }), "warning"],
  ["address search missing for all", map({ browsersWithout: 5 }), "failing"],
  ["neither of them", map({ hasRoads: false, findsRoute: undefined, hasAddressService: false }), "not_set_up"],
  ["no vehicle out", judgePositions({ vehicles: 0, fresh: 0 }), "ok"],
  ["one phone off", judgePositions({ vehicles: 1, fresh: 0 }), "warning"],
  ["half of the phones off", judgePositions({ vehicles: 4, fresh: 2 }), "warning"],
  ["all phones off", judgePositions({ vehicles: 2, fresh: 0 }), "failing"],
  ["most phones on", judgePositions({ vehicles: 5, fresh: 3 }), "ok"],
  ["a certificate of three weeks", judgeCertificate(ago(-21 * 1440), now), "ok"],
  ["a certificate of twenty days", judgeCertificate(ago(-20 * 1440), now), "warning"],
  ["a certificate of six days", judgeCertificate(ago(-6 * 1440), now), "failing"],
  ["a certificate that has expired", judgeCertificate(ago(60), now), "failing"],
  ["no https address", judgeCertificate(undefined, now), "not_set_up"],
  ["no calls", judgeErrorRate({ calls: 0, failed: 0 }), "ok"],
  ["one of ten failed", judgeErrorRate({ calls: 10, failed: 1 }), "warning"],
  ["one of a thousand failed", judgeErrorRate({ calls: 1000, failed: 1 }), "ok"],
  ["one in twenty failed", judgeErrorRate({ calls: 100, failed: 5 }), "failing"],
  ["too few calls to be slow", judgeResponseTime([{ upToMs: 5000, calls: 19 }]), "ok"],
  [
    "one slow call in twenty",
    judgeResponseTime([
      { upToMs: 10, calls: 19 },
      { upToMs: 60_000, calls: 1 },
    ]),
    "ok",
  ],
  [
    "two slow calls in twenty",
    judgeResponseTime([
      { upToMs: 10, calls: 18 },
      { upToMs: 2500, calls: 2 },
    ]),
    "warning",
  ],
  ["calls that take ever so long", judgeResponseTime([{ upToMs: 60_000, calls: 20 }]), "failing"],
])("%s", (_what, judged, status) => {
  expect([judged.status, judged.measured]).toEqual([status, expect.stringMatching(/\w.*$/)]);
});

test("a duration is counted in the step it fits in", () => {
  expect([0, 5, 5.1, 999, 61_000, 1e9].map(stepOf)).toEqual([5, 5, 10, 1000, 60_000, 60_000]);
  expect(durationSteps.toSorted((a, b) => a - b)).toEqual([...durationSteps]);
  expect(percentile([], 0.95)).toBe(0);
});

test.each([
  [0, "0 s"],
  [59_000, "59 s"],
  [60_000, "1 min"],
  [3_599_000, "59 min"],
  [3_600_000, "1 h"],
  [11_100_000, "3 h 5 min"],
  [172_800_000, "2 days"],
])("%i ms are %s", (ms, text) => expect(spanText(ms)).toBe(text));

test("the overall status is the worst one", () => {
  expect(worstOf(["ok", "not_set_up"])).toBe("ok");
  expect(worstOf(["ok", "unknown"])).toBe("unknown");
  expect(worstOf(["unknown", "warning"])).toBe("warning");
  expect(worstOf(["warning", "failing", "ok"])).toBe("failing");
  expect(worstOf([])).toBe("unknown");
});
