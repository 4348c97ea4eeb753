import { serviceLevelAt } from "#domain/booking/service-level.ts";
import { accept } from "#domain/result.ts";
import { addDays, addHours, addMinutes, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { Today } from "../contract.ts";
import { lookAhead } from "../policy.ts";
import { isAbout, type Problem } from "../problem-contract.ts";
import { listProblems } from "./list-problems.ts";
import {
  countMailsFailed,
  countTripsBetween,
  countTripsWithoutDriver,
  countUnpaid,
  findEnquiriesUnanswered,
  findPermitsEnding,
  findTripsBetween,
} from "./today-views.ts";
import { countApplicationsWaiting } from "./views.ts";
import { countWaiting } from "./waiting-views.ts";

const midnight = localTime("00:00");
const problemsShown = 100;
const tripsShown = 200;

/** Our team’s day, counted on each request. */
export async function readToday(ctx: Context): Promise<{ ok: true; value: Today }> {
  const day = localDateOf(ctx.now);
  const from = momentOf(day, midnight);
  const until = momentOf(addDays(day, 1), midnight);
  const problems = await listProblems(ctx);
  const trips = await findTripsBetween(ctx.db, from, until, tripsShown);
  return accept({
    as_of: ctx.now.toISOString(),
    figures: {
      ...(await countFigures(ctx, from, until)),
      problems_late: problems.filter(({ level }) => level === "late").length,
      bookings_unpaid: problems.filter((problem) => isAbout(problem, "booking_unpaid")).length,
      ...tasksIn(problems),
    },
    problems: problems.slice(0, problemsShown),
    problem_count: problems.length,
    trips: trips.map(({ pickupAt, plannedEnd, ...trip }) => ({
      ...trip,
      pickup_at: pickupAt.toISOString(),
      planned_end: plannedEnd.toISOString(),
    })),
  });
}

/** Counted from the list, so that the number and what it opens agree. */
function tasksIn(problems: readonly Problem[]) {
  const tasks = problems.filter(({ kind }) => kind === "task_open");
  return { tasks_open: tasks.length, tasks_late: tasks.filter(({ level }) => level === "late").length };
}

async function countFigures(ctx: Context, from: Date, until: Date) {
  const { db, now } = ctx;
  const trips = await countTripsBetween(db, from, until);
  const unpaid = await countUnpaid(db);
  const applications = await countApplicationsWaiting(db);
  return {
    trips_today: trips.all,
    trips_done: trips.done,
    trips_interrupted: trips.interrupted,
    trips_without_driver: await countTripsWithoutDriver(db, now, addHours(now, lookAhead.unassignedHours)),
    unpaid_in_all: unpaid.count,
    unpaid_cents: unpaid.cents,
    applications_waiting: applications.reduce((sum, { count }) => sum + count, 0),
    mails_failed: await countMailsFailed(db, addHours(now, -lookAhead.mailHours)),
    ...(await countEnquiries(ctx)),
    ...(await countPermits(ctx)),
    ...(await countTeamWork(ctx)),
  };
}

async function countEnquiries({ db, now }: Context) {
  const open = await findEnquiriesUnanswered(db, 1000);
  const levels = open.map(({ createdAt, dueAt }) => serviceLevelAt(now, createdAt, dueAt));
  return {
    enquiries_open: open.length,
    enquiries_late: levels.filter((level) => level === "breached").length,
    enquiries_soon: levels.filter((level) => level === "warning").length,
  };
}

async function countPermits({ db, now }: Context) {
  const today = localDateOf(now);
  const ending = await findPermitsEnding(db, addDays(today, lookAhead.permitDays));
  const ended = ending.filter(({ endsOn }) => endsOn < today).length;
  return { permits_ended: ended, permits_ending: ending.length - ended };
}

async function countTeamWork({ db, now }: Context) {
  const waiting = await countWaiting(db, now, addMinutes(now, -lookAhead.mailStuckMinutes));
  return {
    holds_open: waiting.holdsOpen,
    requests_open: waiting.requestsOpen,
    requests_late: waiting.requestsLate,
    proofs_waiting: waiting.proofs,
    refunds_waiting: waiting.refunds,
    changes_waiting: waiting.changes,
    mails_stuck: waiting.mailsStuck,
  };
}
