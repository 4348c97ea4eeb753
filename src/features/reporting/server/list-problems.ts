import { addDays, addHours, localDate, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import { type TripProblemKind, tripProblemKinds, urgency } from "#domain/trip/next-problems.ts";
import type { Context } from "#platform/context.ts";
import { applicationDueAt, driverDueAt, inOrderOfNeed, levelOf, lookAhead } from "../policy.ts";
import type { Problem } from "../problem-contract.ts";
import { findAlarmsNotTaken } from "./alarm-views.ts";
import { listTasks } from "./list-tasks.ts";
import { listTripProblems } from "./list-trip-problems.ts";
import { listWaiting, type RawProblem } from "./list-waiting.ts";
import {
  findApplicationsWaiting,
  findCashNotCollected,
  findEnquiriesUnanswered,
  findMailsFailed,
  findPermitsEnding,
  findRequestsUnanswered,
  findTripsNotStarted,
  findTripsWithoutDriver,
  findUnpaidBefore,
} from "./today-views.ts";

/** More than anyone handles before the list refreshes. */
const perKind = 50;
const endOfDay = localTime("23:59");

/** Everything that needs someone, most urgent first. */
export async function listProblems(ctx: Context): Promise<Problem[]> {
  const matches = [
    ...(await alarms(ctx)),
    ...(await tripsNotStarted(ctx)),
    ...(await trips(ctx)),
    ...(await listTripProblems(ctx)),
    ...(await requests(ctx)),
    ...(await enquiries(ctx)),
    ...(await unpaid(ctx)),
    ...(await cashNotCollected(ctx)),
    ...(await permits(ctx)),
    ...(await applications(ctx)),
    ...(await mails(ctx)),
    ...(await listWaiting(ctx)),
  ];
  const tasks = await listTasks(ctx, matches);
  return inOrderOfNeed(
    oneLineATrip([...matches, ...tasks], ctx.now).map(({ dueAt, tripId, ...problem }) => ({
      open_cents: null,
      trip: null,
      task: null,
      ...problem,
      id: `${problem.kind} ${problem.id}`,
      due_at: dueAt.toISOString(),
      level: levelOf(dueAt, ctx.now),
    })),
  );
}

/** Opens the vehicle on the map, or the driver: the alarm itself is shown on every page until it is closed. */
async function alarms({ db }: Context): Promise<RawProblem[]> {
  const alarmsNotTaken = await findAlarmsNotTaken(db, perKind);
  return alarmsNotTaken.map(({ id, tripId, driverId, vehicleId, driver, raisedAt, reference }) => ({
    id,
    kind: "sos_open",
    subject: driver,
    detail: reference ?? "",
    ...(tripId && { tripId }),
    opens: vehicleId
      ? { kind: "tracking", vehicle: vehicleId }
      : { kind: "driver_record", id: driverId, tab: "profile" },
    dueAt: raisedAt,
  }));
}

async function tripsNotStarted({ db, now }: Context): Promise<RawProblem[]> {
  const result = await findTripsNotStarted(db, now, perKind);
  return result.map(({ id, reference, pickupAt, pickup, destination, driver }) => ({
    id,
    tripId: id,
    kind: "trip_not_started",
    subject: reference,
    detail: `${driver ?? "No driver"}, ${pickup} → ${destination}`,
    opens: { kind: "booking", reference },
    dueAt: pickupAt,
  }));
}

async function trips({ db, now }: Context): Promise<RawProblem[]> {
  const tripsWithoutDriver = await findTripsWithoutDriver(db, now, addHours(now, lookAhead.unassignedHours), perKind);
  return tripsWithoutDriver.map(({ id, reference, leg, pickupAt, passengers, pickup, destination }) => ({
    id,
    tripId: id,
    kind: "trip_without_driver",
    subject: reference,
    detail: `${leg > 1 ? "return trip, " : ""}${pickup} → ${destination}, ${passengers} pax`,
    opens: { kind: "booking", reference },
    dueAt: driverDueAt(pickupAt),
  }));
}

async function requests({ db, now }: Context): Promise<RawProblem[]> {
  const requestsUnanswered = await findRequestsUnanswered(db, addHours(now, 24), perKind);
  return requestsUnanswered.map(({ reference, name, serviceName, dueAt }) => ({
    id: reference,
    kind: "request_unanswered",
    subject: reference,
    detail: `${name}, ${serviceName}`,
    opens: { kind: "booking", reference },
    dueAt,
  }));
}

async function enquiries({ db }: Context): Promise<RawProblem[]> {
  const enquiriesUnanswered = await findEnquiriesUnanswered(db, perKind);
  return enquiriesUnanswered.map(({ id, reference, name, message, dueAt }) => ({
    id: reference,
    kind: "enquiry_unanswered",
    subject: reference,
    detail: `${name}: ${shortened(message)}`,
    opens: { kind: "enquiry", id },
    dueAt,
  }));
}

async function unpaid({ db, now }: Context): Promise<RawProblem[]> {
  const unpaidBefore = await findUnpaidBefore(db, addHours(now, lookAhead.unpaidHours), perKind);
  return unpaidBefore.map(({ reference, name, openCents, pickupAt }) => ({
    id: reference,
    kind: "booking_unpaid",
    subject: reference,
    detail: name,
    open_cents: openCents,
    opens: { kind: "booking", reference },
    dueAt: pickupAt,
  }));
}

async function cashNotCollected({ db }: Context): Promise<RawProblem[]> {
  const result = await findCashNotCollected(db, perKind);
  return result.map(({ reference, name, openCents, droppedOffAt }) => ({
    id: reference,
    kind: "cash_not_collected",
    subject: reference,
    detail: name,
    open_cents: openCents,
    opens: { kind: "booking", reference },
    dueAt: droppedOffAt,
  }));
}

async function permits({ db, now }: Context): Promise<RawProblem[]> {
  const permitsEnding = await findPermitsEnding(db, addDays(localDateOf(now), lookAhead.permitDays));
  return permitsEnding.map(({ id, name, email, endsOn }) => ({
    id,
    kind: "permit_ending",
    subject: name,
    detail: "",
    opens: { kind: "driver", email },
    dueAt: momentOf(localDate(endsOn), endOfDay),
  }));
}

async function applications({ db }: Context): Promise<RawProblem[]> {
  const applicationsWaiting = await findApplicationsWaiting(db, perKind);
  return applicationsWaiting.map(({ id, reference, kind, name, since }) => ({
    id,
    kind: "application_waiting",
    subject: name,
    detail: reference,
    opens: { kind: "application", id, of: kind },
    dueAt: applicationDueAt(since),
  }));
}

async function mails({ db, now }: Context): Promise<RawProblem[]> {
  const mailsFailed = await findMailsFailed(db, addHours(now, -lookAhead.mailHours), perKind);
  return mailsFailed.map(({ id, recipient, template, createdAt }) => ({
    id,
    kind: "mail_failed",
    subject: recipient,
    detail: template.replaceAll("-", " "),
    opens: { kind: "email", id },
    dueAt: createdAt,
  }));
}

const shortened = (text: string) => (text.length > 90 ? `${text.slice(0, 89).trimEnd()}…` : text);

type ProblemLine = RawProblem & Pick<Problem, "also">;

/** A queue line’s kind on the dispatcher’s board, so that both name the same thing first. */
const onBoard: Readonly<Partial<Record<Problem["kind"], TripProblemKind>>> = {
  sos_open: "sos",
  trip_not_started: "not_departed",
  trip_without_driver: "no_driver",
  booking_unpaid: "unpaid",
};

/**
 * Combines a trip’s problems into one row that leads with the most urgent. An unpaid amount joins a trip of its
 * booking. Tasks stay separate, because each is finished by itself.
 */
function oneLineATrip(problems: readonly RawProblem[], now: Date): ProblemLine[] {
  const tripOf = new Map(
    problems.flatMap(({ tripId, subject }) => (tripId ? [[subject, tripId] as const] : [])).reverse(),
  );
  const lineOf = (problem: RawProblem) =>
    problem.tripId ?? (problem.kind === "booking_unpaid" ? tripOf.get(problem.subject) : undefined) ?? problem;
  return [...Map.groupBy(problems, lineOf).values()].flatMap((together) => {
    const [worst, ...others] = together.toSorted(
      (a, b) => urgencyOf(b, now) - urgencyOf(a, now) || rankOf(a) - rankOf(b),
    );
    if (!worst) return [];
    const also = others.map(({ kind, trip = null }) => ({ kind, trip }));
    const open = together.find(({ open_cents }) => open_cents)?.open_cents ?? null;
    return [{ ...worst, open_cents: open, also }];
  });
}

const namedOn = ({ kind, trip }: RawProblem): TripProblemKind | undefined => trip ?? onBoard[kind];

function urgencyOf(problem: RawProblem, now: Date): number {
  const kind = namedOn(problem);
  return kind ? urgency({ kind, dueAt: problem.dueAt }, now) : 0;
}

const rankOf = (problem: RawProblem): number => tripProblemKinds.findIndex((kind) => kind === namedOn(problem));
