import type { ServiceOptionId } from "../company/catalogue.ts";
import { trailerBags } from "../pricing/choose-vehicle.ts";
import { type LocalDate, localDateOf } from "../time/local-time.ts";
import type { FleetVehicle, Span } from "../trip/capacity.ts";
import { documentBlocks } from "./document-blocks.ts";
import type { ComplianceDocument } from "./document-status.ts";
import type { DocumentOwner, DocumentType } from "./document-types.ts";
import { type FatigueRules, fatigueBreaches, type WorkSpan } from "./fatigue.ts";

/** Who may decide against a reason, with a reason of their own. Nobody lets a driver go who has left. */
export type Override = "dispatcher" | "super_user" | "nobody";

export type GateReason = {
  readonly kind: GateReasonKind;
  /** The driver's name, the plate, the provider or the company. */
  readonly who: string;
  readonly override: Override;
  readonly document?: DocumentType;
  /** The last day of the document, or the day that is not reached. */
  readonly date?: LocalDate;
  readonly has?: number;
  readonly needs?: number;
};

export const gateReasonKinds = [
  "driver_not_active",
  "driver_away",
  "driver_busy",
  "driver_age_unknown",
  "driver_too_young",
  "licence_code",
  "duty_too_long",
  "no_pause",
  "vehicle_not_available",
  "vehicle_away",
  "vehicle_busy",
  "too_few_seats",
  "too_many_bags",
  "child_seats",
  "document_missing",
  "document_not_verified",
  "document_rejected",
  "document_expires",
  "licence_type",
] as const;
export type GateReasonKind = (typeof gateReasonKinds)[number];

export type GateTrip = Span & {
  readonly service: ServiceOptionId;
  /** Someone explains the sights on the way. */
  readonly isGuided: boolean;
  readonly hasOwnBreaks: boolean;
  readonly passengers: number;
  readonly bags: number;
  readonly childSeats: number;
};

export type GateDriver = {
  readonly name: string;
  readonly state: string;
  readonly bornOn: LocalDate | null;
  readonly documents: readonly ComplianceDocument[];
  /** Every other trip around this one, with the way there and the turnaround. */
  readonly work: readonly WorkSpan[];
  /** Leave and blocked times that were granted. */
  readonly away: readonly Span[];
};

export type GateVehicle = Pick<FleetVehicle, "band" | "seats" | "bags"> & {
  readonly plate: string;
  readonly state: string;
  readonly documents: readonly ComplianceDocument[];
  readonly taken: readonly Span[];
  /** In the workshop, off the road or kept back. */
  readonly away: readonly Span[];
  readonly childSeatsFree: number;
};

/** The company, and the provider where the driver or the vehicle is one's. */
export type GateCompany = {
  readonly owner: Extract<DocumentOwner, "company" | "provider">;
  readonly name: string;
  readonly documents: readonly ComplianceDocument[];
};

export type GateInput = {
  readonly trip: GateTrip;
  readonly driver: GateDriver;
  readonly vehicle: GateVehicle;
  readonly companies: readonly GateCompany[];
  readonly rules: FatigueRules;
};

/** May this driver drive this trip in this vehicle? Every reason why not, none when they may; judged by the day the trip ends. */
export function gateReasons(input: GateInput): readonly GateReason[] {
  return [...driverReasons(input), ...vehicleReasons(input), ...documentBlocks(input, localDateOf(input.trip.to))];
}

/** What is left when someone of this standing decides against it. */
export const reasonsAgainst = (
  reasons: readonly GateReason[],
  by: "driver" | "dispatcher" | "super_user",
): readonly GateReason[] =>
  reasons.filter(({ override }) => {
    if (override === "nobody" || by === "driver") return true;
    return override === "super_user" && by !== "super_user";
  });

const overlaps = (spans: readonly Span[], trip: Span): boolean =>
  spans.some(({ from, to }) => from < trip.to && trip.from < to);

function driverReasons({ trip, driver, rules }: GateInput): readonly GateReason[] {
  const { name: who, state, work, away } = driver;
  const tired = fatigueBreaches(work, trip, rules).map(
    ({ kind, hours, atMost }): GateReason => ({ kind, who, override: "super_user", has: hours, needs: atMost }),
  );
  return [
    ...when(state === "left", { kind: "driver_not_active", who, override: "nobody" }),
    ...when(state !== "left" && state !== "active", { kind: "driver_not_active", who, override: "super_user" }),
    ...when(overlaps(away, trip), { kind: "driver_away", who, override: "dispatcher" }),
    ...when(overlaps(work, trip), { kind: "driver_busy", who, override: "dispatcher" }),
    ...tired,
  ];
}

function vehicleReasons({ trip, vehicle }: GateInput): readonly GateReason[] {
  const { plate: who, state, seats, bags, band, taken, away, childSeatsFree } = vehicle;
  const room = bags + (band === "sedan" ? 0 : trailerBags);
  return [
    ...when(state === "retired", { kind: "vehicle_not_available", who, override: "nobody" }),
    ...when(state === "maintenance" || state === "off_road", {
      kind: "vehicle_not_available",
      who,
      override: "super_user",
    }),
    ...when(overlaps(away, trip), { kind: "vehicle_away", who, override: "dispatcher" }),
    ...when(overlaps(taken, trip), { kind: "vehicle_busy", who, override: "dispatcher" }),
    ...when(seats < trip.passengers, {
      kind: "too_few_seats",
      who,
      override: "nobody",
      has: seats,
      needs: trip.passengers,
    }),
    ...when(room < trip.bags, { kind: "too_many_bags", who, override: "dispatcher", has: room, needs: trip.bags }),
    ...when(childSeatsFree < trip.childSeats, {
      kind: "child_seats",
      who,
      override: "dispatcher",
      has: childSeatsFree,
      needs: trip.childSeats,
    }),
  ];
}

const when = (isSo: boolean, reason: GateReason): readonly GateReason[] => (isSo ? [reason] : []);
