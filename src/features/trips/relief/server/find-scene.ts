import { isStranded } from "#domain/drive/relief.ts";
import { locate } from "#domain/geography/locate.ts";
import type { Point } from "#domain/geography/measure-road.ts";
import { places } from "#domain/geography/place.ts";
import { stays } from "#domain/geography/stays.ts";
import { namedPoint, pointIn, type WaitingPlace, waitingPlaceNear } from "#domain/road/waiting-place.ts";
import { isOnRoad } from "#domain/trip/trip-on-road.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findLastSeen } from "../../server/relief-views.ts";
import type { rescueContract, rescueStages } from "../rescue-contract.ts";
import type { LegTrip } from "./rescue-views.ts";

export type Stage = (typeof rescueStages)[number];
type PlaceAsked = ParsedOf<typeof rescueContract.rescueOptions>["place"];

export type Scene = {
  readonly stage: Stage;
  /** Null where no one knows. */
  readonly stoppedAt: Point | null;
  readonly meeting: WaitingPlace | null;
};

/** The vehicle whose passengers are there now: of one that broke down, the one that takes them on. */
export function lastVehicleOf(leg: readonly LegTrip[], id: string): LegTrip | undefined {
  const next = leg.filter(({ continues }) => continues === id);
  const waiting = next.find(({ state }) => state === "unassigned") ?? next.find(isStranded) ?? next[0];
  return waiting ? lastVehicleOf(leg, waiting.id) : leg.find((trip) => trip.id === id);
}

/** Undefined if the trip goes as planned or is over. */
export function stageOf(trip: Pick<LegTrip, "state" | "continues">): Stage | undefined {
  if (isStranded(trip)) return "waiting";
  if (!isOnRoad(trip)) return undefined;
  return trip.state === "onboard" || trip.state === "stopover" ? "aboard" : "before_pickup";
}

/** The place of the vehicle, and where its passengers should wait. */
export async function findScene(ctx: Context, trip: LegTrip, asked: PlaceAsked): Promise<Scene | undefined> {
  const stage = stageOf(trip);
  if (!stage) return undefined;
  if (asked) return { stage, ...(await askedPlace(ctx, asked)) };
  if (stage === "aboard") {
    const stoppedAt = await findLastSeen(ctx.db, trip.id, ctx.now);
    return { stage, stoppedAt, meeting: stoppedAt && waitingPlaceNear(stoppedAt, await namedPlaces(ctx)) };
  }
  const known = pointIn(trip.pickupLocation) ?? locate(trip.pickupLocation).place ?? undefined;
  const point = known ?? (trip.continues ? await findLastSeen(ctx.db, trip.continues, trip.pickupAt) : null);
  return {
    stage,
    stoppedAt: stage === "waiting" ? point : null,
    meeting: point && { text: trip.pickupLocation, point: pointOf(point), walkMetres: 0 },
  };
}

async function askedPlace(ctx: Context, asked: NonNullable<PlaceAsked>): Promise<Omit<Scene, "stage">> {
  if (!("text" in asked)) return { stoppedAt: asked, meeting: waitingPlaceNear(asked, await namedPlaces(ctx)) };
  const point = pointIn(asked.text) ?? locate(asked.text).place;
  return { stoppedAt: null, meeting: point && { text: asked.text, point: pointOf(point), walkMetres: 0 } };
}

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude });

/** Ours, and those of the map if there is one. */
async function namedPlaces(ctx: Context) {
  const ofMap = (await ctx.map.pois(ctx.log)).map(({ item }) => item);
  return [...places, ...stays, ...ofMap];
}

/** The address that is written: in people’s words, with the point that the map gave. */
export const writtenPlace = ({ text, at }: { readonly text: string; readonly at: Point | null }): string =>
  at && !pointIn(text) ? namedPoint(at, text) : text;
