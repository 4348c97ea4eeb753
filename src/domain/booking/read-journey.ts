import type { Catalogue } from "../catalogue/catalogue.ts";
import { pausedBecause } from "../catalogue/service.ts";
import type { VehicleClass } from "../catalogue/vehicle-class.ts";
import type { ServiceOptionId } from "../company/catalogue.ts";
import type { Journey } from "../pricing/journey-price.ts";
import { accept, type Result } from "../result.ts";
import { type LocalDate, type LocalTime, localDateOf, localTimeOf } from "../time/local-time.ts";
import { checkTrip, type TripRefusal } from "../trip/trip.ts";
import { type ChildSeatSizes, fittedSizes } from "./child-seats.ts";
import { seasonProblem, startProblem } from "./tour-season.ts";

/** A journey as a form submits it. */
type JourneyForm = {
  readonly service_type: ServiceOptionId;
  readonly offer: string | null;
  readonly pickup_location: string;
  readonly destination: string;
  readonly pickup_date: LocalDate;
  readonly pickup_time: LocalTime;
  readonly return_date: LocalDate | null;
  readonly return_time: LocalTime | null;
  readonly passengers: number;
  readonly bags: number;
  readonly vehicle_class: VehicleClass | null;
  readonly child_seats: number;
  readonly child_seat_sizes: ChildSeatSizes;
  readonly extra_stops: readonly string[];
  readonly hire_unit: "half_day" | "full_day" | null;
  readonly hire_hours: number | null;
  readonly package_days: number | null;
};

/**
 * Why the trip isn’t offered, as a sentence: its service is paused, or when its tour runs that doesn’t run on the pickup
 * date, or doesn’t start at its time.
 */
export const seasonOf = (
  journey: Pick<Journey, "service" | "offer" | "destination" | "pickupAt">,
  { services, tours }: Pick<Catalogue, "services" | "tours">,
): string | null =>
  pausedBecause(services, journey) ??
  seasonProblem(journey, localDateOf(journey.pickupAt), tours) ??
  startProblem(journey, localTimeOf(journey.pickupAt), tours);

/** The journey a form describes, or why it isn’t possible. */
export function readJourney(form: JourneyForm, now: Date): Result<Journey, TripRefusal> {
  const trip = checkTrip(
    {
      pickupDate: form.pickup_date,
      pickupTime: form.pickup_time,
      returnDate: form.return_date,
      returnTime: form.return_time,
    },
    now,
  );
  if (!trip.ok) return trip;
  return accept({
    service: form.service_type,
    offer: form.offer,
    pickupLocation: form.pickup_location,
    destination: form.destination,
    pickupAt: trip.value.pickupAt,
    returnAt: trip.value.returnAt,
    passengers: form.passengers,
    bags: form.bags,
    vehicleClass: form.vehicle_class,
    childSeats: form.child_seats,
    childSeatSizes: fittedSizes(form.child_seat_sizes, form.child_seats),
    extraStops: form.extra_stops,
    hireUnit: form.hire_unit,
    hireHours: form.hire_hours,
    packageDays: form.package_days,
  });
}
