import type { Result } from "#domain/result.ts";
import type { GateReasonShown, TripDone } from "#features/trips/contract.ts";
import type { Context } from "#platform/context.ts";

/** Who would drive a trip in what; null for both where no one would. */
export type PlannedCrew = {
  readonly tripId: string;
  readonly driverId: string | null;
  readonly vehicleId: string | null;
  /** When it would start; left out where it starts as it does. */
  readonly startsAt?: Date | undefined;
};

/** What the gate says of one trip of a plan, with all the others of the plan taken as done. */
export type CheckedCrew = {
  readonly tripId: string;
  readonly reasons: readonly GateReasonShown[];
  /** Whether a reason from the one who asks would be enough. */
  readonly mayOverride: boolean;
};

export type CrewsToApply = {
  readonly crews: readonly (PlannedCrew & {
    readonly version: number;
    /** Why it starts at another time, for its customer and its driver. */
    readonly moveReason?: string | undefined;
  })[];
  /** Why the gate is overridden. */
  readonly because: string | undefined;
  /** What the history of each trip says. */
  readonly reason: string;
};

/** What dispatch needs of trips inside its own transaction: a plan is applied as a whole, and only once. */
export type Crews = {
  /** One row for each trip that would have a driver; none for what doesn’t exist. */
  checkCrews(ctx: Context, planned: readonly PlannedCrew[]): Promise<readonly CheckedCrew[]>;
  /** All or nothing. A refusal names the trips it is about as `details.trip_ids`. */
  applyCrews(
    ctx: Context,
    asked: CrewsToApply,
  ): Promise<Result<readonly TripDone[], "trips_changed" | "blocked" | "not_possible" | "taken" | "no_such_crew">>;
};

declare module "#platform/context.ts" {
  interface Handed {
    readonly crews: Crews;
  }
}
