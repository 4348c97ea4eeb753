import type { ChildSeatKind, SeatShortage } from "../booking/child-seats.ts";
import type { ServiceOptionId } from "../company/catalogue.ts";
import type { LocalDate } from "../time/local-time.ts";
import type { FleetVehicle, Span } from "../trip/capacity.ts";
import type { ComplianceDocument } from "./document-status.ts";
import type { DocumentOwner, DocumentType } from "./document-types.ts";
import type { FatigueRules, WorkSpan } from "./fatigue.ts";

/** People who may override a reason, with a reason of their own. No one lets a driver go who has left. */
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
  /** The size that is missing; left out where it is all sizes together. */
  readonly seatSize?: ChildSeatKind;
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

/** From the pickup to the drop-off as planned. */
export type GateTrip = Span & {
  /** With the empty way out and home, and the turnaround: for this long it takes its driver and its vehicle. */
  readonly busy: Span;
  readonly service: ServiceOptionId;
  /** Someone explains the sights on the way. */
  readonly isGuided: boolean;
  readonly hasOwnBreaks: boolean;
  readonly passengers: number;
  readonly bags: number;
};

export type GateDriver = {
  readonly name: string;
  readonly state: string;
  readonly bornOn: LocalDate | null;
  readonly documents: readonly ComplianceDocument[];
  /** Every other trip around this one, from the pickup to the drop-off. */
  readonly work: readonly WorkSpan[];
  /** When they were on duty up to now, as they said so themselves. */
  readonly duty: readonly Span[];
  /** When those take their driver, with the way there and the turnaround. */
  readonly taken: readonly Span[];
  /** Leave and blocked times that were granted. */
  readonly away: readonly Span[];
};

export type GateVehicle = Pick<FleetVehicle, "vehicleClass" | "seats" | "bags"> & {
  readonly plate: string;
  readonly state: string;
  readonly documents: readonly ComplianceDocument[];
  readonly taken: readonly Span[];
  /** In the workshop, off the road or kept back. */
  readonly away: readonly Span[];
  /** Child seats that are not there for it, by size or of all sizes together. */
  readonly seatShortages: readonly SeatShortage[];
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
