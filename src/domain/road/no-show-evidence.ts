import { companyRules } from "../company/company-rules.ts";
import { placeIn } from "../geography/find-place.ts";
import { straightKm } from "../geography/measure-road.ts";
import type { PlaceKind } from "../geography/place-row.ts";
import type { EventPlace } from "./event-chain.ts";

/** Asked by the driver, decided by a dispatcher. */
export const noShowStates = ["open", "confirmed", "refused"] as const;
export type NoShowState = (typeof noShowStates)[number];

/** The evidence needed before someone is called absent, in the order a driver gathers it. */
export const evidenceKinds = ["wait", "attempts", "place", "photo"] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** So many calls or messages, at different minutes. */
export const attemptsNeeded = 2;

export type NoShowFacts = {
  /** When the free waiting ends; null where the driver has not reported an arrival. */
  readonly freeUntil: Date | null;
  readonly attempts: readonly Date[];
  /** Where the driver’s phone was since the arrival, as often as it knew. */
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

/** Two presses within one minute are one attempt. */
export const countAttempts = (attempts: readonly Date[]): number =>
  new Set(attempts.map((at) => Math.floor(at.getTime() / 60_000))).size;

/** Where a name says which building it is, and not only which part of town. */
const exactKinds: readonly PlaceKind[] = ["airport", "station", "harbour", "hotel", "mall", "attraction", "hospital"];

/** Where the pickup is and how near to it a phone must have been; null where its address tells only the area. */
export function pickupPoint(pickupLocation: string) {
  const place = placeIn(pickupLocation);
  if (!place || !exactKinds.includes(place.kind)) return null;
  const { latitude, longitude, kind } = place;
  const { near, nearAirport } = companyRules.pickupMetres;
  return { latitude, longitude, reachM: kind === "airport" ? nearAirport : near };
}

/** Metres from the pickup, as far as we know where that is. */
export function metresFromPickup(place: EventPlace, pickupLocation: string): number | null {
  const pickup = pickupPoint(pickupLocation);
  return pickup && Math.round(straightKm(place, pickup) * 1000);
}

/** An address that no map of ours knows is judged by the dispatcher, who sees where the phone was. */
export function isNearPickup(place: EventPlace, pickupLocation: string): boolean {
  const pickup = pickupPoint(pickupLocation);
  const metres = metresFromPickup(place, pickupLocation);
  if (!pickup || metres === null) return true;
  return metres - Math.min(place.accuracyM, pickup.reachM) <= pickup.reachM;
}
