import { companyRules } from "../company/company-rules.ts";
import { placeIn } from "../geography/find-place.ts";
import { straightKm } from "../geography/measure-road.ts";
import type { PlaceKind } from "../geography/place-row.ts";
import type { EventPlace } from "./event-chain.ts";

/** Reported by the driver, decided by dispatch. */
export const noShowStates = ["open", "confirmed", "refused"] as const;
export type NoShowState = (typeof noShowStates)[number];

/** The evidence for a no-show, in the order a driver collects it. */
export const evidenceKinds = ["wait", "attempts", "place", "photo"] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** This many calls or messages, in different minutes. */
export const attemptsNeeded = 2;

export type NoShowFacts = {
  /** When free waiting ends; null if no arrival was reported. */
  readonly freeUntil: Date | null;
  readonly attempts: readonly Date[];
  /** The positions of the driver’s phone since arrival. */
  readonly places: readonly EventPlace[];
  readonly photos: number;
};

/** The evidence still missing at a moment. */
export function missingEvidence(facts: NoShowFacts, pickupLocation: string, at: Date): readonly EvidenceKind[] {
  const has: Readonly<Record<EvidenceKind, boolean>> = {
    wait: facts.freeUntil !== null && at >= facts.freeUntil,
    attempts: countAttempts(facts.attempts) >= attemptsNeeded,
    place: facts.places.some((place) => isNearPickup(place, pickupLocation)),
    photo: facts.photos > 0,
  };
  return evidenceKinds.filter((kind) => !has[kind]);
}

/** Two attempts within a minute count as one. */
export const countAttempts = (attempts: readonly Date[]): number =>
  new Set(attempts.map((at) => Math.floor(at.getTime() / 60_000))).size;

/** Kinds of places whose name identifies a building and not just an area. */
const exactKinds: readonly PlaceKind[] = ["airport", "station", "harbour", "hotel", "mall", "attraction", "hospital"];

/** The pickup point and how near a phone must have been; null if the address only names an area. */
export function pickupPoint(pickupLocation: string) {
  const place = placeIn(pickupLocation);
  if (!place || !exactKinds.includes(place.kind)) return null;
  const { latitude, longitude, kind } = place;
  const { near, nearAirport } = companyRules.pickupMetres;
  return { latitude, longitude, reachM: kind === "airport" ? nearAirport : near };
}

/** Metres from the pickup, if we know where that is. */
export function metresFromPickup(place: EventPlace, pickupLocation: string): number | null {
  const pickup = pickupPoint(pickupLocation);
  return pickup && Math.round(straightKm(place, pickup) * 1000);
}

/** For an address we can’t locate, dispatch judges by the phone’s position. */
export function isNearPickup(place: EventPlace, pickupLocation: string): boolean {
  const pickup = pickupPoint(pickupLocation);
  const metres = metresFromPickup(place, pickupLocation);
  if (!pickup || metres === null) return true;
  return metres - Math.min(place.accuracyM, pickup.reachM) <= pickup.reachM;
}
