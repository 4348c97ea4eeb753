import type { StatusLabel } from "../text/status-label.ts";
import type {
  DefectSeverity,
  DefectState,
  EquipmentKind,
  Fuel,
  VehicleAbsenceKind,
  VehicleState,
  WorkOrderPriority,
  WorkOrderState,
} from "./fleet.ts";

/** A vehicle's status in the same words on every screen, document and export. */
export const vehicleLabels: Readonly<Record<VehicleState, StatusLabel>> = {
  available: { label: "Available", tone: "ok" },
  maintenance: { label: "In maintenance", tone: "warn" },
  off_road: { label: "Off the road", tone: "bad" },
  retired: { label: "Retired", tone: "neutral" },
};

export const vehicleAbsenceLabels: Readonly<Record<VehicleAbsenceKind, StatusLabel>> = {
  maintenance: { label: "Maintenance", tone: "warn" },
  off_road: { label: "Off the road", tone: "bad" },
  reserved: { label: "Reserved", tone: "info" },
};

export const fuelLabels: Readonly<Record<Fuel, string>> = {
  petrol: "Petrol",
  diesel: "Diesel",
  hybrid: "Hybrid",
  electric: "Electric",
};

export const equipmentLabels: Readonly<Record<EquipmentKind, string>> = {
  infant_seat: "Infant seats",
  toddler_seat: "Toddler seats",
  booster_seat: "Booster seats",
  trailer: "Trailers",
  wheelchair_ramp: "Wheelchair ramps",
  cool_box: "Cool boxes",
  bike_rack: "Bike racks",
};

export const workOrderLabels: Readonly<Record<WorkOrderState, StatusLabel>> = {
  open: { label: "Open", tone: "info" },
  in_progress: { label: "In progress", tone: "warn" },
  blocked: { label: "Blocked", tone: "bad" },
  done: { label: "Done", tone: "ok" },
  cancelled: { label: "Cancelled", tone: "neutral" },
};

export const workOrderPriorityLabels: Readonly<Record<WorkOrderPriority, string>> = {
  low: "Low",
  normal: "Normal",
  high: "High",
};

export const defectLabels: Readonly<Record<DefectState, StatusLabel>> = {
  open: { label: "Open", tone: "warn" },
  scheduled: { label: "Scheduled", tone: "info" },
  mended: { label: "Repaired", tone: "ok" },
  dismissed: { label: "Dismissed", tone: "neutral" },
};

export const defectSeverityLabels: Readonly<Record<DefectSeverity, StatusLabel>> = {
  note: { label: "Note", tone: "neutral" },
  repair_soon: { label: "Repair soon", tone: "warn" },
  unsafe: { label: "Unsafe to drive", tone: "bad" },
};
