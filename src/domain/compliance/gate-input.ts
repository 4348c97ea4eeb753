import type { ChildSeatKind, SeatShortage } from "../booking/child-seats.ts";
import type { VehicleClass, VehicleClasses } from "../catalogue/vehicle-class.ts";
import type { ServiceOptionId } from "../company/catalogue.ts";
import type { LocalDate } from "../time/local-time.ts";
import type { FleetVehicle, Span } from "../trip/capacity.ts";
import type { ComplianceDocument } from "./document-status.ts";
import type { DocumentOwner, DocumentType } from "./document-types.ts";
import type { FatigueRules, WorkSpan } from "./fatigue.ts";

/** The people who may override a reason, giving their own. No one can clear a driver who has left. */
export type Override = "dispatcher" | "super_user" | "nobody";

export type GateReason = {
  readonly kind: GateReasonKind;
  /** The driver's name, the number plate, the provider, the company or the extra. */
  readonly who: string;
  readonly override: Override;
  readonly document?: DocumentType;
  /** The document’s last day, or the day that isn’t covered. */
  readonly date?: LocalDate;
  readonly has?: number;
  readonly needs?: number;
  /** The missing size; absent if it is all sizes together. */
  readonly seatSize?: ChildSeatKind;
  /** The name of the class that was sold. */
  readonly sold?: string;
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
  "plainer_vehicle",
  "child_seats",
  "too_few_extras",
  "document_missing",
  "document_not_verified",
  "document_rejected",
  "document_expires",
  "licence_type",
] as const;
export type GateReasonKind = (typeof gateReasonKinds)[number];

/** From pickup to drop-off as planned. */
export type GateTrip = Span & {
  /** Including the empty drives before and after and the turnaround: how long it occupies driver and vehicle. */
  readonly busy: Span;
  readonly service: ServiceOptionId;
  /** Sights are explained on the way. */
  readonly isGuided: boolean;
  readonly hasOwnBreaks: boolean;
  readonly passengers: number;
  readonly bags: number;
  /** The class that was sold; null for a trip that is only being tried. */
  readonly vehicleClass: VehicleClass | null;
};

export type GateDriver = {
  readonly name: string;
  readonly state: string;
  readonly bornOn: LocalDate | null;
  readonly documents: readonly ComplianceDocument[];
  /** Other trips around this one, from pickup to drop-off. */
  readonly work: readonly WorkSpan[];
  /** Recorded duty so far, by the driver’s own reports. */
  readonly duty: readonly Span[];
  /** How long those occupy the driver, including approach and turnaround. */
  readonly taken: readonly Span[];
  /** Approved leave and blocked times. */
  readonly away: readonly Span[];
};

export type GateVehicle = Pick<FleetVehicle, "vehicleClass" | "seats" | "bags"> & {
  readonly plate: string;
  readonly state: string;
  readonly documents: readonly ComplianceDocument[];
  readonly taken: readonly Span[];
  /** In the workshop, off the road or reserved. */
  readonly away: readonly Span[];
  /** Missing child seats, by size or overall. */
  readonly seatShortages: readonly SeatShortage[];
};

/** The company, and the provider of the driver or vehicle if they have one. */
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
  readonly classes: VehicleClasses;
  readonly rules: FatigueRules;
};
