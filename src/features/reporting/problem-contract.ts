import * as z from "zod/mini";
import { applicationKinds } from "#domain/partner/application-lifecycle.ts";
import { organisationKinds } from "#domain/partner/organisation-kinds.ts";
import { tripProblemKinds } from "#domain/trip/next-problems.ts";

const moment = z.iso.datetime();

export const problemKinds = [
  "trip_not_started",
  "trip_without_driver",
  "enquiry_unanswered",
  "request_unanswered",
  "booking_unpaid",
  "cash_not_collected",
  "permit_ending",
  "application_waiting",
  "mail_failed",
  "hold_ending",
  "change_waiting",
  "proof_waiting",
  "refund_waiting",
  "task_open",
  "trip_problem",
  "sos_open",
] as const;

/** The subject of a problem, and so the page its line opens. */
export const opens = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("booking"), reference: z.string() }),
  z.object({ kind: z.literal("application"), id: z.string(), of: z.enum(applicationKinds) }),
  z.object({ kind: z.literal("enquiry"), id: z.string() }),
  z.object({ kind: z.literal("quote"), id: z.string() }),
  z.object({ kind: z.literal("proof"), id: z.string() }),
  z.object({ kind: z.literal("refund"), reference: z.string() }),
  z.object({ kind: z.literal("notification"), id: z.string() }),
  z.object({ kind: z.literal("email"), id: z.string() }),
  z.object({ kind: z.literal("email_address"), address: z.string() }),
  z.object({ kind: z.literal("invoice"), id: z.string() }),
  z.object({ kind: z.literal("vehicle"), id: z.string() }),
  z.object({ kind: z.literal("driver"), email: z.string() }),
  z.object({ kind: z.literal("rating"), id: z.string() }),
  z.object({ kind: z.literal("incident"), id: z.string() }),
  z.object({ kind: z.literal("lost_item"), id: z.string() }),
  z.object({ kind: z.literal("trip_dispute"), id: z.string() }),
  z.object({ kind: z.literal("partner_dispute"), id: z.string() }),
  z.object({ kind: z.literal("trip"), id: z.string(), date: z.string() }),
  z.object({ kind: z.literal("tracking"), vehicle: z.string() }),
  /** Records of sales; a task about no record opens itself. */
  z.object({ kind: z.enum(["person", "deal", "task"]), id: z.string() }),
  z.object({ kind: z.literal("partner"), id: z.string(), of: z.enum(organisationKinds) }),
  z.object({ kind: z.literal("driver_record"), id: z.string(), tab: z.enum(["profile", "time", "work"]) }),
]);
export type Opens = z.output<typeof opens>;

const problemName = {
  kind: z.enum(problemKinds),
  /** For a trip: its problem. */
  trip: z.nullable(z.enum(tripProblemKinds)),
};

export const problem = z.object({
  /** Stable for each problem, so that a list keeps its place when refreshed. */
  id: z.string(),
  ...problemName,
  /** Other problems of the same trip, the most urgent first. */
  also: z.array(z.object(problemName)),
  /** The subject: a reference, a number, a name. Never an id. */
  subject: z.string(),
  detail: z.string(),
  /** The unpaid amount, if that is the problem. */
  open_cents: z.nullable(z.int()),
  opens,
  /** The task to finish, if it is one. */
  task: z.nullable(z.string()),
  /** When someone should have acted. */
  due_at: moment,
  level: z.enum(["late", "soon", "later"]),
});
export type Problem = z.output<typeof problem>;

/** Whether a line is about this, first or among other things. */
export const isAbout = ({ kind, also }: Pick<Problem, "kind" | "also">, request: Problem["kind"]): boolean =>
  kind === request || also.some((other) => other.kind === request);
