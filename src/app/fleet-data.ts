import type { TableEntry } from "./table-entry.ts";

/** Vehicles, their care and where they are, as entries of the register of personal data. */
export const fleetData: Readonly<Record<string, TableEntry>> = {
  vehicles: {
    plain: `id band make model year seats bags state odometer_km owner_id colour fuel has_trailer_hook photo_id version
      updated_at retired_at documents_until licence_types created_at`,
    business: "plate vin note",
  },
  vehicle_moves: { plain: "id vehicle_id from_state to_state actor created_at", business: "reason" },
  vehicle_absences: { plain: "id vehicle_id kind span work_order_id created_by created_at", business: "reason" },
  service_calendars: { plain: "user_id id created_at" },
  equipment: { plain: "id kind quantity version updated_at" },
  maintenance_plans: {
    plain: "id vehicle_id every_km every_months last_km last_on version ended_at created_at",
    business: "name",
  },
  work_orders: {
    plain: `id vehicle_id plan_id state version priority labour_cents odometer_km planned_from planned_to done_on
      created_by created_at updated_at`,
    business: "title note checklist parts",
  },
  work_order_moves: { plain: "id work_order_id from_state to_state actor created_at", business: "reason" },
  odometer_readings: { plain: "id vehicle_id km read_at source actor created_at" },
  fuel_entries: {
    plain: "id vehicle_id filled_at litres cost_cents km is_full file_id actor created_at",
    business: "station",
  },
  vehicle_defects: {
    plain: "id vehicle_id driver_id severity photo_id state version work_order_id reported_by created_at",
    staff: "text",
  },
  vehicle_defect_moves: { plain: "id defect_id from_state to_state actor created_at", business: "reason" },
  // A driver's way on duty is kept for a year at most, and is no one's after that; what a device is called by is random.
  tracking_devices: { plain: "id token_hash vehicle_id driver_id created_by created_at withdrawn_at" },
  positions: {
    plain: "source_id taken_at received_at vehicle_id driver_id trip_id is_skewed",
    staff: "latitude longitude accuracy_m speed_kmh heading battery",
  },
  latest_positions: {
    plain: "vehicle_id source_id taken_at received_at driver_id trip_id is_skewed duty_until is_on_shift",
    staff: "latitude longitude accuracy_m speed_kmh heading battery",
  },
};
