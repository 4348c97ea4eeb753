import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { UnassignedReason } from "#domain/routing/route-plan.ts";
import type { DayFigures } from "#domain/routing-day/day-figures.ts";
import type { RoutingDay } from "#domain/routing-day/routing-day.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import { moment } from "./columns.ts";

/** The settings of a run. */
export type RunWishes = {
  readonly driverIds: readonly string[];
  readonly vehicleIds: readonly string[];
  readonly keepsAccepted: boolean;
  readonly soonHours: number;
  readonly isRobust: boolean;
  readonly seconds: number;
  readonly seed: number;
};

/** The day as it was looked at, with the version of each trip. */
export type RunFacts = Omit<RoutingDay, "midnight"> & {
  readonly midnight: string;
  readonly versions: Readonly<Record<string, number>>;
  readonly points: readonly { readonly lat: number; readonly lng: number }[];
  /** Trips with an address that we don’t know: they count from the city centre. */
  readonly unknownPlaces: readonly string[];
};

export type RunProgress = {
  /** From 0 to 1. */
  readonly share: number;
  /** After so many seconds, the best plan so far. */
  readonly curve: readonly {
    readonly at: number;
    readonly cents: number;
    readonly emptyKm: number;
    readonly unassigned: number;
  }[];
  /** The best plan so far, by trip. */
  readonly crews: Readonly<Record<string, string>>;
};

export const routeRuns = pgTable("route_runs", {
  id: uuid().primaryKey(),
  day: date().$type<LocalDate>().notNull(),
  state: text().$type<"waiting" | "searching" | "ready" | "failed">().notNull(),
  version: integer().notNull().default(1),
  wishes: jsonb().$type<RunWishes>().notNull(),
  facts: jsonb().$type<RunFacts>(),
  progress: jsonb().$type<RunProgress>(),
  /** Before and after, for the list of runs. */
  figures: jsonb().$type<{ readonly before: DayFigures; readonly after: DayFigures }>(),
  planNumber: integer("plan_number"),
  stopRequested: boolean("stop_requested").notNull().default(false),
  appliedAt: moment("applied_at"),
  appliedBy: text("applied_by"),
  appliedPlan: uuid("applied_plan"),
  appliedTrips: integer("applied_trips"),
  createdBy: text("created_by").notNull(),
  createdAt: moment("created_at").notNull(),
  startedAt: moment("started_at"),
  /** When the search last said how far it is. */
  heardAt: moment("heard_at"),
  endedAt: moment("ended_at"),
});

export type RunLateness = {
  readonly shares: Readonly<Record<string, number>>;
  readonly latePickups: number;
  readonly lateMinutes: number;
};

export const routeRunPlans = pgTable(
  "route_run_plans",
  {
    runId: uuid("run_id").notNull(),
    number: integer().notNull(),
    beforeNumber: integer("before_number"),
    kind: text().$type<"search" | "move" | "pin" | "unpin">().notNull(),
    tripId: uuid("trip_id"),
    /** The crew of each trip. */
    crews: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    leftOut: jsonb("left_out").$type<Readonly<Record<string, UnassignedReason>>>().notNull(),
    pinned: jsonb().$type<readonly string[]>().notNull(),
    lateness: jsonb().$type<RunLateness>(),
    madeBy: text("made_by").notNull(),
    madeAt: moment("made_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.number] })],
);
