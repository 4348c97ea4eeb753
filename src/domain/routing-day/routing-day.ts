import type { Minutes, Window } from "../routing/routing-problem.ts";

/** Why a trip stays with its driver and vehicle, or why no one is sought for it. */
export const frozenReasons = [
  /** The driver has set out. */
  "on_road",
  /** A driver said yes to it, or has reconfirmed. */
  "accepted",
  /** It starts too soon to change hands. */
  "soon",
  /** It is being offered: the first who accepts has it. */
  "offered",
  /** It lasts longer than a day. */
  "several_days",
  /** Its driver or vehicle is not among those that were chosen. */
  "not_chosen",
  /** It was assigned although a rule speaks against it. */
  "overridden",
  /** Someone pinned it. */
  "pinned",
] as const;
export type FrozenReason = (typeof frozenReasons)[number];

/** A trip of the day. Times are minutes after midnight of its date: before it negative, and beyond 1440 on the next day. */
export type DayTrip = {
  readonly id: string;
  readonly pickupAt: Minutes;
  readonly endsAt: Minutes;
  /** With the empty ways and the turnaround, as dispatch counts it: no one has two trips of which these overlap. */
  readonly busyFrom: Minutes;
  readonly busyUntil: Minutes;
  /** Rows of the day’s roads. */
  readonly from: number;
  readonly to: number;
  /** With passengers. */
  readonly km: number;
  readonly seats: number;
  readonly bags: number;
  /** Such as a guide. */
  readonly needs: readonly string[];
  /** Its present crew. */
  readonly crew: string | null;
  readonly frozen: FrozenReason | null;
  /** Those who may drive it by the gate of dispatch. */
  readonly mayDrive: readonly string[];
  /** The objection to most others, in words. */
  readonly whyNot: string | null;
  /** Its pickup waits for a plane. */
  readonly meetsFlight: boolean;
};

/** A driver with a vehicle for one shift. */
export type DayCrew = {
  readonly id: string;
  readonly driverId: string;
  readonly vehicleId: string;
  /** Where driver and vehicle start and end their day: a row of the day’s roads. */
  readonly home: number;
  /** From the first pickup to the last drop-off, as the usual week says. */
  readonly shift: Window;
  /** The latest end, by the hours that the driver may work. */
  readonly endsBy: Minutes;
  readonly seats: number;
  readonly bags: number;
  readonly skills: readonly string[];
  readonly centsPerKm: number;
  readonly centsPerUse: number;
  readonly gramsPerKm: number | null;
  readonly provider: string | null;
  /** Trips may be given to it. */
  readonly isChosen: boolean;
};

/** Kilometres and minutes on empty roads, a row for each place. */
export type DayRoads = {
  readonly places: number;
  readonly km: ArrayLike<number>;
  readonly minutes: ArrayLike<number>;
};

/** The costs that the search weighs, in cents; set by the company. */
export type RouteCosts = {
  readonly centsPerKm: number;
  readonly centsPerUse: number;
  readonly overtimePerHourCents: number;
  readonly latePerMinuteCents: number;
  /** How late a pickup may be by the roads, before the trip counts as impossible. */
  readonly lateMinutesAtMost: number;
  /** The least that a change of driver has to save. */
  readonly changeCents: number;
};

export type RoutingDay = {
  readonly midnight: Date;
  readonly trips: readonly DayTrip[];
  readonly crews: readonly DayCrew[];
  readonly roads: DayRoads;
  readonly costs: RouteCosts;
  readonly rules: { readonly dutyHours: number; readonly pauseMinutes: number };
};

/** The crew of each trip by the trip’s id; a trip without an entry has no one. */
export type DayPlan = ReadonlyMap<string, string>;

export const presentPlan = ({ trips }: RoutingDay): DayPlan =>
  new Map(trips.flatMap(({ id, crew }) => (crew === null ? [] : [[id, crew] as const])));
