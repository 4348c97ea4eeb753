import { lifecycle } from "../lifecycle.ts";

export const vehicleStates = ["available", "maintenance", "off_road", "retired"] as const;
export type VehicleState = (typeof vehicleStates)[number];

/** A vehicle retired by mistake can be brought back. */
export const vehicleLifecycle = lifecycle<VehicleState>({
  available: ["maintenance", "off_road", "retired"],
  maintenance: ["available", "off_road", "retired"],
  off_road: ["available", "maintenance", "retired"],
  retired: ["available"],
});

export const fuels = ["petrol", "diesel", "hybrid", "electric"] as const;
export type Fuel = (typeof fuels)[number];

export const vehicleAbsenceKinds = ["maintenance", "off_road", "reserved"] as const;
export type VehicleAbsenceKind = (typeof vehicleAbsenceKinds)[number];

export const equipmentKinds = [
  "infant_seat",
  "toddler_seat",
  "booster_seat",
  "trailer",
  "wheelchair_ramp",
  "cool_box",
  "bike_rack",
] as const;
export type EquipmentKind = (typeof equipmentKinds)[number];
export const childSeatKinds = [
  "infant_seat",
  "toddler_seat",
  "booster_seat",
] as const satisfies readonly EquipmentKind[];

export const workOrderStates = ["open", "in_progress", "blocked", "done", "cancelled"] as const;
export type WorkOrderState = (typeof workOrderStates)[number];

export const workOrderLifecycle = lifecycle<WorkOrderState>({
  open: ["in_progress", "blocked", "done", "cancelled"],
  in_progress: ["blocked", "done", "cancelled"],
  blocked: ["in_progress", "done", "cancelled"],
  done: [],
  cancelled: [],
});

export const workOrderPriorities = ["low", "normal", "high"] as const;
export type WorkOrderPriority = (typeof workOrderPriorities)[number];

export type CheckItem = { readonly text: string; readonly done: boolean };
export type Part = { readonly name: string; readonly quantity: number; readonly cost_cents: number };

export const defectSeverities = ["note", "repair_soon", "unsafe"] as const;
export type DefectSeverity = (typeof defectSeverities)[number];

export const defectStates = ["open", "scheduled", "mended", "dismissed"] as const;
export type DefectState = (typeof defectStates)[number];

/** A repair or dismissal made too early is reopened. A cancelled work order leaves its defects open. */
export const defectLifecycle = lifecycle<DefectState>({
  open: ["scheduled", "mended", "dismissed"],
  scheduled: ["open", "mended", "dismissed"],
  mended: ["open"],
  dismissed: ["open"],
});
