import { type CancellationRules, type CancellationTerms, cancellationTermsFor } from "../booking/cancellation-terms.ts";
import { type SeatingClass, vehicleClassSeating } from "../catalogue/vehicle-class.ts";

type Quoted = { readonly service_type: string; readonly vehicle_class: string | null; readonly passengers: number };

/** The cost of cancelling a quoted trip. Its class is the chosen one, or else the smallest that seats everyone. */
export const quotedCancellation = (
  rules: CancellationRules,
  trip: Quoted,
  classes: readonly SeatingClass[],
): CancellationTerms =>
  cancellationTermsFor(rules, {
    service: trip.service_type,
    vehicleClass: trip.vehicle_class ?? vehicleClassSeating(classes, trip.passengers),
  });
