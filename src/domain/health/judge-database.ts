import {
  ageText,
  counted,
  failing,
  type Judgement,
  judgeAmount,
  judgeRemainder,
  notSetUp,
  ok,
  spanText,
} from "./health-status.ts";

/** The median of a few short queries: one slow answer does not make a slow database. */
export function judgeLatency(millisecondsEach: readonly number[]): Judgement {
  const middle = millisecondsEach.toSorted((a, b) => a - b)[Math.floor(millisecondsEach.length / 2)] ?? 0;
  const rounded = Math.max(1, Math.round(middle));
  return judgeAmount(middle, { warning: 100, failing: 1000 }, `A short question is answered in ${rounded} ms.`);
}

export function judgeMigrations(pending: readonly string[]): Judgement {
  if (pending.length === 0) return ok("The database matches this version of the software.");
  return failing(`${counted(pending.length, "migration")} missing, first ${pending[0]}.`);
}

/** Between the server’s clock and the database’s, in milliseconds. */
export function judgeClockDrift(driftMs: number): Judgement {
  const drift = Math.abs(driftMs);
  const apart = drift < 1000 ? `${Math.round(drift)} ms` : spanText(drift);
  return judgeAmount(
    drift,
    { warning: 2000, failing: 30_000 },
    `The clocks of server and database differ by ${apart}.`,
  );
}

export type DiskReading = { readonly freeBytes: number; readonly totalBytes: number };

const gigabyte = 1e9;
const roomOf = (bytes: number) =>
  bytes >= 10 * gigabyte ? Math.round(bytes / gigabyte) : Math.round(bytes / 1e8) / 10;

/** A large disk is judged by free gigabytes, a small one by its free share. */
export function judgeDisk({ freeBytes, totalBytes }: DiskReading): Judgement {
  const share = totalBytes === 0 ? 0 : freeBytes / totalBytes;
  const measured = `${roomOf(freeBytes)} GB of ${roomOf(totalBytes)} GB free.`;
  const byRoom = judgeRemainder(freeBytes, { warning: 5 * gigabyte, failing: gigabyte }, measured);
  const byShare = judgeRemainder(share, { warning: 0.1, failing: 0.03 }, measured);
  if (byRoom.status === "ok") return byRoom;
  return byRoom.status === "failing" || byShare.status !== "ok" ? byRoom : ok(measured);
}

export type BackupReading = {
  /** Undefined if none has ever succeeded. */
  readonly lastAt: Date | undefined;
  readonly lastFailure: { readonly at: Date; readonly message: string } | undefined;
  readonly isDemo: boolean;
};

const backupHours = { warning: 26, failing: 50 };

/** A backup is made every day: after two missed ones the company could lose more than it can afford. */
export function judgeBackup({ lastAt, lastFailure, isDemo }: BackupReading, now: Date): Judgement {
  const failedSince =
    lastFailure && (!lastAt || lastFailure.at > lastAt) ? ` The last attempt failed: ${lastFailure.message}` : "";
  if (!lastAt) {
    const none = `No backup has been made yet.${failedSince}`;
    return isDemo && !failedSince ? notSetUp(none) : failing(none);
  }
  const hours = (now.getTime() - lastAt.getTime()) / 3_600_000;
  const judged = judgeAmount(hours, backupHours, `The last backup was made ${ageText(lastAt, now)}.${failedSince}`);
  return judged.status === "ok" && failedSince ? { ...judged, status: "warning" } : judged;
}

export type DrillReading = {
  readonly hasBackup: boolean;
  /** The latest trial restore; undefined before the first. */
  readonly latest:
    | { readonly startedAt: Date; readonly state: "running" | "passed" | "failed"; readonly problem: string }
    | undefined;
};

const drillDays = { warning: 9, failing: 16 };

/** A backup is test-restored every Sunday: until then it is only a hope. */
export function judgeDrill({ hasBackup, latest }: DrillReading, now: Date): Judgement {
  if (!latest) return notSetUp(hasBackup ? "No backup has been tried yet." : "There is no backup to try yet.");
  const age = ageText(latest.startedAt, now);
  if (latest.state === "failed") return failing(`The trial restore ${age} failed. ${latest.problem}`);
  const days = (now.getTime() - latest.startedAt.getTime()) / (24 * 3_600_000);
  const passed = latest.state === "running" ? `A trial restore began ${age}.` : `The last trial restore passed ${age}.`;
  return judgeAmount(days, drillDays, passed);
}
