import {
  ageText,
  counted,
  failing,
  type Judgement,
  judgeAmount,
  judgeNone,
  notSetUp,
  ok,
  shareText,
  spanText,
  warning,
} from "./health-status.ts";

export type QueueReading = { readonly waiting: number; readonly oldestDueAt: Date | undefined };

/** A queue is healthy while it moves, which the age of the oldest runnable job shows. */
export function judgeQueue({ waiting, oldestDueAt }: QueueReading, now: Date): Judgement {
  if (!oldestDueAt) return ok("Nothing waits.");
  const age = now.getTime() - oldestDueAt.getTime();
  const measured = `${counted(waiting, "job")} waiting, the oldest for ${spanText(age)}.`;
  return judgeAmount(age / 60_000, { warning: 3, failing: 15 }, measured);
}

/** Jobs that ran out of attempts within a day: each is something that should have happened but didn’t. */
export function judgeFailedJobs(failed: number): Judgement {
  if (failed === 0) return ok("No job has failed in the last 24 hours.");
  return judgeAmount(failed, { warning: 1, failing: 10 }, `${counted(failed, "job")} failed in the last 24 hours.`);
}

export type MailReading = {
  readonly hasMailServer: boolean;
  readonly sent: number;
  readonly failed: number;
  readonly oldestWaitingAt: Date | undefined;
  /** The mail server’s last answer; undefined if it was not asked. */
  readonly serverError: string | undefined;
};

const fewFailures = 3;

export function judgeMail(reading: MailReading, now: Date): Judgement {
  const { hasMailServer, sent, failed, oldestWaitingAt, serverError } = reading;
  const waited = oldestWaitingAt ? now.getTime() - oldestWaitingAt.getTime() : 0;
  const waiting = oldestWaitingAt ? ` The oldest waiting email was written ${ageText(oldestWaitingAt, now)}.` : "";
  if (waited >= 30 * 60_000) return failing(`Emails aren’t being sent.${waiting}`);
  if (!hasMailServer) return notSetUp("No mail server is set up: emails are saved but not sent.");
  if (serverError) return failing(`The mail server doesn’t answer: ${serverError}`);
  const measured = `${counted(failed, "email")} of ${sent + failed} failed in the last 24 hours (${shareText(failed, sent + failed)}).`;
  const share = failed / Math.max(1, sent + failed);
  if (failed >= fewFailures && share >= 0.2) return failing(measured);
  return failed > 0 && share >= 0.02 ? warning(measured) : ok(measured);
}

export type PromiseReading = { readonly overdue: number; readonly silent: number };

/** An answer may be late; a missing reminder means that the schedule itself has stopped. */
export const judgePromises = ({ overdue, silent }: PromiseReading): Judgement =>
  judgeNone(silent, {
    none:
      overdue === 0
        ? "No promised answer is overdue."
        : `${counted(overdue, "promised answer")} overdue, our team has been reminded of each.`,
    some: `${counted(silent, "promised answer")} overdue and no reminder was sent.`,
  });

export type TaskReading = {
  readonly task: string;
  readonly isFrequent: boolean;
  readonly isLate: boolean;
  readonly failedInARow: number;
};

/** A task that runs every few minutes must run; a nightly one can be made up in the morning. */
export function judgeTasks(tasks: readonly TaskReading[]): Judgement {
  const late = tasks.filter(({ isLate }) => isLate);
  const broken = tasks.filter(({ failedInARow }) => failedInARow > 0);
  const first = late[0] ?? broken[0];
  if (!first) return ok(`${counted(tasks.length, "task")} on time.`);
  const parts = [
    late.length > 0 && `${counted(late.length, "task")} late`,
    broken.length > 0 && `${counted(broken.length, "task")} failed last time`,
  ].filter((part) => part !== false);
  const measured = `${parts.join(", ")}, first ${first.task}.`;
  const isSerious = late.some(({ isFrequent }) => isFrequent) || broken.some(({ failedInARow }) => failedInARow >= 3);
  return isSerious ? failing(measured) : warning(measured);
}
