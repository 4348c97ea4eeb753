import { sampleCompany } from "#db/seed/people/sample-company.ts";
import type { BoardDriver, BoardTrip, BoardVehicle } from "#features/dispatch/board/contract.ts";
import type { DriverTrip } from "#features/trips/own/contract.ts";

/** A trip as a driver's screen receives it: an hour from noon in Cape Town on 20 November 2026. */
export const aShownTrip = (changes: Partial<DriverTrip> = {}): DriverTrip => ({
  id: "0190f000-0000-7000-8000-000000000001",
  reference: "CTS-7K3M9Q",
  state: "assigned",
  service_type: "airport_transfer",
  offer: "airport-transfers",
  service_name: "Airport Transfer",
  tour_name: null,
  pickup_at: "2026-11-20T10:00:00.000Z",
  ends_at: "2026-11-20T11:00:00.000Z",
  pickup_location: "Cape Town International Airport",
  destination: "12 Kloof Street, Gardens",
  passengers: 2,
  bags: 2,
  child_seats: 0,
  child_seat_sizes: {},
  part: 1,
  vehicles: 1,
  continues: null,
  stops: [],
  passenger_name: "Thandi Mokoena",
  passenger_phone: null,
  notes: null,
  flight: null,
  version: 1,
  is_offer: false,
  vehicle: { plate: "CA 482-117", name: "Toyota Corolla", seats: 4 },
  reconfirm_from: "2026-11-19T16:00:00.000Z",
  arrived_at: null,
  free_wait_minutes: 60,
  late: null,
  relief: null,
  flight_news: null,
  ...changes,
});

/** The same as the dispatcher's screen receives it. */
export function aBoardTrip(changes: Partial<BoardTrip> = {}): BoardTrip {
  const {
    is_offer: _,
    arrived_at: _arrived,
    relief: _relief,
    free_wait_minutes: _free,
    reconfirm_from: _from,
    flight_news: _news,
    ...trip
  } = aShownTrip({ passenger_phone: "+27 82 555 0199" });
  return {
    ...trip,
    vehicle_class: "sedan",
    organisation: null,
    driver: { id: "d1", name: "Sipho Ndlovu", phone: "+27 82 555 0201" },
    vehicle: { id: "v1", ...trip.vehicle },
    decided: [],
    offered_to: [],
    offer_until: null,
    ...changes,
  };
}

export const aBoardDriver = (changes: Partial<BoardDriver> = {}): BoardDriver => ({
  id: "d1",
  name: "Sipho Ndlovu",
  phone: "+27 82 555 0201",
  is_away: false,
  provider: null,
  is_guide: false,
  documents_until: "2028-06-30",
  has_shifts: (changes.shifts ?? []).length > 0,
  shifts: [],
  absences: [],
  ...changes,
});

export const aBoardVehicle = (changes: Partial<BoardVehicle> = {}): BoardVehicle => ({
  id: "v1",
  plate: "CA 482-117",
  name: "Toyota Corolla",
  vehicle_class: "sedan",
  seats: 4,
  bags: 3,
  state: "available",
  provider: null,
  documents_until: "2028-06-30",
  absences: [],
  ...changes,
});

export const companyAnswer = { "company-details": sampleCompany };
