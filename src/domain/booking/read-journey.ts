import type { ServiceOptionId, VehicleClass } from "../company/catalogue.ts";
import type { Journey } from "../pricing/journey-price.ts";
import { accept, type Result } from "../result.ts";
import { type LocalDate, type LocalTime, localDateOf } from "../time/local-time.ts";
import { checkTrip, type TripRefusal } from "../trip/trip.ts";
import { type ChildSeatSizes, fittedSizes } from "./child-seats.ts";
import { seasonProblem } from "./tour-season.ts";

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

/** The season of a tour that doesn’t run on its pickup date, as a sentence. */
export const seasonOf = (journey: Pick<Journey, "service" | "offer" | "destination" | "pickupAt">): string | null =>
  seasonProblem(journey, localDateOf(journey.pickupAt));

/** The journey a form describes, or why it isn’t possible. */
export function readJourney(wish: JourneyForm, now: Date): Result<Journey, TripRefusal> {
  const trip = checkTrip(
    {
      pickupDate: wish.pickup_date,
      pickupTime: wish.pickup_time,
      returnDate: wish.return_date,
      returnTime: wish.return_time,
    },
    now,
  );
  if (!trip.ok) return trip;
  return accept({
    service: wish.service_type,
    offer: wish.offer,
    pickupLocation: wish.pickup_location,
    destination: wish.destination,
    pickupAt: trip.value.pickupAt,
    returnAt: trip.value.returnAt,
    passengers: wish.passengers,
    bags: wish.bags,
    vehicleClass: wish.vehicle_class,
    childSeats: wish.child_seats,
    childSeatSizes: fittedSizes(wish.child_seat_sizes, wish.child_seats),
    extraStops: wish.extra_stops,
    hireUnit: wish.hire_unit,
    hireHours: wish.hire_hours,
    packageDays: wish.package_days,
  });
}
